import fc from 'fast-check';
import type { EntryChange } from '@/domain/entries/entryKinds';
import { changesBetween } from '@/domain/entries/changesBetween';
import { fold, foldValues, type Entries, type PaymentLookup } from '@/domain/entries/fold';
import { allRecords, recordsOfPayment } from '@/domain/entries/paymentEvents';
import { buildRefund, buildTransaction } from '../../helpers/builders';
import { buildPayout } from '../../helpers/domain/statements';
import { NO_ENTRIES } from '../../helpers/domain/entries';

const payment = buildTransaction({ amount: 1500 });
const facts: PaymentLookup = { findPayment: (id) => (id === payment.id ? payment : undefined), mayWait: false };
const refund = (id: string, amount: number, hour = '09') =>
  buildRefund({ id, amount, transactionId: payment.id, recordedAt: `2024-07-01 ${hour}:00:00` });
const recorded = (value: ReturnType<typeof refund>) => ({ kind: 'payments' as const, id: value.id, value });
const withdrawn = (id: string) => ({ kind: 'payments' as const, id, value: undefined });

test('A change replaces the entry and moves it to the end, and a withdrawn entry is gone', () => {
  const before = { a: 1, b: 2 };
  const after = foldValues(before, [
    { id: 'a', value: 3 },
    { id: 'c', value: 4 },
    { id: 'b', value: undefined },
  ]);
  expect(Object.entries(after)).toEqual([
    ['a', 3],
    ['c', 4],
  ]);
  expect(before).toEqual({ a: 1, b: 2 });
});

test('An entry may have the id of a property that every object has', () => {
  const after = foldValues<number>({}, [{ id: '__proto__', value: 1 }]);
  expect(Object.entries(after)).toEqual([['__proto__', 1]]);
  expect(Object.entries(foldValues<number>(after, [{ id: '__proto__', value: undefined }]))).toEqual([]);
});

test('A fold changes only the kinds of its changes', () => {
  const payout = buildPayout();
  const after = fold(NO_ENTRIES, [{ kind: 'payouts', id: payout.id, value: payout }], facts);
  expect(after).toEqual({ ...NO_ENTRIES, payouts: { [payout.id]: payout } });
  expect(after.merchants).toBe(NO_ENTRIES.merchants);
});

const foldRefunds = (before: Entries, changes: readonly EntryChange[], mayWait = false) =>
  fold(before, changes, { ...facts, mayWait });

test('A refund that the rules refuse does not count, or waits if other rows may allow it', () => {
  const changes = [recorded(refund('a', 1000)), recorded(refund('b', 600))];
  const [a, b] = changes.map(({ value }) => value);
  expect(foldRefunds(NO_ENTRIES, changes).payments).toEqual({ records: { [payment.id]: [a] } });
  const held = foldRefunds(NO_ENTRIES, changes, true);
  expect(held.payments).toEqual({ records: { [payment.id]: [a] }, waiting: [b] });
  expect(foldRefunds(held, [withdrawn('a')], true).payments).toEqual({ records: { [payment.id]: [b] } });
});

const change = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  amount: fc.option(fc.integer({ min: 1, max: 1500 }), { nil: undefined }),
});

test('Changes one at a time lead to what all of them together lead to', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (made) => {
      const changes = made.map(({ id, amount }): EntryChange<'payments'> => {
        return amount === undefined ? withdrawn(id) : recorded(refund(id, amount, `1${'abcd'.indexOf(id)}`));
      });
      const single = changes.reduce((state, one) => foldRefunds(state, [one], true), NO_ENTRIES);
      const together = foldRefunds(NO_ENTRIES, changes, true);
      expect(single.payments).toEqual(together.payments);
    }),
  );
});

test('In a workspace with many records, a change leads to the same, whether its payment was changed before or not', () => {
  const refunds = Array.from({ length: 6000 }, (_, index) =>
    buildRefund({ id: `r${index}`, amount: 400, transactionId: `p${index}`, recordedAt: '2024-07-01 09:00:00' }),
  );
  const lookup = { mayWait: true, findPayment: () => payment };
  const many = fold(
    NO_ENTRIES,
    refunds.map((value) => ({ kind: 'payments', id: value.id, value })),
    lookup,
  );
  expect(many.payments.earlier?.p7).toEqual([refunds[7]]);
  expect(many.payments.records).toEqual({});
  const again = buildRefund({ id: 'again', amount: 500, transactionId: 'p7', recordedAt: '2024-07-02 09:00:00' });
  const refused = buildRefund({ id: 'more', amount: 700, transactionId: 'p7', recordedAt: '2024-07-03 09:00:00' });
  const refunded = [again, refused].reduce(
    (state, value) => fold(state, [{ kind: 'payments', id: value.id, value }], lookup),
    many,
  );
  expect(refunded.payments.earlier).toBe(many.payments.earlier);
  expect(refunded.payments.records).toEqual({ p7: [refunds[7], again] });
  expect(refunded.payments.waiting).toEqual([refused]);
  const withdrawnFirst = fold(refunded, [withdrawn('r7')], lookup);
  expect(recordsOfPayment(withdrawnFirst.payments, 'p7')).toEqual([again, refused]);
  expect(withdrawnFirst.payments.waiting).toBeUndefined();
  const withdrawnOther = fold(withdrawnFirst, [withdrawn('r8')], lookup);
  expect(recordsOfPayment(withdrawnOther.payments, 'p8')).toEqual([]);
  expect(Object.keys(allRecords(withdrawnOther.payments))).toHaveLength(5999);
});

const values = fc.uniqueArray(fc.tuple(fc.constantFrom('k', 'l', 'm', 'n', 'o', 'p'), fc.boolean()), {
  selector: ([id]) => id,
});

test('The changes between two collections lead from one to the other, in its order, and none lead to the same', () => {
  fc.assert(
    fc.property(values, values, (a, b) => {
      const [before, after] = [Object.fromEntries(a), Object.fromEntries(b)];
      const changes = changesBetween('inbox', before, after) as EntryChange<'inbox'>[];
      const reached = foldValues(before, changes);
      expect(reached).toEqual(after);
      if (changes.length > 0) expect(Object.keys(reached)).toEqual(Object.keys(after));
      expect(changesBetween('inbox', before, { ...before })).toEqual([]);
    }),
  );
});
