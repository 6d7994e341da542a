import { undo } from '@/commands/changes/auditTrail';
import { saveNotes } from '@/commands/notes';
import { agreeOnRates } from '@/commands/payments/agreedRates';
import { saveChargeModel } from '@/commands/payments/chargeModel';
import { recordDispute } from '@/commands/payments/disputes';
import { recordVoid, withdrawRefund } from '@/commands/payments/recordPayments';
import { removeReport } from '@/commands/reconciliation';
import { restoreRecord } from '@/commands/changes/restoreRecord';
import { answerOpening, recordAdjustment } from '@/commands/statements/adjustments';
import { issueStatements, recordPayouts, reversePayout } from '@/commands/statements/statements';
import { selectChanges } from '@/selectors/changes/changesSelectors';
import { selectReports } from '@/selectors/reconciliation/reconciliationSelectors';
import { selectPayouts } from '@/selectors/statements/statementSources';
import { reconciliationActions } from '@/slices/entities/reconciliationSlice';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { asOfChosen, asOfPrepared } from '@/slices/ui/asOfSlice';
import { selectToasts } from '@/slices/ui/layoutSlice';
import { setupStore, type AppStore } from '@/store/store';
import { refundOf } from '../helpers/builders';
import { buildReport } from '../helpers/domain/reconciliation';
import { useClock } from '../helpers/store/tabs';

beforeEach(() => useClock(new Date(2024, 6, 1, 9, 0, 0)));
afterEach(() => jest.useRealTimers());

const COMPLETED = 'TR20240630-030';
const MODEL = { subject: 'workspace', subjectId: '' } as const;
const DISPUTE = {
  disputeId: undefined,
  transactionId: COMPLETED,
  status: 'needs response' as const,
  amount: 1_000,
  fee: 0,
  reason: 'fraudulent',
  networkCode: '',
  openedAt: '2024-06-30 10:00:00',
  evidenceDue: undefined,
  note: '',
};
const ABOUT = [{ subject: 'merchant', subjectId: 'MER001' }] as const;
const ADJUSTMENT = {
  kind: 'adjustment' as const,
  partyId: 'MER001',
  amount: 500,
  day: '2024-06-30',
  until: undefined,
  reason: 'Card reader',
  transactionId: undefined,
};
const RATES = { subject: 'merchant', subjectId: 'MER001', since: '2024-06-01', partnerName: undefined } as const;

function later(): void {
  jest.advanceTimersByTime(60_000);
}

function undoLast(store: AppStore): void {
  later();
  store.dispatch(undo(selectToasts(store.getState()).at(-1)!.undo!));
  later();
}

const whatIn = (store: AppStore) => selectChanges(store.getState()).map(({ what }) => what);
const lastReversal = (store: AppStore) => selectChanges(store.getState()).find(({ reversalId }) => reversalId)!;
const restoreLast = (store: AppStore) => store.dispatch(restoreRecord(lastReversal(store).reversalId!));
const lastToast = (store: AppStore) => selectToasts(store.getState()).at(-1)!;

test.each([
  ['chargeModels', saveChargeModel(MODEL, { disputeBorneBy: 'platform' }), 'charge model saved'],
  ['disputes', recordDispute(DISPUTE), 'dispute of $10.00 recorded'],
  ['adjustments', recordAdjustment(ADJUSTMENT), 'adjustment of $5.00 recorded'],
  ['agreedRates', agreeOnRates({ ...RATES, platform: { percent: 800, fixed: 0 } }), 'agreed rates saved'],
  ['notes', saveNotes(ABOUT, 'Called twice'), 'note added'],
] as const)('A withdrawn record of %s is listed with who withdrew it, and restored from there', (kind, act, what) => {
  const store = setupStore();
  expect(store.dispatch(act)).toBe(true);
  later();
  const recorded = store.getState()[kind].records;
  undoLast(store);
  expect(store.getState()[kind].records).toEqual({});
  expect(selectChanges(store.getState())[0]).toMatchObject({ what: `Reversed: ${what}`, by: 'Alex Morgan' });
  expect(whatIn(store)).toHaveLength(2);
  expect(restoreLast(store)).toBe(true);
  expect(store.getState()[kind].records).toEqual(recorded);
  later();
  expect(whatIn(store)[0]).toBe(`Restored: ${what}`);
  // Each record exists only once.
  expect(Object.values(store.getState().takenBack.records).map(({ record }) => record)).toEqual([null]);
  undoLast(store);
  expect(store.getState()[kind].records).toEqual({});
});

