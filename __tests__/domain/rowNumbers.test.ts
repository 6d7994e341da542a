import { createRowId, nextNumber } from '@/domain/newRows';
import { numberOf } from '@/domain/rowNumbers';

test('The next free number is one above the highest', () => {
  expect(nextNumber('MER', [])).toBe('MER001');
  expect(nextNumber('INT', [{ id: 'INT009' }, { id: 'INT030' }, { id: 'OTHER' }])).toBe('INT031');
  expect(nextNumber('MER', [{ id: 'MER999' }, { id: 'MER004' }])).toBe('MER1000');
  expect(nextNumber('MER', [{ id: 'XMER030' }, { id: 'MER030X' }, { id: 'INT040' }, { id: 'MER004' }])).toBe('MER005');
});

test('The next number is at least the given number', () => {
  expect(nextNumber('MER', [{ id: 'MER004' }], 900)).toBe('MER900');
  expect(nextNumber('MER', [{ id: 'MER950' }], 900)).toBe('MER951');
});

test('A row without a number has its id as its number', () => {
  expect(numberOf({ id: 'MER004' })).toBe('MER004');
  expect(numberOf({ id: 'MER512345678', number: 'MER031' })).toBe('MER031');
  expect(nextNumber('MER', [{ id: 'MER004' }, { id: 'MER512345678', number: 'MER031' }])).toBe('MER032');
});

test('The ids of new rows differ, and earlier versions can read them', () => {
  const ids = Array.from({ length: 50 }, () => createRowId('MER'));
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(id).toMatch(/^MER\d{9}$/);
});
