import { saveNotes } from '@/commands/notes';
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

test('A payment without a reference or a note has empty cells in their columns', () => {
  const rows = [importedPayment('P-1', { reference: 'R-77' }), importedPayment('P-2')];
  const store = setupStore(givenImportedData(rows, 'references and notes'));
  store.dispatch(saveNotes([{ subject: 'payment', subjectId: 'P-1' }], 'Called twice'));
  const { headers, rows: cells } = selectTransactionsFile(store.getState());
  const cellOf = (header: string) => cells.slice(0, 2).map((row) => [row[0], row[headers.indexOf(header)]]);
  expect(new Map(cellOf('REFERENCE') as [string, string][])).toEqual(
    new Map([
      ['P-1', 'R-77'],
      ['P-2', ''],
    ]),
  );
  expect(new Map(cellOf('NOTES') as [string, string][]).get('P-2')).toBe('');
});
