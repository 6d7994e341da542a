import { sumShares } from '@/domain/payments/refunds/refundAllocation';
import { PAYMENT_STATUSES } from '@/domain/payments/vocabulary';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { selectStatuses } from '@/selectors/payments/tableSelectors';
import { selectListMetrics } from '@/selectors/payments/list/listMetrics';
import { selectRecentTransactions } from '@/selectors/payments/recentTransactions';
import { selectTransactionsPage } from '@/selectors/payments/list/transactionsSelectors';
import { selectTransactionsSearchText } from '@/selectors/payments/list/searchText';
import { selectFilteredTransactions } from '@/selectors/payments/list/transactionsSearch';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { setupStore } from '@/store/store';
import { buildRefund, buildTransaction, buildVoid, refundOf, voidOf } from '../../helpers/builders';
import { givenImportedData, givenWorkspace, importedPayment, importedRefund } from '../../helpers/workspace';
import { wholeTransactionsFile } from '../../helpers/wholeTransactionsFile';

const { rows, fees } = setupStore().getState().transactions;
const settled = rows.find(({ status }) => status === 'Completed')!;
const pending = rows.find(({ status }) => status === 'Pending')!;
const refund = (amount: number) => refundOf({ transactionId: settled.id, amount, reason: 'Duplicate' });

function recorded(...actions: Parameters<ReturnType<typeof setupStore>['dispatch']>[0][]) {
  const store = setupStore();
  for (const action of actions) store.dispatch(action);
  return store;
}

