import { addIntegration } from '@/commands/integrations';
import { addMerchant, changeMerchantStatus, editMerchant } from '@/commands/merchants';
import { removeReport, reopenDiscrepancy, resolveDiscrepancy } from '@/commands/reconciliation';
import { undo } from '@/commands/changes/auditTrail';
import { issueStatements, recordPayouts, reversePayout } from '@/commands/statements/statements';
import { draftOfMerchant } from '@/domain/merchants/merchantForm';
import { selectChanges } from '@/selectors/changes/changesSelectors';
import { selectMerchant } from '@/selectors/entitySelectors';
import { selectReports, selectResolutions } from '@/selectors/reconciliation/reconciliationSelectors';
import { selectBalance, selectPayouts } from '@/selectors/statements/statementSources';
import { integrationsSlice } from '@/slices/entities/integrationsSlice';
import { reconciliationActions } from '@/slices/entities/reconciliationSlice';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { selectToasts } from '@/slices/ui/layoutSlice';
import { setupStore, type AppStore } from '@/store/store';
import { COMPLETE } from '../helpers/domain/merchantForm';
import { buildReport, buildSide } from '../helpers/domain/reconciliation';
import { FakeBrowser, useClock } from '../helpers/store/tabs';

const HARBOR = 'MER001';

beforeEach(() => useClock(new Date(2024, 6, 1, 9, 0, 0)));
afterEach(() => jest.useRealTimers());

/** A minute later, so that the audit trail has an order. */
function later(): void {
  jest.advanceTimersByTime(60_000);
}

function payOut(store: AppStore, amount = 10_000): void {
  store.dispatch(dialogOpened({ kind: 'payoutRun' }));
  store.dispatch(recordPayouts({ amounts: { [HARBOR]: amount }, day: '2024-06-30', reference: 'June' }));
  later();
}

function undoLast(store: AppStore): void {
  store.dispatch(undo(selectToasts(store.getState()).at(-1)!.undo!));
  later();
}

/** The audit trail from the oldest change: time, change, from and to. */
const describeAll = (store: AppStore) =>
  selectChanges(store.getState())
    .map(({ at, by, what, from, to }) => {
      expect(by).toBe('Alex Morgan');
      return [at.slice(11, 16), what, from, to].join(' | ');
    })
    .reverse();

test('A reversed payout is listed with its recording and its reversal, and a restored one with its restoration', () => {
  const store = setupStore();
  payOut(store);
  store.dispatch(reversePayout(selectPayouts(store.getState())[0]!));
  later();
  undoLast(store);
  expect(describeAll(store)).toEqual([
    '09:00 | Payout of $100.00 | Available | Paid out on Jun 30, 2024',
    '09:01 | Reversed: payout of $100.00 | Paid out on Jun 30, 2024 | Available',
    '09:02 | Restored: payout of $100.00 | Available | Paid out on Jun 30, 2024',
  ]);
  store.dispatch(reversePayout(selectPayouts(store.getState())[0]!));
  expect(describeAll(store)).toHaveLength(4);
  expect(describeAll(store).at(-1)).toBe('09:03 | Reversed: payout of $100.00 | Paid out on Jun 30, 2024 | Available');
  // Each record exists only once.
  expect(Object.values(store.getState().takenBack.records).filter(({ record }) => record)).toHaveLength(1);
});

test('A payout is restored only while its money is available', () => {
  const store = setupStore();
  payOut(store, 1_541_700);
  store.dispatch(reversePayout(selectPayouts(store.getState())[0]!));
  const [back] = selectToasts(store.getState()).slice(-1);
  payOut(store, 1_000_000);
  store.dispatch(undo(back!.undo!));
  expect(selectBalance(store.getState(), HARBOR)).toMatchObject({ paid: 1_000_000 });
  expect(describeAll(store).filter((line) => line.includes('Restored'))).toEqual([]);
});

test('Undoing statements leaves a line for each, and issuing them again another', async () => {
  const store = setupStore();
  await store.dispatch(issueStatements([HARBOR]));
  later();
  undoLast(store);
  await store.dispatch(issueStatements([HARBOR]));
  const closing = '2 lines, closing balance $15,417.00';
  expect(describeAll(store)).toEqual([
    `09:00 | Statement S-2024-06-MER001 issued | Not issued | ${closing}`,
    `09:01 | Statement S-2024-06-MER001 withdrawn | ${closing} | Not issued`,
    `09:02 | Statement S-2024-06-MER001 issued | Not issued | ${closing}`,
  ]);
});

