import { nextSort } from '@/domain/lists/sort';

test('A header sorts ascending, descending, and then in the original order', () => {
  const first = nextSort(null, 'amount');
  expect(first).toEqual({ column: 'amount', direction: 'ascending' });
  const second = nextSort(first, 'amount');
  expect(second).toEqual({ column: 'amount', direction: 'descending' });
  expect(nextSort(second, 'amount')).toBeNull();
  expect(nextSort(second, 'date')).toEqual({ column: 'date', direction: 'ascending' });
});
