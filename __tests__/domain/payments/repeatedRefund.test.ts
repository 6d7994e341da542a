import fc from 'fast-check';
import type { PaymentRecord } from '@/domain/payments/refunds/refundRules';
import { refundsOfTwoTabs, repeatedRefund } from '@/domain/payments/refunds/refundAmount';
import { buildRefund, buildVoid } from '../../helpers/builders';

const NOW = Date.parse('2024-07-01T09:00:00Z');
const stamp = { transactionId: 'T', recordedAt: '2024-07-01 09:00:00', recordedBy: 'Alex Morgan' };

/** A refund that was recorded so many minutes before now. */
const refund = (minutes: number, amount = 12_000): PaymentRecord => ({
  ...stamp,
  kind: 'refund',
  id: `${NOW - minutes * 60_000}-a`,
  amount,
  reason: 'Other',
});

test.each([
  [0.5, 0],
  [1, 1],
  [9.9, 9],
  [10, 10],
  // The clock was set back after the refund.
  [-3, 0],
])('A refund from %d minutes ago is found with an age of %d minutes', (before, minutes) => {
  const record = refund(before);
  expect(repeatedRefund([refund(8, 1), record, { ...stamp, kind: 'void', id: 'v' }], 12_000, NOW)).toEqual({
    refund: record,
    minutes,
  });
});

test('The last of several refunds counts; another amount or an earlier refund does not', () => {
  expect(repeatedRefund([refund(5), refund(2)], 12_000, NOW)?.minutes).toBe(2);
  expect(repeatedRefund([refund(11), refund(2, 12_001)], 12_000, NOW)).toBeUndefined();
  // The clock was hours ahead when it was recorded.
  expect(repeatedRefund([refund(-11)], 12_000, NOW)).toBeUndefined();
});

test('A record without a time in its id counts by its time and zone', () => {
  const record = { ...refund(0), id: 'r', recordedAt: '2024-07-01 10:58:00', zone: 'Europe/Berlin' };
  expect(repeatedRefund([record], 12_000, NOW)?.minutes).toBe(2);
});

test('Refunds of two tabs may be one if at most 60 seconds are between them, and voids are no question', () => {
  const idAt = (seconds: number) => `${NOW + seconds * 1000}-${seconds}`;
  const isRemote = (id: string) => id === idAt(60);
  const refunds = [0, 60, 121].map((seconds) => buildRefund({ id: idAt(seconds) }));
  expect(refundsOfTwoTabs(refunds, isRemote).map(({ id }) => id)).toEqual([idAt(60)]);
  const voids = [0, 60].map((seconds) => buildVoid({ id: idAt(seconds) }));
  expect(refundsOfTwoTabs(voids, isRemote)).toEqual([]);
});

test('Any number of refunds of two tabs give the same questions in both, of refunds with an earlier twin of the other tab', () => {
  const record = fc.record({
    isRemote: fc.boolean(),
    seconds: fc.integer({ min: 0, max: 200 }),
    amount: fc.constantFrom(1_000, 2_000),
  });
  fc.assert(
    fc.property(fc.array(record, { maxLength: 8 }), (made) => {
      const records = made.map(({ seconds, amount }, index) =>
        buildRefund({ id: `${NOW + seconds * 1000}-${index}`, amount, sequence: index + 1 }),
      );
      const isRemote = (id: string) => made[Number(id.slice(14))]!.isRemote;
      const found = refundsOfTwoTabs([...records, buildVoid({})], isRemote).map(({ id }) => id);
      expect(refundsOfTwoTabs(records.toReversed(), (id) => !isRemote(id)).map(({ id }) => id)).toEqual(found);
      const expected = made.flatMap((later, index) =>
        made
          .slice(0, index)
          .some(
            (earlier) =>
              earlier.amount === later.amount &&
              earlier.isRemote !== later.isRemote &&
              Math.abs(earlier.seconds - later.seconds) <= 60,
          )
          ? [records[index]!.id]
          : [],
      );
      expect(found).toEqual(expected);
    }),
  );
});
