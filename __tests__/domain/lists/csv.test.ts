import { csvFileName } from '@/domain/lists/csv';

test('A file is named by what it holds, and by its range where a whole one is chosen', () => {
  expect(csvFileName('transactions', { start: null, end: null })).toBe('transactions.csv');
  expect(csvFileName('transactions', { start: '2024-06-01', end: null })).toBe('transactions.csv');
  expect(csvFileName('transactions', { start: null, end: '2024-06-30' })).toBe('transactions.csv');
  expect(csvFileName('transactions', { start: '2024-06-01', end: '2024-06-30' })).toBe(
    'transactions-2024-06-01-to-2024-06-30.csv',
  );
});
