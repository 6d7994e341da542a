import { selectVolumeSummary } from '@/selectors/dashboard/volumeSelectors';
import { selectMerchantRows } from '@/selectors/entitySelectors';
import { selectMerchants, selectTopMerchants } from '@/selectors/merchantsSelectors';
import { indicesOfSpan, selectVoidedPayments } from '@/selectors/payments/metricsSelectors';
import { selectTransactionDetails } from '@/selectors/payments/paymentsSelectors';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { selectTransactionsPage } from '@/selectors/payments/list/transactionsSelectors';
import { chartActions } from '@/slices/ui/chartSlice';
import { setupStore } from '@/store/store';
import { buildTransaction, refundOf, voidOf } from '../../helpers/builders';
import { givenWorkspace } from '../../helpers/workspace';

const sample = setupStore().getState();
const { rows, fees } = sample.transactions;
const platformFeeOf = (id: string) =>
  fees.find(({ transactionId, party }) => transactionId === id && party === 'platform')?.amount ?? 0;

function recorded(...actions: Parameters<ReturnType<typeof setupStore>['dispatch']>[0][]) {
  const store = setupStore();
  for (const action of actions) store.dispatch(action);
  return store.getState();
}

describe('The list of transactions', () => {
  const sort = { column: 'fees', direction: 'descending' } as const;

  test('shows and sorts by the platform’s fee, which is 0 for an unpaid payment', () => {
    const voided = rows.find(({ status }) => status === 'Pending')!;
    const state = givenWorkspace({ transactions: { sort, pageSize: 50 } }, recorded(voidOf(voided.id)));
    const isPaid = ({ id, status }: (typeof rows)[number]) => status !== 'Failed' && id !== voided.id;
    const shown = selectTransactionsPage(state).rows.map(({ id, platformFee }) => [id, platformFee]);
    const meant = rows.map((row) => [row.id, isPaid(row) ? platformFeeOf(row.id) : 0] as const);
    expect(shown).toEqual(meant.toSorted(([, fee], [, b]) => b - fee));
    expect(platformFeeOf(voided.id)).toBeGreaterThan(0);
  });
});

describe('The details of a payment', () => {
  const detailsOf = (ids: { customerId?: string; integrationId?: string }) =>
    selectTransactionDetails(
      givenWorkspace({ transactions: { rows: [buildTransaction({ id: 'T1', ...ids })] } }),
      'T1',
    );

  test('mark unknown ids, which have fallbacks', () => {
    expect(detailsOf({ customerId: 'CUST007' })).toMatchObject({
      customerId: 'CUST007',
      isCustomerRecorded: true,
      integrationId: 'INT001',
      isIntegrationRecorded: false,
    });
    expect(detailsOf({ integrationId: 'INT003' })).toMatchObject({
      customerId: 'CUST001',
      isCustomerRecorded: false,
      integrationId: 'INT003',
      isIntegrationRecorded: true,
    });
  });
});

describe('A voided payment', () => {
  test('has its former allocation', () => {
    const { id, merchantId, amount, date } = rows.find(({ status }) => status === 'Pending')!;
    const [voided, ...others] = selectVoidedPayments(recorded(voidOf(id)));
    expect(voided).toMatchObject({ merchantId, amount, date, allocation: { platform: platformFeeOf(id) } });
    expect(others).toEqual([]);
  });

  test('is not computed again for a refund, and the merchants stay the same', () => {
    const before = selectVoidedPayments(sample);
    const { id } = rows.find(({ status }) => status === 'Completed')!;
    const refunded = recorded(refundOf({ transactionId: id, amount: 100, reason: 'Other' }));
    expect(selectVoidedPayments(refunded)).toBe(before);
    expect(before).toEqual([]);
    expect(selectMerchants(refunded)).toBe(selectMerchantRows(refunded));
  });
});

test('The payments of a span are those of its days', () => {
  const dated = (day: string) => buildTransaction({ id: day, date: `${day} 12:00:00` });
  const days = ['2024-05-31', '2024-06-01', '2024-06-30', '2024-07-01'];
  const table = selectTransactionTable(givenWorkspace({ transactions: { rows: days.map(dated) } }));
  expect([...indicesOfSpan(table, { start: '2024-06-01', end: '2024-06-30' })]).toEqual([1, 2]);
});

test('Each of the top merchants has its number of payments in the list', () => {
  const merchants = sample.merchants.rows.map((row, index) => ({ ...row, totalSales: index }));
  const top = selectTopMerchants(givenWorkspace({ merchants: { rows: merchants } }));
  const listedOf = (id: string) => rows.filter(({ merchantId }) => merchantId === id).length;
  expect(top.map(({ id, listed }) => [id, listed])).toEqual(
    merchants
      .slice(-5)
      .reverse()
      .map(({ id }) => [id, listedOf(id)]),
  );
  expect(new Set(top.map(({ listed }) => listed > 0)).size).toBe(2);
});

test('The chart summary covers the chosen period', () => {
  const summaryOf = (period: 'month' | 'year') => selectVolumeSummary(recorded(chartActions.periodChosen(period)));
  expect(summaryOf('month')).toMatchObject({ first: { date: 'JAN' }, last: { date: 'JUN' }, highest: { date: 'JUN' } });
  expect(summaryOf('year')).toMatchObject({ first: { date: '2021' }, last: { date: '2024' } });
});
