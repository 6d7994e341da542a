import fc from 'fast-check';
import type { ReadRefund } from '../helpers/dataSets';
import type { ReadPayment } from '@/domain/imports/plan';
import { formatMoney } from '@/domain/money/money';
import { sumShares } from '@/domain/payments/refunds/refundAllocation';
import { merchantsList } from '@/selectors/merchantsSelectors';
import { selectTotalRevenue, selectVolumeTotals } from '@/selectors/dashboard/volumeSelectors';
import { selectNewestMonthMetrics } from '@/selectors/payments/metricsSelectors';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { selectListMetrics } from '@/selectors/payments/list/listMetrics';
import { refundRecorded } from '@/slices/entities/paymentEventsSlice';
import { setupStore } from '@/store/store';
import { USD } from '../helpers/currencies';
import { givenImportedData, importedPayment, importedRefund } from '../helpers/workspace';
import { wholeTransactionsFile } from '../helpers/wholeTransactionsFile';

const STATUSES = [
  { status: 'Completed', isPaid: true },
  { status: 'Failed', isPaid: false },
  { status: 'Pending', isPaid: true },
  { status: 'Refunded', isPaid: true },
  { status: 'On hold', isPaid: false },
  { status: 'Disputed', isPaid: true },
] as const;

/** A payment within half a year, its imported refunds, and the refunds to try. */
const reported = fc.record({
  status: fc.constantFrom(...STATUSES),
  amount: fc.integer({ min: 1, max: 50_000 }),
  merchant: fc.constantFrom('Harbor Arts', 'Café Größenwahn', 'Pier 7'),
  day: fc.constantFrom('2025-01-31', '2025-05-02', '2025-05-31', '2025-06-01', '2025-06-30'),
  steps: fc.array(fc.integer({ min: 1, max: 30_000 }), { maxLength: 3 }),
  here: fc.nat({ max: 30_000 }),
});
type Reported = typeof reported extends fc.Arbitrary<infer Value> ? Value : never;

/** The refunds that the rules accept one after the other for a refundable amount. */
function accepted(steps: readonly number[], left: number): number[] {
  return steps.flatMap((step) => {
    if (step === 0 || step > left) return [];
    left -= step;
    return [step];
  });
}

/** An independent second reader: the amounts of each row without a data set, a table or a selector. */
function readPlainly({ status: { status, isPaid }, amount, steps, here, day, merchant }: Reported) {
  const ofFile = status === 'Completed' ? accepted(steps, amount) : [];
  const left = amount - ofFile.reduce((sum, step) => sum + step, 0);
  const ofHere = status === 'Completed' ? accepted([here], left) : [];
  const refunded = [...ofFile, ...ofHere].reduce((sum, step) => sum + step, 0);
  const whole = status === 'Refunded' ? amount : refunded;
  return { ofFile, day, merchant, gross: isPaid ? amount : 0, refunded: isPaid ? whole : 0 };
}
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

function open(rows: readonly Reported[]) {
  const payments = rows.map(({ status, amount, merchant, day }, index): ReadPayment =>
    importedPayment(`P-${index}`, { ...status, amount, merchant, date: `${day} 10:00:00` }),
  );
  const refunds = rows.flatMap((row, index): ReadRefund[] =>
    readPlainly(row).ofFile.map((amount, at) => importedRefund(`P-${index}`, { id: `P-${index} back ${at}`, amount })),
  );
  const store = setupStore(givenImportedData(payments, 'w1', refunds));
  rows.forEach(({ here }, index) => {
    const transactionId = `P-${index}`;
    const { row } = selectPayment(store.getState(), transactionId)!;
    const stamp = { id: `r${index}`, transactionId, recordedAt: '2025-07-01 09:00:00', recordedBy: 'Alex Morgan' };
    if (here > 0) store.dispatch(refundRecorded({ ...stamp, amount: here, reason: 'Other' }, row));
  });
  return store.getState();
}

test('Every screen of imported data with refunds and imported statuses shows the sums of an independent second reader', () => {
  fc.assert(
    fc.property(fc.array(reported, { minLength: 1, maxLength: 12 }), (rows) => {
      const state = open(rows);
      const plain = rows.map(readPlainly);
      const [gross, refunded] = [sum(plain.map((row) => row.gross)), sum(plain.map((row) => row.refunded))];
      expect(selectListMetrics(state)).toMatchObject({ gross, refunded, net: gross - refunded });
      expect(sumShares(selectListMetrics(state).refundedShares)).toBe(refunded);

      const today = plain.reduce((newest, { day }) => (day > newest ? day : newest), '');
      const month = plain.filter(({ day }) => day.slice(0, 7) === today.slice(0, 7));
      expect(selectTotalRevenue(state).amount).toBe(sum(month.map((row) => row.gross)));
      expect(selectNewestMonthMetrics(state).refunded).toBe(sum(month.map((row) => row.refunded)));
      expect(selectVolumeTotals(state).totalTransactionAmount).toBe(gross);
      for (const { name, totalSales } of merchantsList.selectSorted(state))
        expect(totalSales).toBe(sum(plain.filter(({ merchant }) => merchant === name).map((row) => row.gross)));

      const file = wholeTransactionsFile(state);
      const columnOf = (header: string) => file.rows.map((cells) => Number(cells[file.headers.indexOf(header)]) * 100);
      expect(Math.round(sum(columnOf('REFUNDED')))).toBe(refunded);
      expect(Math.round(sum(columnOf('NET')))).toBe(gross - refunded);

      // The sum over single payments must equal the sums of all.
      const payments = rows.map((_, index) => selectPayment(state, `P-${index}`)!);
      const refundedShares = payments.filter(({ isPaid }) => isPaid).map((payment) => payment.refundedShares);
      for (const party of ['merchant', 'processor', 'partner', 'platform'] as const)
        expect(selectListMetrics(state).refundedShares[party]).toBe(
          sum(refundedShares.map((allocation) => allocation[party])),
        );
      payments.forEach((payment, index) => {
        expect(payment.isBalanced).toBe(true);
        expect(payment.isPaid ? payment.refunded : 0).toBe(plain[index]!.refunded);
        const isPart = payment.isPaid && payment.refunded > 0 && payment.refunded < payment.row.amount;
        expect(payment.note).toBe(isPart ? `Partly refunded ${formatMoney(payment.refunded, USD)}` : undefined);
      });
    }),
  );
});
