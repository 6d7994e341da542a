import { lackedOf } from '@/backend/remote/lacked';
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
