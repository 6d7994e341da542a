import fc from 'fast-check';
import {
  allRecords,
  areNone,
  changedRecords,
  eventsOf,
  findRecords,
  listsOf,
  MOST_CHANGED,
  paymentRecordsById,
  recordLists,
  recordsOfPayment,
  withRecords,
  type PaymentEvents,
} from '@/domain/entries/paymentEvents';
import { buildRefund } from '../../helpers/builders';

const IDS = ['TR1', 'TR2', '__proto__'];
const listOf = (transactionId: string, amounts: readonly number[]) =>
  amounts.map((amount) => buildRefund({ id: `${transactionId}-${amount}`, amount, transactionId }));
const amounts = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 });
const lists = fc.tuple(amounts, amounts, amounts);
const changes = fc.array(fc.tuple(fc.nat({ max: 2 }), amounts), { maxLength: 3 });

const recordsIn = (of: readonly (readonly number[])[]) =>
  Object.fromEntries(
    of.flatMap((cents, at) => (cents.length === 0 ? [] : [[IDS[at]!, listOf(IDS[at]!, cents)] as const])),
  );
const changedTo = (changing: readonly (readonly [number, readonly number[]])[]) =>
  new Map(changing.map(([at, next]) => [IDS[at]!, listOf(IDS[at]!, next)]));

/** Events of a few payments, in one part or in two, with records that wait. */
const events = fc
  .tuple(lists, fc.option(changes, { nil: undefined }), amounts)
  .map(([of, changing, waiting]): PaymentEvents => {
    const parts = changing
      ? withRecords({ records: {}, earlier: recordsIn(of) }, changedTo(changing))
      : { records: recordsIn(of) };
    return waiting.length > 0 ? { ...parts, waiting: listOf('TR9', waiting) } : parts;
  });

test('After a change, each payment has the records that it got, and the others have theirs, in one part or in two', () => {
  fc.assert(
    fc.property(events, changes, (before, changing) => {
      const changed = changedTo(changing);
      const after = withRecords(before, changed);
      for (const id of IDS)
        expect(recordsOfPayment(after, id)).toEqual(changed.get(id) ?? recordsOfPayment(before, id));
      expect(after.earlier).toBe(before.earlier);
      const together = withRecords({ records: allRecords(before) }, changed).records;
      expect(allRecords(after)).toEqual(together);
      expect([...recordLists(after)]).toEqual(Object.values(allRecords(after)));
      expect([...recordLists(after)].every(({ length }) => length > 0)).toBe(true);
      expect(areNone(after)).toBe(after.earlier === undefined && Object.keys(together).length === 0);
    }),
  );
});

test('The changed records are the differences of all records, and an unchanged payment is not compared', () => {
  fc.assert(
    fc.property(events, changes, amounts, fc.boolean(), (before, changing, waiting, isMerged) => {
      const parts = withRecords(before, changedTo(changing));
      const counted = isMerged ? { records: {}, earlier: allRecords(parts) } : parts;
      const after = waiting.length > 0 ? { ...counted, waiting: listOf('TR9', waiting) } : counted;
      const [all, next] = [paymentRecordsById(before), paymentRecordsById(after)];
      const found = changedRecords(before, after);
      for (const [id, record] of found) expect(record).toBe(next[id]);
      for (const id of [...Object.keys(all), ...Object.keys(next)])
        if (all[id] !== next[id]) expect(found.has(id)).toBe(true);
      expect(changedRecords(before, before).size).toBe(0);
    }),
  );
});

test('The records about some payments are theirs, and those that wait', () => {
  fc.assert(
    fc.property(events, (state) => {
      const about = paymentRecordsById(state, ['TR2']);
      const expected = [...recordsOfPayment(state, 'TR2'), ...(state.waiting ?? [])].map(({ id }) => id);
      expect(Object.keys(about)).toEqual(expected);
    }),
  );
});

test('Records are found by their ids, those that count', () => {
  fc.assert(
    fc.property(events, fc.constantFrom('TR1-1', 'TR2-3', '__proto__-2'), (state, id) => {
      const { [id]: found } = paymentRecordsById({ records: allRecords(state) });
      expect(findRecords(state, new Set([id]))).toEqual(found ? [found] : []);
    }),
  );
  expect(findRecords({ records: recordsIn([[1], [], []]) }, new Set())).toEqual([]);
});

test('Records are divided if more payments have some than a change should copy', () => {
  const lists = Array.from({ length: MOST_CHANGED + 1 }, (_, index) => listOf(`P${index}`, [1]));
  const records = (count: number) => Object.fromEntries(lists.slice(0, count).map((list, at) => [`P${at}`, list]));
  const few = records(MOST_CHANGED);
  expect(eventsOf(few, lists.slice(0, MOST_CHANGED))).toEqual({ records: few });
  const many = records(MOST_CHANGED + 1);
  const divided = eventsOf(many, lists);
  expect(divided).toEqual({ records: {}, earlier: many });
  // They are listed once.
  expect(listsOf(many)).toBe(lists);
  expect(areNone(divided)).toBe(false);
  expect(areNone({ records: {} })).toBe(true);
  expect(areNone({ records: {}, waiting: listOf('TR1', [1]) })).toBe(false);
});

test('The records of many changed payments are kept apart, so that the next change copies few', () => {
  const many = new Map(Array.from({ length: MOST_CHANGED }, (_, index) => [`P${index}`, listOf(`P${index}`, [1])]));
  const before = withRecords({ records: {} }, many);
  expect(before).toEqual({ records: Object.fromEntries(many) });
  const divided = withRecords(before, new Map([['TR1', listOf('TR1', [2])]]));
  expect(divided.records).toEqual({});
  expect(Object.keys(divided.earlier ?? {})).toHaveLength(MOST_CHANGED + 1);
  const next = withRecords(
    divided,
    new Map([
      ['TR1', listOf('TR1', [2, 3])],
      ['P0', []],
    ]),
  );
  expect(next).toEqual({ records: { TR1: listOf('TR1', [2, 3]), P0: [] }, earlier: divided.earlier });
  expect([...recordLists(next)]).toHaveLength(MOST_CHANGED);
  expect(allRecords(next)).not.toHaveProperty('P0');
});
