import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { selectTransactionsPage } from '@/selectors/payments/list/transactionsSelectors';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { setupStore } from '@/store/store';
import { givenImportedData, importedPayment } from '../../helpers/workspace';
import { wholeTransactionsFile } from '../../helpers/wholeTransactionsFile';

const given = () =>
  setupStore(
    givenImportedData([
      importedPayment('midnight', { date: '2025-06-16 00:00:00' }),
      importedPayment('day alone', { date: '2025-06-16' }),
      importedPayment('evening', { date: '2025-06-15 23:59:59' }),
      importedPayment('next day', { date: '2025-06-17' }),
    ]),
  );
const idsOf = (store: ReturnType<typeof given>) => selectTransactionsPage(store.getState()).rows.map(({ id }) => id);

test('A date without a time is shown as it is in the list, the details and the export', () => {
  const store = given();
  const page = selectTransactionsPage(store.getState());
  expect(page.rows.find(({ id }) => id === 'day alone')?.date).toBe('2025-06-16');
  expect(selectPayment(store.getState(), 'day alone')?.history[0]).toMatchObject({ at: '2025-06-16' });
  const { headers, rows } = wholeTransactionsFile(store.getState());
  expect(rows.map((row) => row[headers.indexOf('DATE AND TIME')])).toContain('2025-06-16');
});

test('A date without a time sorts first in its day, and a range and a search find it', () => {
  const store = given();
  expect(idsOf(store)).toEqual(['next day', 'midnight', 'day alone', 'evening']);
  store.dispatch(transactionsListActions.sortChosen('date'));
  expect(idsOf(store)).toEqual(['evening', 'day alone', 'midnight', 'next day']);
  store.dispatch(transactionsListActions.rangeChosen({ start: '2025-06-16', end: '2025-06-16' }));
  expect(idsOf(store)).toEqual(['day alone', 'midnight']);
  store.dispatch(transactionsListActions.rangeCleared());
  store.dispatch(transactionsListActions.searchChanged('2025-06-16'));
  expect(idsOf(store)).toEqual(['day alone', 'midnight']);
});
