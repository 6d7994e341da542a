import { openedTable, openTable } from '@/data/tables/openTables';
import { tableOfRows } from '@/data/tables/transactionTable';
import { transactions } from '@/fixtures/transactions';

test('The rows of a data set are there by its hash once it is open, and asking for others fails with their hash', () => {
  const table = tableOfRows(transactions, []);
  openTable('abc', table);
  expect(openedTable('abc')).toBe(table);
  expect(() => openedTable('abd')).toThrow('The data set abd is not open');
});
