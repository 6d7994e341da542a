import fc from 'fast-check';
import { plainAmount } from '@/domain/money/money';
import { refundableAmount, type PaymentRecord } from '@/domain/payments/refunds/refundRules';
import { selectExplanation } from '@/selectors/dashboard/explanationSelectors';
import {
  selectEffectiveSummaries,
  selectTotalFees,
  selectTotalRevenue,
  selectVolumeTotals,
} from '@/selectors/dashboard/volumeSelectors';
import { selectTopMerchants } from '@/selectors/merchantsSelectors';
import { selectMerchantDetails } from '@/selectors/merchantDetails';
import { selectNewestMonthMetrics } from '@/selectors/payments/metricsSelectors';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { selectListMetrics } from '@/selectors/payments/list/listMetrics';
import { selectRecentTransactions } from '@/selectors/payments/recentTransactions';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { chartActions } from '@/slices/ui/chartSlice';
import { setupStore, type AppStore } from '@/store/store';
import { recordsOf, refundOf, voidOf } from '../helpers/builders';
import { USD } from '../helpers/currencies';
import { wholeTransactionsFile } from '../helpers/wholeTransactionsFile';

const sample = setupStore().getState();
const { rows, fees } = sample.transactions;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const cents = (text: string) => Math.round(Number(text) * 100);

// This calculates the figures again from rows, fees and records alone.
const feeOf = (id: string, party: string) =>
  sum(fees.filter((fee) => fee.transactionId === id && fee.party === party).map(({ amount }) => amount));
const isVoided = (records: readonly PaymentRecord[], id: string) =>
  records.some((record) => record.kind === 'void' && record.transactionId === id);
const countedOf = (records: readonly PaymentRecord[]) =>
  rows.filter(({ id, status }) => status !== 'Failed' && !isVoided(records, id));
const refundedOf = (records: readonly PaymentRecord[], { id, amount, status }: (typeof rows)[number]) =>
  status === 'Refunded'
    ? amount
    : sum(records.map((record) => (record.kind === 'refund' && record.transactionId === id ? record.amount : 0)));

/** The label of the day's summary: the fixture names the newest seven days, the weeks of June and the rest. */
const DAYS = ['2024-06-24', '2024-06-25', '2024-06-26', '2024-06-27', '2024-06-28', '2024-06-29', '2024-06-30'];
const WEEKS = ['2024-06-09', '2024-06-16', '2024-06-23', '2024-06-30'];

function expectAgreement(store: AppStore): void {
  const state = store.getState();
  const records = recordsOf(state);
  const counted = countedOf(records);
  const gross = sum(counted.map(({ amount }) => amount));
  const refunded = sum(counted.map((row) => refundedOf(records, row)));
  const voided = rows.filter(({ id }) => isVoided(records, id));
  const partOf = (party: string) => sum(counted.map(({ id }) => feeOf(id, party)));
  const allocation = { processor: partOf('processor'), partner: partOf('partner'), platform: partOf('platform') };

  const metrics = selectListMetrics(state);
  expect(metrics).toMatchObject({
    gross,
    refunded,
    net: gross - refunded,
    count: 30,
    failed: 4,
    voided: voided.length,
  });
  expect(metrics.allocation).toMatchObject(allocation);
  expect(sum(Object.values(metrics.allocation))).toBe(gross);
  expect(sum(Object.values(metrics.refundedShares))).toBe(refunded);
  expect(selectNewestMonthMetrics(state)).toEqual(metrics);
  expect(selectTotalRevenue(state).amount).toBe(gross);
  expect(selectTotalFees(state).amount).toBe(allocation.platform);

  // Each bar is that of the sample minus the voided payments of its days.
  const { day, week, month, year } = selectEffectiveSummaries(state);
  const fixture = sample.volume.summaries;
  const off = (isHeld: (date: string) => boolean) =>
    sum(voided.filter(({ date }) => isHeld(date.slice(0, 10))).map(({ amount }) => amount));
  day.forEach((bar, index) =>
    expect(bar.totalTransactionAmount).toBe(
      fixture.day[index]!.totalTransactionAmount - off((date) => date === DAYS[index]),
    ),
  );
  week.forEach((bar, index) =>
    expect(bar.totalTransactionAmount).toBe(
      fixture.week[index]!.totalTransactionAmount -
        off((date) => date <= WEEKS[index]! && (index === 0 || date > WEEKS[index - 1]!)),
    ),
  );
  for (const bars of [week, month.slice(-1)]) {
    expect(sum(bars.map((bar) => bar.totalTransactionAmount))).toBe(gross);
    expect(sum(bars.map((bar) => bar.splitPayCommission))).toBe(allocation.platform);
    expect(sum(bars.map((bar) => bar.partnerFees))).toBe(allocation.partner);
    expect(sum(bars.map((bar) => bar.processorFees))).toBe(allocation.processor);
    expect(sum(bars.map((bar) => bar.paidToMerchant))).toBe(metrics.allocation.merchant);
  }
  expect(sum(month.map((bar) => bar.totalTransactionAmount))).toBe(year.at(-1)!.totalTransactionAmount);
  expect(month.slice(0, -1)).toEqual(fixture.month.slice(0, -1));
  expect(year.slice(0, -1)).toEqual(fixture.year.slice(0, -1));

  // Merchants have all their payments except voided ones.
  for (const { id, totalSales } of sample.merchants.rows) {
    const merchantRows = rows.filter(({ merchantId }) => merchantId === id);
    const details = selectMerchantDetails(state, id)!;
    expect(details.listed).toBe(merchantRows.length);
    expect(details.merchant.totalSales).toBe(
      totalSales - sum(merchantRows.filter((row) => voided.includes(row)).map(({ amount }) => amount)),
    );
  }
  for (const { id, volume } of selectTopMerchants(state)) {
    expect(volume).toBe(selectMerchantDetails(state, id)!.merchant.totalSales);
  }

  // Details and recent payments are compared one by one.
  for (const row of rows) {
    const payment = selectPayment(state, row.id)!;
    expect(payment.isPaid).toBe(counted.includes(row));
    if (payment.isPaid) expect(payment).toMatchObject({ refunded: refundedOf(records, row), isBalanced: true });
  }
  for (const { id, splitPayFee } of selectRecentTransactions(state)) {
    expect(splitPayFee).toBe(counted.some((row) => row.id === id) ? feeOf(id, 'platform') : 0);
  }

  // The export sums to the line above the list.
  const file = wholeTransactionsFile(state).rows.map((cells) => cells.slice(5, 11).map(cents));
  const columns = [0, 1, 2, 3, 4, 5].map((column) => sum(file.map((cells) => cells[column]!)));
  expect(columns).toEqual([
    ...[refunded, gross - refunded],
    ...[allocation.processor, allocation.partner, allocation.platform, metrics.allocation.merchant],
  ]);
}

