import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { allChanges } from '@/backend/entryLog';
import { anyRepeated, changesOfSegment, lastOfEach } from '@/backend/remote/segmentChanges';
import { openRefunds } from '@/domain/payments/refunds/refundColumns';
import { openRemoteEntryLog } from '@/backend/remote/remoteEntryLog';
import { openReplica } from '@/backend/remote/replica';
import { writeSegment, type WrittenChange } from '@/protocol/segments';
import { buildRefund, buildVoid } from '../../helpers/builders';

const COUNT = 1200;
const by = { id: 'u1', name: 'Ana Ruiz' };
const changeOf = (n: number, fields: Partial<WrittenChange> = {}): WrittenChange => {
  const value = buildRefund({ id: `r${n}`, transactionId: `P${n}`, amount: 100 + n, sequence: n + 1 });
  const rivalry = { subject: `payments/P${n}`, version: 1, isRepeated: false };
  const at = new Date(Date.UTC(2024, 6, 1) + n * 7001).toISOString();
  return { seq: n + 1, kind: 'payments', id: value.id, value, by, at, further: undefined, ...rivalry, ...fields };
};
const written = (changes: readonly WrittenChange[]) => changesOfSegment(writeSegment(changes));
/** The changes as pages read them. */
const plain = ({ seq, kind, id, value, by: person, at, further }: WrittenChange) => ({
  seq,
  kind,
  id,
  value,
  by: person,
  at,
  ...further,
});
const refunds = Array.from({ length: COUNT }, (_, n) => changeOf(n));
const others = [
  changeOf(COUNT, { value: buildVoid({ id: `r${COUNT}`, transactionId: 'P-void' }) }),
  changeOf(COUNT + 1, { kind: 'notes', value: { id: `r${COUNT + 1}`, text: 'Called' } }),
];

test('Many refunds of one shape are columns, in the middle of other changes, and the same as objects', () => {
  const all = [...refunds.slice(0, 600), others[0]!, ...refunds.slice(600), others[1]!].map((change, n) => ({
    ...change,
    seq: n + 1,
  }));
  const list = written(all);
  expect(list.changes).toEqual([all[600]!, all.at(-1)!].map(plain));
  expect(list.refunds.map(({ columns }) => columns.count)).toEqual([COUNT]);
  expect(allChanges(list)).toEqual(all.map(plain));
});

test.each([
  ['few', refunds.slice(0, 999)],
  ['of another kind', refunds.map((change) => ({ ...change, kind: 'takenBack' }))],
  ['voids', refunds.map((change) => ({ ...change, value: { ...(change.value as object), kind: 'void' } }))],
  ['values with the id of another entry', refunds.map((change) => ({ ...change, id: `other-${change.id}` }))],
  [
    'partly withdrawn',
    refunds.map((change, n) => (n === 7 ? { ...change, further: { withdrawn: true as const } } : change)),
  ],
  ['texts', refunds.map((change) => ({ ...change, value: change.id, id: change.id }))],
])('Changes that are %s are objects', (_what, changes) => {
  const list = written(changes);
  expect([list.refunds, list.changes]).toEqual([[], changes.map(plain)]);
});

test('A later change of a refund replaces it, whether the refund or the change is a column', () => {
  const later = fc.uniqueArray(fc.nat({ max: COUNT - 1 }), { maxLength: 5 });
  fc.assert(
    fc.property(later, later, fc.boolean(), (again, last, isInSegment) => {
      const first = written(refunds);
      const repeated = again.map((n, at) =>
        changeOf(n, { seq: COUNT + at + 1, isRepeated: true, further: { withdrawn: true } }),
      );
      const second = isInSegment ? written(repeated) : anyRepeated(repeated.map(plain));
      const third = anyRepeated(last.map((n, at) => plain(changeOf(n, { seq: 2 * COUNT + at }))));
      const found = allChanges(lastOfEach([first, second, third]));
      const expected = new Map(
        [...refunds.map(plain), ...repeated.map(plain), ...third.changes].map((change) => [change.id, change]),
      );
      expect([...found].sort((a, b) => a.seq - b.seq)).toEqual([...expected.values()].sort((a, b) => a.seq - b.seq));
    }),
    { numRuns: 20 },
  );
});

test('Columns that nothing repeats stay the same columns', () => {
  const [first, second] = [written(refunds), anyRepeated([plain(changeOf(COUNT))])];
  expect(lastOfEach([first, second]).refunds[0]!.columns).toBe(first.refunds[0]!.columns);
  const withOne = lastOfEach([first, anyRepeated([plain(changeOf(3, { seq: COUNT + 1 }))])]).refunds[0]!.columns;
  expect([openRefunds(withOne).length, openRefunds(withOne).ids()[3]]).toEqual([COUNT - 1, 'r4']);
});

test('A reader of the log gets all changes as objects, unless it takes columns', async () => {
  const replica = openReplica('u1', 'columns');
  const [text, all] = [writeSegment(refunds), refunds.map(plain)];
  const segments = [{ seq: COUNT, text }];
  await replica.addReading('team-1', { changes: [], head: { seq: COUNT, logId: 'l' }, isWhole: true, segments });
  const { fetch: before } = globalThis;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const open = () => openRemoteEntryLog('team-1', 'u1', replica, { seq: 0, writing: undefined });
  const [reading, columns] = [await open().read({ seq: 0 }), await open().read({ seq: 0 }, true)];
  globalThis.fetch = before;
  replica.close();
  expect([reading.changes, reading.refunds]).toEqual([all, undefined]);
  expect([columns.changes, allChanges(columns)]).toEqual([[], all]);
});