describe('A payment', () => {
  test('of $20.00 has the shares of its fee rows, and a refund of $15.00 takes 1.50, 13.50 and 0', () => {
    const transaction = buildTransaction({ amount: 2000 });
    const fee = { ...fees[0]!, transactionId: transaction.id };
    const state = givenWorkspace({
      transactions: {
        rows: [transaction],
        fees: [
          { ...fee, id: 'FEE1', party: 'processor', amount: 88 },
          { ...fee, id: 'FEE2', party: 'platform', amount: 200 },
        ],
      },
      payments: { records: { [transaction.id]: [buildRefund()] } },
    });
    expect(selectPayment(state, transaction.id)).toMatchObject({
      status: 'Completed',
      note: 'Partly refunded $15.00',
      allocation: { merchant: 1712, processor: 88, partner: 0, platform: 200 },
      refundedShares: { merchant: 1350, processor: 0, partner: 0, platform: 150 },
      netShares: { merchant: 362, processor: 88, partner: 0, platform: 50 },
      refunded: 1500,
      refundableAmount: 500,
      isBalanced: true,
      voidEligibility: { allowed: false },
      refundEligibility: { allowed: true },
    });
  });

  test('of the sample is always balanced', () => {
    for (const { id, amount } of rows) {
      const payment = selectPayment(setupStore().getState(), id)!;
      expect(payment.isBalanced).toBe(true);
      expect(sumShares(payment.allocation)).toBe(amount);
    }
  });

  test('has a refund that a file confirms once in its timeline, as it was recorded', () => {
    const confirmed = buildRefund({ id: 'recorded', transactionId: 'P-1', amount: 3_000, fileRefunded: 0 });
    const further = buildRefund({ id: 'further', transactionId: 'P-2', amount: 1_000, fileRefunded: 3_000 });
    const imported = givenImportedData([importedPayment('P-1'), importedPayment('P-2')], 'timelines', [
      importedRefund('P-1', { id: 'of the file', amount: 3_000 }),
      importedRefund('P-2', { id: 'another', amount: 3_000 }),
    ]);
    const state = setupStore({
      ...imported,
      payments: { records: { 'P-1': [confirmed], 'P-2': [further] } },
    }).getState();
    const refundsOf = (id: string) => {
      const { history } = selectPayment(state, id)!;
      return history.filter(({ kind }) => kind === 'refunded').map(({ amount }) => amount);
    };
    expect(refundsOf('P-1')).toEqual([3_000]);
    expect(selectPayment(state, 'P-1')).toMatchObject({ history: [{ kind: 'paid' }, { id: 'recorded' }] });
    expect(selectPayment(state, 'P-1')?.confirmedIds).toEqual(new Set(['recorded']));
    expect(selectPayment(state, 'P-2')?.confirmedIds).toEqual(new Set());
    expect(refundsOf('P-2').sort()).toEqual([1_000, 3_000]);
  });

  test('has its void and the refund of a file in its timeline', () => {
    const row = importedPayment('P-1', { status: 'Pending' });
    const imported = givenImportedData([row], 'a void', [importedRefund('P-1', { amount: 3_000 })]);
    const records = { 'P-1': [buildVoid({ id: 'void', transactionId: 'P-1', recordedAt: '2025-07-01 10:00:00' })] };
    const { history } = selectPayment(setupStore({ ...imported, payments: { records } }).getState(), 'P-1')!;
    expect(history.map(({ kind }) => kind)).toEqual(['paid', 'refunded', 'voided']);
  });

  test('that is Refunded in the sample has a full refund', () => {
    const { id, amount } = rows.find(({ status }) => status === 'Refunded')!;
    const payment = selectPayment(setupStore().getState(), id)!;
    expect(payment).toMatchObject({ refunded: amount, refundableAmount: 0, refunds: [{ amount }], isBalanced: true });
    const { processor } = payment.allocation;
    expect(payment.netShares).toEqual({ merchant: -processor, processor, partner: 0, platform: 0 });
  });

  test('keeps its allocation after an edit of its integration', () => {
    const state = setupStore().getState();
    const edited = givenWorkspace({
      integrations: {
        rows: state.integrations.rows.map((row) => ({ ...row, split: { unit: '%', hundredths: 9900 } })),
      },
    });
    expect(selectPayment(edited, settled.id)).toEqual(selectPayment(state, settled.id));
    expect(selectRecentTransactions(edited)).toEqual(selectRecentTransactions(state));
  });

  test('without fee rows belongs to the merchant, and a voided one has no refunds', () => {
    const state = givenWorkspace({
      transactions: { rows: [buildTransaction({ status: 'Pending' })], fees: [] },
      payments: { records: { 'TR20240601-001': [buildVoid()] } },
    });
    expect(selectPayment(state, 'TR20240601-001')).toMatchObject({
      status: 'Voided',
      allocation: { merchant: 125_000, processor: 0, partner: 0, platform: 0 },
      refunds: [],
    });
  });

  test('with an unknown id is undefined', () => {
    expect(selectPayment(setupStore().getState(), 'TR0-0')).toBeUndefined();
  });

  test('with an unknown id changes no figure by its records', () => {
    const records = { 'TR0-0': [buildVoid({ transactionId: 'TR0-0' })] };
    expect(selectListMetrics(givenWorkspace({ payments: { records } }))).toEqual(selectListMetrics(givenWorkspace({})));
  });
});

