import { openedTable, openTable } from '@/data/tables/openTables';
import { tableOfRows } from '@/data/tables/transactionTable';
import { transactions } from '@/fixtures/transactions';

test('The rows of an opened data set are found by its hash, and asking for any other throws with its hash', () => {
  const table = tableOfRows(transactions, []);
  openTable('abc', table);
  expect(openedTable('abc')).toBe(table);
  expect(() => openedTable('abd')).toThrow('The data set abd is not open');
});
