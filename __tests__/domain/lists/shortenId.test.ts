import { shortenId } from '@/domain/lists/shortenId';

test.each([
  ['TR20240630-030', 'TR20240630-030'],
  ['8515131751004933', '8515131…004933'],
  ['ch_3PQx7482Jn02AbCdEfGhIjKl0', 'ch_3PQx…hIjKl0'],
  ['f7108e96-f770-c226-3266-aa3bb0cde917', 'f7108e9…cde917'],
  ['🎪'.repeat(14), '🎪'.repeat(14)],
  ['🎪'.repeat(15), `${'🎪'.repeat(7)}…${'🎪'.repeat(6)}`],
  ['', ''],
])('%s is shown as %s', (id, shown) => {
  expect(shortenId(id)).toBe(shown);
});
