import fc from 'fast-check';
import type { EntryChange } from '@/domain/entries/entryKinds';
import { changesBetween } from '@/domain/entries/changesBetween';
import { fold, foldValues, type Entries, type PaymentLookup } from '@/domain/entries/fold';
import { allRecords, recordLists, recordsOfPayment } from '@/domain/entries/paymentEvents';
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

const another = buildTransaction({ id: 'another', amount: 1500 });
const change = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  transactionId: fc.constantFrom(payment.id, another.id),
  amount: fc.option(fc.integer({ min: 1, max: 1500 }), { nil: undefined }),
});

test('Changes one at a time lead to what all of them together lead to', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (made) => {
      const changes = made.map(({ id, amount, transactionId }): EntryChange<'payments'> => {
        if (amount === undefined) return withdrawn(id);
        return recorded({ ...refund(id, amount, `1${'abcd'.indexOf(id)}`), transactionId });
      });
      const lookup = { findPayment: (id: string) => [payment, another].find((one) => one.id === id), mayWait: true };
      const single = changes.reduce((state, one) => fold(state, [one], lookup), NO_ENTRIES);
      const together = fold(NO_ENTRIES, changes, lookup);
      expect(single.payments).toEqual(together.payments);
    }),
  );
});

test('A record that is stored again for another payment leaves the first one, with or without other records there', () => {
  const [first, other] = [refund('a', 100), { ...refund('b', 200), transactionId: another.id }];
  const moved = { ...first, transactionId: another.id };
  const lookup: PaymentLookup = { findPayment: () => payment, mayWait: false };
  for (const before of [[first], [first, other]]) {
    const state = fold(NO_ENTRIES, before.map(recorded), lookup);
    const { payments } = fold(state, [recorded(moved)], lookup);
    expect(recordsOfPayment(payments, payment.id)).toEqual([]);
    expect(recordsOfPayment(payments, another.id)).toContainEqual(moved);
  }
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
  expect([...recordLists(many.payments)]).toHaveLength(6000);
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
  expect(withdrawnFirst.payments.records).toEqual({ p7: [again, refused] });
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

test('The changes between two collections are as few as their order allows', () => {
  const change = (id: string, value: boolean | undefined) => ({ kind: 'inbox', id, value });
  const before = { k: true, l: true, m: true };
  expect(changesBetween('inbox', before, { l: true, m: true })).toEqual([change('k', undefined)]);
  expect(changesBetween('inbox', before, { k: true, l: false, m: true })).toEqual([
    change('l', false),
    change('m', true),
  ]);
  expect(changesBetween('inbox', before, { ...before, n: true })).toEqual([change('n', true)]);
  expect(changesBetween('inbox', before, { m: true, l: true, k: true })).toEqual([]);
  expect(changesBetween('inbox', {}, { k: true })).toEqual([change('k', true)]);
});
