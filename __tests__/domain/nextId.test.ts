import { nextId } from '@/domain/nextId';

test('The next free id is one above the highest', () => {
  expect(nextId('MER', [])).toBe('MER001');
  expect(nextId('INT', [{ id: 'INT009' }, { id: 'INT030' }, { id: 'OTHER' }])).toBe('INT031');
  expect(nextId('MER', [{ id: 'MER999' }, { id: 'MER004' }])).toBe('MER1000');
  expect(nextId('MER', [{ id: 'XMER030' }, { id: 'MER030X' }, { id: 'INT040' }, { id: 'MER004' }])).toBe('MER005');
});

test('The next id is at least the given number', () => {
  expect(nextId('MER', [{ id: 'MER004' }], 900)).toBe('MER900');
  expect(nextId('MER', [{ id: 'MER950' }], 900)).toBe('MER951');
});