describe('The list of transactions', () => {
  const found = (store: ReturnType<typeof setupStore>) =>
    Array.from(selectFilteredTransactions(store.getState()), (index) => rows[index]!.id);

  test('filters, counts and sums by the derived status', () => {
    const store = recorded(refund(settled.amount), voidOf(pending.id));
    store.dispatch(transactionsListActions.filterChosen({ filter: 'status', option: 'Voided' }));
    expect(found(store)).toEqual([pending.id]);
    expect(selectListMetrics(store.getState())).toMatchObject({ count: 1, gross: 0, voided: 1 });
    store.dispatch(transactionsListActions.filterChosen({ filter: 'status', option: 'Refunded' }));
    expect(found(store)).toContain(settled.id);
    store.dispatch(transactionsListActions.filterChosen({ filter: 'status', option: 'Completed' }));
    expect(found(store)).not.toContain(settled.id);
  });

  test('is searched by the derived status', () => {
    const store = recorded(refund(settled.amount), voidOf(pending.id));
    store.dispatch(transactionsListActions.searchChanged('void'));
    expect(found(store)).toEqual([pending.id]);
    store.dispatch(transactionsListActions.searchChanged('refunded'));
    expect(found(store)).toContain(settled.id);
    store.dispatch(transactionsListActions.searchChanged('pending'));
    expect(found(store)).not.toContain(pending.id);
  });

  test('sorts voided payments after the statuses of the specification', () => {
    const store = recorded(voidOf(pending.id));
    store.dispatch(transactionsListActions.sortChosen('status'));
    store.dispatch(transactionsListActions.pageChosen(3));
    expect(selectTransactionsPage(store.getState()).rows.at(-1)).toMatchObject({ id: pending.id, status: 'Voided' });
  });

  test('exports the derived status, and Completed for partly refunded payments', () => {
    const statusesOf = (store: ReturnType<typeof setupStore>) =>
      new Map(wholeTransactionsFile(store.getState()).rows.map((cells) => [cells[0], cells[4]]));
    const statuses = statusesOf(recorded(refund(1), voidOf(pending.id)));
    expect(statuses.get(settled.id)).toBe('Completed');
    expect(statuses.get(pending.id)).toBe('Voided');
    expect(statusesOf(recorded(refund(settled.amount))).get(settled.id)).toBe('Refunded');
  });

  test('shows a partial refund next to Completed', () => {
    const noteOf = (store: ReturnType<typeof setupStore>) =>
      selectTransactionsPage(store.getState()).rows.find(({ id }) => id === settled.id);
    expect(noteOf(recorded())).toMatchObject({ status: 'Completed', note: undefined });
    expect(noteOf(recorded(refund(1500)))).toMatchObject({ status: 'Completed', note: 'Partly refunded $15.00' });
    expect(noteOf(recorded(refund(settled.amount)))).toMatchObject({ status: 'Refunded', note: undefined });
  });

  test('does not prepare its search text again for a refund', () => {
    const store = recorded();
    const prepared = selectTransactionsSearchText(store.getState());
    store.dispatch(refund(1500));
    expect(selectTransactionsSearchText(store.getState())).toBe(prepared);
  });
});

test('Recent Transactions show refunds, voids and any status but Completed; a refunded payment keeps its figures, and a voided one has no fee', () => {
  const before = selectRecentTransactions(setupStore().getState());
  const notesOf = (store: ReturnType<typeof setupStore>) =>
    selectRecentTransactions(store.getState()).map(({ id, note }) => [id, note]);
  const statuses = before.map(({ id }): [string, string | undefined] => {
    const status = rows.find((row) => row.id === id)?.status;
    return [id, status === 'Completed' ? undefined : status];
  });
  expect(before.map(({ id, note }) => [id, note])).toEqual(statuses);
  expect(statuses).toContainEqual([pending.id, 'Pending']);
  const store = recorded(refund(1500), voidOf(pending.id));
  const reported = new Map(statuses).set(settled.id, 'Partly refunded $15.00').set(pending.id, 'Voided');
  expect(notesOf(store)).toEqual([...reported]);
  expect(notesOf(recorded(refund(settled.amount)))).toContainEqual([settled.id, 'Refunded']);
  expect(selectRecentTransactions(store.getState()).map((row) => ({ ...row, note: undefined }))).toEqual(
    before
      .map((row) => ({ ...row, note: undefined }))
      .map((row) => (row.id === pending.id ? { ...row, platformShare: 0, splitPayFee: 0 } : row)),
  );
});

test('The status of a row without records is that of the row', () => {
  const statuses = Array.from(selectStatuses(setupStore().getState()), (position) => PAYMENT_STATUSES[position]);
  expect(statuses).toEqual(rows.map(({ status }) => status));
});