test('A charge model is not restored after a later one of its subject', () => {
  const store = setupStore();
  store.dispatch(saveChargeModel(MODEL, { disputeBorneBy: 'platform' }));
  undoLast(store);
  store.dispatch(saveChargeModel({ subject: 'merchant', subjectId: 'MER001' }, { disputeBorneBy: 'split' }));
  expect(restoreLast(store)).toBe(true);
  later();
  undoLast(store);
  store.dispatch(saveChargeModel(MODEL, { disputeBorneBy: 'split' }));
  expect(restoreLast(store)).toBe(false);
  expect(lastToast(store)).toMatchObject({
    title: 'Not restored',
    text: 'A later charge model counts. Save these settings again instead.',
  });
});

test('Opening balances are not restored after another answer', () => {
  const store = setupStore();
  const answer = (amount: number) =>
    answerOpening({
      kind: 'typed',
      day: '2024-06-01',
      balances: new Map([
        ['MER001', amount],
        ['MER002', amount],
      ]),
    });
  store.dispatch(answer(100));
  undoLast(store);
  // Both balances of one answer may be restored.
  const [first, second] = Object.keys(store.getState().takenBack.records);
  expect([first, second].map((id) => store.dispatch(restoreRecord(id!)))).toEqual([true, true]);
  later();
  store.dispatch(undo(selectToasts(store.getState()).at(-1)!.undo!));
  store.dispatch(undo(selectToasts(store.getState()).at(-2)!.undo!));
  expect(store.getState().adjustments.records).toEqual({});
  later();
  store.dispatch(answer(200));
  expect(restoreLast(store)).toBe(false);
  expect(lastToast(store).text).toContain('Other opening balances');
});

test('A version of a note is not restored beside another version', () => {
  const store = setupStore();
  store.dispatch(saveNotes(ABOUT, 'First'));
  later();
  const [id] = Object.keys(store.getState().notes.records);
  store.dispatch(saveNotes(ABOUT, 'Second', id));
  undoLast(store);
  expect(selectChanges(store.getState())[0]).toMatchObject({
    what: 'Reversed: note edited',
    from: 'Second',
    to: 'First',
  });
  store.dispatch(saveNotes(ABOUT, 'Third', id));
  expect(restoreLast(store)).toBe(false);
  expect(lastToast(store).text).toBe('Another version was saved since.');
});

test('A step of a dispute is not restored if its payment no longer allows it', () => {
  const store = setupStore();
  store.dispatch(recordDispute(DISPUTE));
  undoLast(store);
  store.dispatch(recordDispute({ ...DISPUTE, amount: 2_000 }));
  expect(restoreLast(store)).toBe(false);
  expect(lastToast(store).text).toContain('another dispute of the payment');
});

