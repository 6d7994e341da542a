import { tableOfRows } from '@/data/tables/transactionTable';
import { measure, type Metrics } from '@/domain/payments/metrics';
import { isPaid } from '@/domain/payments/refunds/refundRules';
import { derivePaymentState } from '@/domain/payments/derivedPayments';
import { buildRefund, buildTransaction, buildVoid } from '../../helpers/builders';

const rows = [
  buildTransaction({ id: 'TR1-1', amount: 2000 }),
  buildTransaction({ id: 'TR1-2', amount: 500, status: 'Failed' }),
  buildTransaction({ id: 'TR1-3', amount: 1000, status: 'Pending' }),
  buildTransaction({ id: 'TR1-4', amount: 1000, status: 'Refunded' }),
];
const fee = (transactionId: string, party: 'processor' | 'partner' | 'platform', amount: number) => ({
  id: `${transactionId} ${party}`,
  transactionId,
  party,
  amount,
  date: '2024-06-01 12:00:00',
  integrationFeeId: 'FEE001',
  type: 'Service' as const,
});
const fees = rows.flatMap(({ id }) => [...[fee(id, 'processor', 50), fee(id, 'partner', 20)], fee(id, 'platform', 30)]);
const all = [0, 1, 2, 3];
const none = new Map();

const nothing: Metrics = {
  count: 0,
  gross: 0,
  refunded: 0,
  net: 0,
  failed: 0,
  voided: 0,
  allocation: { merchant: 0, processor: 0, partner: 0, platform: 0 },
  refundedShares: { merchant: 0, processor: 0, partner: 0, platform: 0 },
};

describe('The metrics of a set of payments', () => {
  test('count payments that are neither Failed nor Voided as gross, with their fees and refunds', () => {
    expect(measure(tableOfRows(rows, fees), none, all)).toEqual({
      count: 4,
      gross: 4000,
      refunded: 1000,
      net: 3000,
      failed: 1,
      failedAmount: 500,
      voided: 0,
      allocation: { merchant: 3700, processor: 150, partner: 60, platform: 90 },
      refundedShares: { merchant: 950, processor: 0, partner: 20, platform: 30 },
    });
  });

  test('count failed, voided and other unpaid payments separately', () => {
    const [failed, voided, held] = (['Failed', 'Voided', 'Held'] as const).map((status) =>
      measure({ ...tableOfRows(rows, fees), statusAt: () => status, isPaidAt: () => false }, none, [0, 1]),
    );
    expect(failed).toEqual({ ...nothing, count: 2, failed: 2, failedAmount: 2500 });
    expect(voided).toEqual({ ...nothing, count: 2, voided: 2 });
    expect(held).toEqual({ ...nothing, count: 2, others: 2 });
    expect((['Completed', 'Failed', 'Voided'] as const).map(isPaid)).toEqual([true, false, false]);
  });

  test('exclude a voided payment, and include a refunded one with its refund shares', () => {
    const table = tableOfRows(rows, fees);
    const recorded = new Map([
      [0, derivePaymentState(table, 0, [buildRefund({ amount: 500 }), buildRefund({ id: 'record-2', amount: 1500 })])],
      [2, derivePaymentState(table, 2, [buildVoid()])],
    ]);
    expect(measure(table, recorded, all)).toEqual({
      count: 4,
      gross: 3000,
      refunded: 3000,
      net: 0,
      failed: 1,
      failedAmount: 500,
      voided: 1,
      allocation: { merchant: 2800, processor: 100, partner: 40, platform: 60 },
      refundedShares: { merchant: 2900, processor: 0, partner: 40, platform: 60 },
    });
  });

  test('ignore indices without a row', () => {
    expect(measure(tableOfRows(rows, []), none, [4])).toEqual(nothing);
    expect(measure(tableOfRows(rows, []), none, [])).toEqual(nothing);
  });
});
