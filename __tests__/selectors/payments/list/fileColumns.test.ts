import { selectTransactionFileColumns, selectTransactionsFile } from '@/selectors/payments/list/transactionsFile';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { setupStore } from '@/store/store';
import { givenImportedData, importedPayment } from '../../../helpers/workspace';

test('The columns that only the file has have its cells, and are empty for a payment that is gone', () => {
  const rows = [importedPayment('P-1', { partner: 'Sound Co' }), importedPayment('P-2', { customer: 'C-7' })];
  const state = setupStore(givenImportedData(rows, 'file columns')).getState();
  const columns = selectTransactionFileColumns(state);
  const { headers, rows: cells } = selectTransactionsFile(state);
  expect(columns.map(({ header }) => header)).toEqual(headers.slice(5));
  expect(headers).toEqual(expect.arrayContaining(['PARTNER', 'CURRENCY', 'TIME ZONE']));
  const currency = selectCurrency(state);
  for (const row of cells.slice(0, 2))
    expect(columns.map(({ text }) => text({ id: row[0]! }, currency))).toEqual(row.slice(5));
  expect(columns.map(({ text }) => text({ id: 'gone' }, currency)).join('')).toBe('');
});