test('A withdrawn refund, payout and report are restored from their reversal, too', () => {
  const store = setupStore();
  store.dispatch(refundOf({ id: '1719824400000-r', transactionId: COMPLETED, amount: 100, reason: 'Duplicate' }));
  later();
  store.dispatch(withdrawRefund(COMPLETED, '1719824400000-r', 'A mistake'));
  later();
  expect(restoreLast(store)).toBe(true);
  expect(store.getState().payments.records[COMPLETED]).toHaveLength(1);
  later();
  store.dispatch(dialogOpened({ kind: 'payoutRun' }));
  store.dispatch(recordPayouts({ amounts: { MER001: 100 }, day: '2024-06-30', reference: 'June' }));
  later();
  store.dispatch(reversePayout(selectPayouts(store.getState())[0]!));
  later();
  expect(restoreLast(store)).toBe(true);
  expect(selectPayouts(store.getState())).toHaveLength(1);
  later();
  store.dispatch(reconciliationActions.reportBroughtIn(buildReport([], { id: '1 report' })));
  store.dispatch(removeReport(selectReports(store.getState())[0]!));
  expect(restoreLast(store)).toBe(true);
  expect(selectReports(store.getState())).toHaveLength(1);
  undoLast(store);
  expect(selectReports(store.getState())).toHaveLength(0);
});

test('A withdrawn refund is not restored if the payment has no more to refund, and it is said', () => {
  const store = setupStore();
  const { amount } = store.getState().transactions.rows.find(({ id }) => id === COMPLETED)!;
  const refund = (id: string) => refundOf({ id, transactionId: COMPLETED, amount, reason: 'Duplicate' });
  store.dispatch(refund('1719824400000-r'));
  later();
  store.dispatch(withdrawRefund(COMPLETED, '1719824400000-r', 'A mistake'));
  later();
  store.dispatch(refund('1719824400001-r'));
  expect(restoreLast(store)).toBe(false);
  expect(lastToast(store)).toMatchObject({ title: 'Not restored' });
  expect(store.getState().payments.records[COMPLETED]).toHaveLength(1);
});

test('A withdrawn refund is not restored once its payment was charged back', () => {
  const store = setupStore();
  store.dispatch(refundOf({ transactionId: COMPLETED, amount: 1_000, reason: 'Duplicate', id: 'r1' }));
  store.dispatch(withdrawRefund(COMPLETED, 'r1', 'Mistake'));
  later();
  expect(store.dispatch(recordDispute(DISPUTE))).toBe(true);
  const [reversal] = Object.values(store.getState().takenBack.records);
  expect(store.dispatch(restoreRecord(reversal!.id))).toBe(false);
  expect(selectToasts(store.getState()).at(-1)).toMatchObject({ title: 'Not restored' });
});

test('A withdrawn statement is restored with its number, unless its days were issued again', async () => {
  const store = setupStore();
  await store.dispatch(issueStatements(['MER001']));
  undoLast(store);
  expect(restoreLast(store)).toBe(true);
  expect(Object.keys(store.getState().statements.issued)).toEqual(['S-2024-06-MER001']);
  undoLast(store);
  const { reversalId } = lastReversal(store);
  await store.dispatch(issueStatements(['MER001']));
  expect(store.dispatch(restoreRecord(reversalId!))).toBe(false);
});

test('A statement that was withdrawn twice keeps what was recorded of the first when the second one is restored', async () => {
  const store = setupStore();
  for (let round = 0; round < 2; round += 1) {
    await store.dispatch(issueStatements(['MER001']));
    undoLast(store);
  }
  const before = selectChanges(store.getState()).map(({ what }) => what);
  expect(before.filter((what) => what.endsWith('issued'))).toHaveLength(2);
  expect(restoreLast(store)).toBe(true);
  const after = selectChanges(store.getState()).map(({ what }) => what);
  expect(after).toHaveLength(before.length + 1);
  expect(after.slice(1)).toEqual(before);
});

test('An unknown reversal restores nothing, and a past day refuses it', () => {
  const store = setupStore();
  store.dispatch(recordVoid(COMPLETED));
  expect(store.dispatch(restoreRecord('unknown'))).toBe(false);
  store.dispatch(saveNotes(ABOUT, 'Called'));
  undoLast(store);
  const { reversalId } = lastReversal(store);
  store.dispatch(asOfChosen('2024-06-30'));
  store.dispatch(asOfPrepared('2024-06-30'));
  expect(store.dispatch(restoreRecord(reversalId!))).toBe(false);
  expect(store.getState().notes.records).toEqual({});
});
