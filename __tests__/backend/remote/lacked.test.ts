import 'fake-indexeddb/auto';
import { lackedOf } from '@/backend/remote/lacked';
import { openReplica } from '@/backend/remote/replica';
import type { TeamChange } from '@/protocol/entries';

const change = (id: string, seq: number, minute: number, fields: Partial<TeamChange> = {}) =>
  ({ kind: 'payments', id, seq, value: { id }, at: `2024-07-01T12:0${minute}:00.000Z`, ...fields }) as TeamChange;

test('A restored log lacks what it does not have, and newer values of what it has, by their times', () => {
  const known = [
    change('new', 5, 3),
    change('same', 1, 1),
    change('changed', 4, 2),
    change('erased', 3, 2, { erased: true }),
    change('twin', 2, 2),
  ];
  const stored = [change('same', 1, 1), change('changed', 2, 1)];
  expect(lackedOf(known, stored).map(({ id }) => id)).toEqual(['twin', 'changed', 'new']);
  expect(lackedOf(known, known)).toEqual([]);
});

test('What the copy of a browser has and a restored server lacks stays in it until somebody has decided', async () => {
  const replica = openReplica('ana', 'copy-of-ana');
  const by = { id: 'ana', name: 'Ana Ruiz' };
  const stored = (id: string, seq: number, at: string) => ({ kind: 'payments', id, seq, at, by, value: { id, at } });
  const [first, second, third] = ['12:00', '12:01', '12:02'].map((time, index) =>
    stored(`r${index}`, index + 1, `2024-07-01T${time}:00.000Z`),
  );
  const earlier = { ...second!, seq: 1, at: '2024-06-30T00:00:00.000Z' };
  await replica.addReading('w', { changes: [first!, third!, second!], head: { seq: 3, logId: 'a.1' }, isWhole: true });
  // The log was emptied, not restored.
  await replica.addReading('other', { changes: [first!], head: { seq: 1, logId: 'a.1' }, isWhole: true });
  await replica.addReading('other', { changes: [], head: { seq: 0, logId: 'b.1' }, isWhole: true });
  await replica.addReading('w', { changes: [earlier, first!], head: { seq: 2, logId: 'a.2' }, isWhole: true });
  expect([await replica.lacked('other'), await replica.lacked('w')]).toEqual([[], [second, third]]);
  // The server is restored once more before anybody has decided.
  await replica.addReading('w', { changes: [], head: { seq: 0, logId: 'a.3' }, isWhole: true });
  expect((await replica.lacked('w')).map(({ id, at }) => [id, at])).toEqual([
    ['r0', first!.at],
    ['r1', second!.at],
    ['r2', third!.at],
  ]);
  await replica.keepLacked('w', []);
  expect(await replica.lacked('w')).toEqual([]);
  replica.close();
});
