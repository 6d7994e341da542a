import { buildDataSet } from '../../helpers/dataSets';
import { decodeDataSet } from '@/data/dataSets/format/decode';
import { encodeDataSet } from '@/data/dataSets/format/encode';
import type { DataSet } from '@/data/dataSets/dataSet';
import { readPaymentAt } from '@/data/dataSets/readDataSet';
import { recognize } from '@/data/formats/recognize';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import { selectFilteredTransactions, selectSearchReading } from '@/selectors/payments/list/transactionsSearch';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { setupStore } from '@/store/store';
import { split, ZONE } from '../../helpers/imports/headers';
import { givenImportedData, importedPayment } from '../../helpers/workspace';
import { importFile } from './importing';
import { wholeTransactionsFile } from '../../helpers/wholeTransactionsFile';

const ROWS = [importedPayment('a', { reference: 'Order 4711' }), importedPayment('b')];

/** The header of the reference column that the import recognizes. */
function referenceIn(headers: readonly string[], ...rows: (readonly string[])[]) {
  const column = recognize([headers, ...rows], ZONE).plan.columns.reference;
  return column === undefined ? undefined : headers[column];
}

test.each(['Reference', 'Merchant reference', 'Order ID', 'Order number', 'Invoice Number'])(
  'The import recognizes the header %s in a file of no known format',
  (header) => {
    const headers = ['Payment ID', 'Merchant', 'Amount', 'Date', header];
    expect(referenceIn(headers, ['p1', 'Harbor', '12.00', '2024-06-01', 'A-1'])).toBe(header);
  },
);

test('A column that already is the payment ID or another field is not a reference', () => {
  expect(referenceIn(split('Order ID, Merchant, Amount, Date'))).toBeUndefined();
  expect(referenceIn(split('Reference, Merchant, Amount, Date'))).toBeUndefined();
  expect(referenceIn(split('Payment ID, Merchant, Amount, Date, Payout reference'))).toBeUndefined();
});

test('The import recognizes the reference of a known format beside the columns of its profile', () => {
  const settlement = split(
    'Company Account, Merchant Account, Psp Reference, Merchant Reference, Payment Method, Creation Date, TimeZone, ' +
      'Type, Modification Reference, Gross Currency, Gross Debit (GC), Gross Credit (GC), Exchange Rate, ' +
      'Net Currency, Net Debit (NC), Net Credit (NC), Commission (NC), Markup (NC), Scheme Fees (NC), Interchange (NC), ' +
      'Payment Method Variant, Modification Merchant Reference, Batch Number',
  );
  const { format, plan } = recognize([settlement], ZONE);
  expect(format?.name).toMatch(/^Adyen/);
  expect(plan.columns).toMatchObject({ id: 2, reference: 3 });
});

test('A mapped column is read, stored and found in its history', () => {
  const { dataSet } = importFile({
    rows: [
      { id: 'a', reference: ' Order 4711 ' },
      { id: 'b', reference: '' },
    ],
  });
  const read = decodeDataSet(encodeDataSet(dataSet)) as DataSet;
  const at = (index: number) => readPaymentAt(read.payments, index, read.words, ['Harbour Arts']).reference;
  const table = tableOfDataSet(read);
  const indices = ['a', 'b'].map((id) => table.indexOf(id)!);
  expect(indices.map(at)).toEqual(['Order 4711', undefined]);
  expect(indices.map((index) => table.rowAt(index).reference)).toEqual(['Order 4711', undefined]);
  const newer = importFile({ rows: [{ id: 'a', reference: 'Order 4712' }], before: dataSet });
  expect(newer.dataSet.replaced.length).toBe(1);
});

test('A data set without the column reads as payments without a reference', () => {
  const { dataSet } = importFile({ rows: [{ id: 'a' }] });
  expect(tableOfDataSet(dataSet).furtherTexts).toEqual([]);
  expect(tableOfDataSet(buildDataSet([importedPayment('a')])).rowAt(0)).not.toHaveProperty('reference');
});

test('The export has a column of references, and the import recognizes it', () => {
  const { headers, rows } = wholeTransactionsFile(setupStore(givenImportedData(ROWS)).getState());
  const column = headers.indexOf('REFERENCE');
  expect(rows.map((cells) => cells[column]).sort()).toEqual(['', 'Order 4711']);
  expect(referenceIn(headers, ...rows)).toBe('REFERENCE');
  expect(wholeTransactionsFile(setupStore().getState()).headers).not.toContain('REFERENCE');
  const without = wholeTransactionsFile(setupStore(givenImportedData([importedPayment('a')], 'w2')).getState());
  expect(without.headers).not.toContain('REFERENCE');
});

test('The search finds a payment by its reference, regardless of case, and says where', () => {
  const store = setupStore(givenImportedData(ROWS));
  store.dispatch(transactionsListActions.searchChanged('ORDER 471'));
  const found = selectFilteredTransactions(store.getState());
  expect(wholeTransactionsFile(store.getState()).rows.map(([id]) => id)).toEqual(['a']);
  expect(found).toHaveLength(1);
  expect(selectSearchReading(store.getState())).toBe('Matches in references, customer and integration IDs.');
});