test('Cards, tiles, bars, list, merchants, details and export match the rows and records, also after 50 voids and refunds', () => {
  const step = fc.record({ row: fc.nat(rows.length - 1), part: fc.double({ min: 0.01, max: 1, noNaN: true }) });
  fc.assert(
    fc.property(fc.array(step, { minLength: 50, maxLength: 50 }), (steps) => {
      const store = setupStore();
      store.dispatch(chartActions.periodChosen('week'));
      expectAgreement(store);
      steps.forEach(({ row: position, part }, index) => {
        const row = rows[position]!;
        const records = store.getState().payments.records[row.id] ?? [];
        const amount = Math.max(1, Math.round(refundableAmount(row, records) * part));
        if (row.status === 'Pending') store.dispatch(voidOf(row.id));
        else store.dispatch(refundOf({ transactionId: row.id, amount, reason: 'Other' }));
        expect(selectVolumeTotals(store.getState()).totalTransactionAmount).toBe(
          selectListMetrics(store.getState()).gross,
        );
        if (index % 10 === 9) expectAgreement(store);
      });
    }),
    { seed: 20240630, numRuns: 4 },
  );
});

test('A void lowers each figure that includes the payment, and a refund is shown next to it', () => {
  const store = setupStore();
  const figures = () => {
    const { month, day } = selectEffectiveSummaries(store.getState());
    return [month.at(-1)?.totalTransactionAmount, day.at(-1)?.totalTransactionAmount];
  };
  store.dispatch(refundOf({ transactionId: 'TR20240630-030', amount: 25_000, reason: 'Other' }));
  expect(figures()).toEqual([12_766_440, 381_000]);
  store.dispatch(voidOf('TR20240630-029'));
  expect(figures()).toEqual([12_410_440, 25_000]);
  store.dispatch(chartActions.explanationToggled('revenue'));
  expect(selectExplanation(store.getState())).toMatchObject({
    refundedShares: { of: 'whole', refunded: 1_646_490, net: 10_763_950 },
  });
  store.dispatch(chartActions.explanationToggled('processorFees'));
  expect(selectExplanation(store.getState())).toMatchObject({ refundedShares: { of: 'part', amount: 0 } });
});

test("The list of one day sums to that day's bar", () => {
  DAYS.forEach((start, index) => {
    const store = setupStore();
    store.dispatch(transactionsListActions.rangeChosen({ start, end: start }));
    const bar = selectEffectiveSummaries(store.getState()).day[index]!;
    expect(plainAmount(selectListMetrics(store.getState()).gross, USD)).toBe(
      plainAmount(bar.totalTransactionAmount, USD),
    );
  });
});