test('A reopened discrepancy and a removed report are listed as they were', () => {
  const store = setupStore();
  const amount = { id: 'A', kind: 'amount' as const, ours: buildSide('A'), theirs: [buildSide('B', { amount: 1 })] };
  store.dispatch(reconciliationActions.reportBroughtIn(buildReport([amount], { id: '1 report' })));
  const resolve = () => store.dispatch(resolveDiscrepancy({ reportId: '1 report', breakId: 'A', reason: 'Known' }));
  resolve();
  later();
  store.dispatch(reopenDiscrepancy(selectResolutions(store.getState())[0]!));
  later();
  resolve();
  later();
  store.dispatch(removeReport(selectReports(store.getState())[0]!));
  expect(describeAll(store).map((line) => line.split(' | ').slice(0, 2).join(' '))).toEqual([
    '09:00 Report imported',
    '09:00 Discrepancy resolved',
    '09:01 Discrepancy reopened',
    '09:02 Discrepancy resolved',
    expect.stringMatching(/^09:03 (Report removed|Discrepancy reopened)$/),
    expect.stringMatching(/^09:03 (Report removed|Discrepancy reopened)$/),
  ]);
  expect(describeAll(store)[2]).toBe('09:01 | Discrepancy reopened | Resolved | Open: Amount');
});

test('A merchant whose adding is undone is listed by name, with its removed integrations', () => {
  const store = setupStore();
  store.dispatch(addMerchant(COMPLETE));
  const [toast] = selectToasts(store.getState());
  later();
  const [integration] = integrationsSlice.getInitialState().rows;
  store.dispatch(
    addIntegration({ ...integration!, merchantId: String(toast!.undo!.payload), integrationName: 'Night form' }),
  );
  later();
  store.dispatch(undo(toast!.undo!));
  later();
  // The next merchant gets its number again, under another id.
  store.dispatch(addMerchant({ ...COMPLETE, name: 'Another' }));
  const lines = selectChanges(store.getState()).map(({ about, what }) => `${what}: ${about}`);
  expect(lines.slice(1, 3).sort()).toEqual([
    'Reversed: integration added: Night form',
    'Reversed: merchant added: Harbor Nights',
  ]);
  expect([lines[0], ...lines.slice(3)]).toEqual([
    'Merchant added: Another',
    'Integration added: Night form',
    'Merchant added: Harbor Nights',
  ]);
});

test('An undone edit is an edit back, and a suspension lists the integrations that it deactivated', () => {
  const store = setupStore();
  const harbor = selectMerchant(store.getState(), HARBOR)!;
  store.dispatch(editMerchant(HARBOR, draftOfMerchant(harbor), { ...draftOfMerchant(harbor), street: '2 Pier Walk' }));
  later();
  undoLast(store);
  expect(describeAll(store)).toEqual([
    `09:00 | Merchant edited | Street: ${harbor.street} | Street: 2 Pier Walk`,
    `09:01 | Merchant edited | Street: 2 Pier Walk | Street: ${harbor.street}`,
  ]);
  store.dispatch(changeMerchantStatus(HARBOR, 'Suspended', 'Unpaid fees', true));
  expect(describeAll(store).slice(2)).toContain('09:02 | Integration edited | Status: Active | Status: Inactive');
});

test('Reversals survive a reload, reach another tab, and are removed by a reset of the sample', async () => {
  const browser = new FakeBrowser();
  const tabs = [await browser.openTab(), await browser.openTab()] as const;
  const [{ store }, b] = tabs;
  payOut(store);
  await browser.calm();
  for (const tab of tabs) tab.store.dispatch(reversePayout(selectPayouts(tab.store.getState())[0]!));
  await browser.calm();
  const { store: reloaded } = await browser.openTab();
  for (const tabStore of [b.store, reloaded]) expect(describeAll(tabStore)).toEqual(describeAll(store));
  // Both tabs reversed it, and the reversal is listed once.
  expect(describeAll(store).map((line) => line.split(' | ')[1])).toEqual([
    'Payout of $100.00',
    'Reversed: payout of $100.00',
  ]);
});
