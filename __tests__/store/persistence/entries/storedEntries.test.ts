import type { RefundChanges } from '@/backend/entryLog';
import { StoredEntries } from '@/store/persistence/entries/cache/storedEntries';
import type { Entry } from '@/store/persistence/entries/entries';
import { buildRefund } from '../../../helpers/builders';
import { columnsOf } from '../../../helpers/domain/refundColumns';

const COUNT = 2000;
const refunds = Array.from({ length: COUNT }, (_, n) =>
  buildRefund({ id: `r${n}`, transactionId: `P${n}`, amount: 100, sequence: n + 1 }),
);
const entryOf = (value: (typeof refunds)[number], seq: number): Entry => ({
  seq,
  kind: 'payments',
  id: value.id,
  value,
});
const entries = refunds.map((refund, n) => entryOf(refund, n + 1));
const other = entryOf(buildRefund({ id: 'other', transactionId: 'P-other' }), COUNT + 1);

/** The same entries, the refunds as two parts of columns. */
function given() {
  const stored = new StoredEntries();
  const partOf = (from: number, to: number): RefundChanges => ({
    columns: columnsOf(refunds.slice(from, to)),
    changeAt: (row) => entries[from + row]!,
  });
  stored.putColumns([partOf(0, 500), partOf(500, COUNT)]);
  stored.put([other]);
  return stored;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([0, 1, 2, 5])('Refunds that are columns are found by id after %i tasks', (tasks) => {
  const stored = given();
  for (let n = 0; n < tasks; n += 1) jest.advanceTimersToNextTimer();
  expect(stored.get('r700')).toEqual(entries[700]);
  expect([stored.has('r0'), stored.has('r2000'), stored.get('unknown')]).toEqual([true, false, undefined]);
  expect(stored.size).toBe(COUNT + 1);
  expect([...stored.values()]).toEqual([...entries, other]);
  expect([...stored.keys()].slice(0, 2)).toEqual(['r0', 'r1']);
});

test('All refunds stay columns until somebody asks for one of them', () => {
  const stored = given();
  expect(stored.parts().entries).toEqual([other]);
  expect(stored.parts().refunds).toHaveLength(2);
  stored.get('r1');
  expect(stored.parts()).toEqual({ entries: [...entries, other], refunds: [] });
});

test('A later change of a refund is its only one, and the last of all', () => {
  const stored = given();
  const changed = entryOf({ ...refunds[7]!, reason: 'Other' }, COUNT + 2);
  stored.put([changed]);
  expect([stored.get('r7'), stored.size]).toEqual([changed, COUNT + 1]);
  expect([...stored].map(([, entry]) => entry)).toEqual([...entries.slice(0, 7), ...entries.slice(8), other, changed]);
});

test('A removed refund is gone, and removing it again changes nothing', () => {
  const stored = given();
  expect([stored.delete('r3'), stored.delete('r3'), stored.has('r3'), stored.size]).toEqual([
    true,
    false,
    false,
    COUNT,
  ]);
  stored.get('r4');
  expect([stored.delete('r4'), stored.get('r4'), stored.size]).toEqual([true, undefined, COUNT - 1]);
  expect([...stored.values()]).toEqual([...entries.slice(0, 3), ...entries.slice(5), other]);
});

test('Cleared entries do not come back', () => {
  const stored = given();
  stored.get('r5');
  jest.advanceTimersToNextTimer();
  stored.clear();
  jest.runAllTimers();
  expect([[...stored.values()], stored.size, stored.get('r5')]).toEqual([[], 0, undefined]);
});
