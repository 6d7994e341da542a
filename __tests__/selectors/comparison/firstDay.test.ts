import { selectFirstDay } from '@/selectors/comparison/comparisonSelectors';
import { setupStore } from '@/store/store';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

test('Imported payments begin on the day of the oldest one, and nothing begins without payments', () => {
  const days = ['2025-06-15', '2025-05-02', '2025-05-31'];
  const payments = days.map((day) => importedPayment(`P of ${day}`, { date: `${day} 12:00:00` }));
  const firstDayOf = (rows: typeof payments, name: string) =>
    selectFirstDay(setupStore(givenImportedData(rows, name)).getState());
  expect(firstDayOf(payments, 'some')).toBe('2025-05-02');
  expect(firstDayOf([], 'none')).toBeUndefined();
});

test('The payments of the demo data begin on the same day in any order', () => {
  const { transactions } = setupStore().getState();
  expect(selectFirstDay(setupStore().getState())).toBe('2024-06-03');
  const reversed = { ...transactions, rows: transactions.rows.toReversed() };
  expect(selectFirstDay(setupStore({ transactions: reversed }).getState())).toBe('2024-06-03');
  expect(selectFirstDay(setupStore({ transactions: { ...transactions, rows: [] } }).getState())).toBeUndefined();
});
