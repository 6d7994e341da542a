import { tableOfRows } from '@/data/tables/transactionTable';
import { describeRefunded, measure, type Metrics } from '@/domain/payments/metrics';
import { describeMetrics } from '@/domain/payments/metricsText';
import { workOutPayment } from '@/domain/payments/recordedPayments';
import { buildRefund, buildTransaction, buildVoid } from '../../helpers/builders';
import { USD } from '../../helpers/currencies';

const rows = [
  buildTransaction({ id: 'TR1-1', amount: 2000 }),
  buildTransaction({ id: 'TR1-2', amount: 500, status: 'Failed' }),
  buildTransaction({ id: 'TR1-3', amount: 1000, status: 'Pending' }),
  buildTransaction({ id: 'TR1-4', amount: 1000, status: 'Refunded' }),
];
const fee = (transactionId: string, party: 'processor' | 'partner' | 'platform', amount: number) => ({
  ...{ id: `${transactionId} ${party}`, transactionId, party, amount },
  ...{ date: '2024-06-01 12:00:00', integrationFeeId: 'FEE001', type: 'Service' as const },
});
const ofEach = rows.flatMap(({ id }) => [
  ...[fee(id, 'processor', 50), fee(id, 'partner', 20)],
  fee(id, 'platform', 30),
]);
const all = [0, 1, 2, 3];
const none = new Map();

const nothing: Metrics = {
  ...{ count: 0, gross: 0, refunded: 0, net: 0, failed: 0, voided: 0 },
  division: { merchant: 0, processor: 0, partner: 0, platform: 0 },
  givenBack: { merchant: 0, processor: 0, partner: 0, platform: 0 },
};

describe('The figures of a set of payments', () => {
  test('count what is neither Failed nor Voided as gross, with its fees, and what was given back of it', () => {
    expect(measure(tableOfRows(rows, ofEach), none, all)).toEqual({
      ...{ count: 4, gross: 4000, refunded: 1000, net: 3000, failed: 1, voided: 0 },
      division: { merchant: 3700, processor: 150, partner: 60, platform: 90 },
      givenBack: { merchant: 950, processor: 0, partner: 20, platform: 30 },
    });
  });

  test('lose a voided payment, and keep a refunded one with what each party gave back', () => {
    const table = tableOfRows(rows, ofEach);
    const recorded = new Map([
      [0, workOutPayment(table, 0, [buildRefund({ amount: 500 }), buildRefund({ id: 'record-2', amount: 1500 })])],
      [2, workOutPayment(table, 2, [buildVoid()])],
    ]);
    expect(measure(table, recorded, all)).toEqual({
      ...{ count: 4, gross: 3000, refunded: 3000, net: 0, failed: 1, voided: 1 },
      division: { merchant: 2800, processor: 100, partner: 40, platform: 60 },
      givenBack: { merchant: 2900, processor: 0, partner: 40, platform: 60 },
    });
  });

  test('are those of the rows that are there', () => {
    expect(measure(tableOfRows(rows, []), none, [4])).toEqual(nothing);
    expect(measure(tableOfRows(rows, []), none, [])).toEqual(nothing);
  });
});

describe('The line above a list', () => {
  const paid: Metrics = { ...nothing, count: 2, gross: 900, net: 900, division: { ...nothing.division, platform: 18 } };

  test('says the count of all rows and what was paid', () => {
    expect(describeMetrics(paid, USD)).toBe('2 transactions · gross $9.00');
    expect(describeMetrics({ ...paid, count: 1 }, USD)).toBe('1 transaction · gross $9.00');
    expect(describeMetrics(nothing, USD)).toBe('0 transactions · gross $0.00');
  });

  test('says what was refunded and the net, where anything was', () => {
    expect(describeMetrics({ ...paid, refunded: 200, net: 700 }, USD)).toBe(
      '2 transactions · gross $9.00 · refunded $2.00 · net $7.00',
    );
    expect(describeRefunded(200, 700, USD)).toBe('refunded $2.00 · net $7.00');
  });

  test('says the fees of the platform where their column is shown', () => {
    expect(describeMetrics(paid, USD, { hasFees: true })).toBe('2 transactions · gross $9.00 · SplitPay fees $0.18');
    expect(describeMetrics(paid, USD, {})).toBe('2 transactions · gross $9.00');
  });

  test('counts failed and voided rows apart', () => {
    expect(describeMetrics({ ...paid, failed: 1 }, USD)).toBe('2 transactions · gross $9.00 · 1 failed not counted');
    expect(describeMetrics({ ...paid, voided: 3 }, USD)).toBe('2 transactions · gross $9.00 · 3 voided not counted');
    expect(describeMetrics({ ...paid, failed: 1, voided: 1 }, USD)).toBe(
      '2 transactions · gross $9.00 · 1 failed, 1 voided not counted',
    );
  });
});
