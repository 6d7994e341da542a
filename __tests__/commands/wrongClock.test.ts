import { addIntegration, editIntegration } from '@/commands/integrations';
import { importReport, resolveDiscrepancy } from '@/commands/reconciliation';
import { addMerchant, changeMerchantStatus, editMerchant } from '@/commands/merchants';
import { recordRefund, recordVoid } from '@/commands/payments/recordPayments';
import { undo } from '@/commands/changes/auditTrail';
import { issueStatements, recordPayouts } from '@/commands/statements/statements';
import { newWorkspace, undoImport } from '@/commands/workspaces';
import { draftOfMerchant } from '@/domain/merchants/merchantForm';
import { selectIntegration, selectMerchant } from '@/selectors/entitySelectors';
import { merchantsActions } from '@/slices/entities/merchantsSlice';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { selectToasts } from '@/slices/ui/layoutSlice';
import { COLLECTIONS } from '@/store/persistence/entries/collections';
import { setupStore, type AppStore } from '@/store/store';
import { COMPLETE } from '../helpers/domain/merchantForm';
import { buildReport } from '../helpers/domain/reconciliation';
import { useClock } from '../helpers/store/tabs';
import { openWorkspaces } from '../helpers/openWorkspaces';

const HARBOR = 'MER001';
const REPORT = buildReport();
const sample = setupStore().getState();
const merchant = selectMerchant(sample, HARBOR)!;
const integration = selectIntegration(sample, 'INT001')!;
const paymentOf = (status: string) => sample.transactions.rows.find((row) => row.status === status)!.id;

afterEach(() => jest.useRealTimers());

const recordedIn = (store: AppStore) => COLLECTIONS.map(({ partOf }) => partOf(store.getState()));

const COMMANDS: Record<string, (store: AppStore) => unknown> = {
  'A new merchant': ({ dispatch }) => dispatch(addMerchant(COMPLETE)),
  'An edited merchant': ({ dispatch }) => {
    const draft = draftOfMerchant(merchant);
    return dispatch(editMerchant(HARBOR, draft, { ...draft, name: 'Another name' }));
  },
  'A suspension': ({ dispatch }) => dispatch(changeMerchantStatus(HARBOR, 'Suspended', 'Chargebacks')),
  'A new integration': ({ dispatch }) => dispatch(addIntegration({ ...integration, integrationName: 'B' })),
  'An edited integration': ({ dispatch }) =>
    dispatch(editIntegration(integration, { ...integration, integrationName: 'Another name' })),
  'A refund': ({ dispatch }) => {
    const transactionId = paymentOf('Completed');
    dispatch(dialogOpened({ kind: 'refundPayment', transactionId }));
    return dispatch(recordRefund({ transactionId, amount: 100, reason: 'Duplicate' }));
  },
  'A void': ({ dispatch }) => {
    const transactionId = paymentOf('Pending');
    dispatch(dialogOpened({ kind: 'voidPayment', transactionId }));
    return dispatch(recordVoid(transactionId));
  },
  'A payout': ({ dispatch }) => {
    dispatch(dialogOpened({ kind: 'payoutRun' }));
    return dispatch(recordPayouts({ amounts: { [HARBOR]: 100 }, day: '2024-06-30', reference: '' }));
  },
  'An issued statement': ({ dispatch }) => dispatch(issueStatements([HARBOR])),
  'A report': ({ dispatch }) => {
    dispatch(dialogOpened({ kind: 'bringInReport', from: 'file' }));
    dispatch(importReport({ ...REPORT, comparison: REPORT }));
    return false;
  },
  'A resolved discrepancy': ({ dispatch }) =>
    dispatch(resolveDiscrepancy({ reportId: 'R1', breakId: 'B1', reason: 'Agreed' })),
  'An undo': ({ dispatch }) => {
    dispatch(undo(merchantsActions.merchantRemoved(HARBOR)));
    return false;
  },
  'An import': ({ dispatch }) => dispatch(newWorkspace('My festival')) !== undefined,
  'An undone import': ({ dispatch }) => dispatch(undoImport(openWorkspaces, 'w1')),
};

test.each(Object.keys(COMMANDS))('%s is refused while the clock of the computer is wrong', async (name) => {
  useClock(new Date(12_024, 0, 1));
  const store = setupStore();
  const before = recordedIn(store);
  expect(await COMMANDS[name]!(store)).toBe(false);
  expect(recordedIn(store)).toEqual(before);
  expect(selectToasts(store.getState()).at(-1)).toMatchObject({
    title: 'Nothing was recorded',
    text: "Your computer's clock shows the year 12024. Set it and try again.",
  });
});

test.each([
  [new Date(1969, 11, 31, 23, 59, 59), false],
  [new Date(1970, 0, 1), true],
  [new Date(9999, 11, 31, 23, 59, 59), true],
  [new Date(10_000, 0, 1), false],
])('At %s a merchant is added: %s', (now, isAdded) => {
  useClock(now);
  expect(setupStore().dispatch(addMerchant(COMPLETE))).toBe(isAdded);
});
