import type { StatementTable } from '@/domain/statements/source';
import { computeStatement } from '@/domain/statements/statements';
import { buildRefund, buildTransaction } from '../../helpers/builders';
import { buildPayout, sourceOf } from '../../helpers/domain/statements';

const JUNE = { start: '2024-06-01', end: '2024-06-30' };
const [EARLIEST, MIDDLE, LATEST] = ['2024-06-09 10:00:00', '2024-06-10 10:00:00', '2024-06-11 10:00:00'];

function paymentsInOrder(dates: readonly string[], isNewestFirst?: boolean) {
  const transactions = dates.map((date, index) => buildTransaction({ id: `TR${index}`, amount: 10_000, date }));
  const source = sourceOf({ transactions });
  const table: StatementTable = { ...source.table, ...(isNewestFirst && { isNewestFirst }) };
  const { length, lineAt } = computeStatement({ ...source, table }, 'MER001', JUNE);
  return Array.from({ length }, (_, index) => lineAt(index).paymentId).join(' ');
}

test('Rows that are sorted newest first are reversed, also within the same time', () => {
  for (const isKnown of [true, false]) {
    expect(paymentsInOrder([LATEST, MIDDLE, MIDDLE, EARLIEST, EARLIEST], isKnown)).toBe('TR4 TR3 TR2 TR1 TR0');
    expect(paymentsInOrder([LATEST], isKnown)).toBe('TR0');
    expect(paymentsInOrder([], isKnown)).toBe('');
  }
});

test('Rows in any other order are sorted by time, and keep their order within the same time', () => {
  expect(paymentsInOrder([EARLIEST, EARLIEST, MIDDLE, MIDDLE, LATEST])).toBe('TR0 TR1 TR2 TR3 TR4');
  expect(paymentsInOrder([MIDDLE, LATEST, MIDDLE, EARLIEST, LATEST, EARLIEST])).toBe('TR3 TR5 TR0 TR2 TR1 TR4');
  expect(paymentsInOrder([MIDDLE, EARLIEST, LATEST, LATEST])).toBe('TR1 TR0 TR2 TR3');
});

test('A line that is not a payment comes after the payments of its time', () => {
  const transactions = [LATEST, MIDDLE, EARLIEST].map((date, index) =>
    buildTransaction({ id: `TR${index}`, amount: 10_000, date }),
  );
  const source = sourceOf({
    transactions,
    records: [buildRefund({ transactionId: 'TR2', amount: 100, recordedAt: MIDDLE })],
    payouts: [buildPayout({ day: '2024-06-08', amount: 1 }), buildPayout({ id: 'last', day: '2024-06-11', amount: 2 })],
  });
  const { length, lineAt } = computeStatement(source, 'MER001', JUNE);
  expect(Array.from({ length }, (_, index) => [lineAt(index).kind, lineAt(index).time])).toEqual([
    ['payout', '2024-06-08'],
    ['payment', EARLIEST],
    ['payment', MIDDLE],
    ['refund', MIDDLE],
    ['payment', LATEST],
    ['payout', '2024-06-11'],
  ]);
});
