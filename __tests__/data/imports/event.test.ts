import { decodeDataSet } from '@/data/dataSets/format/decode';
import { encodeDataSet } from '@/data/dataSets/format/encode';
import type { DataSet } from '@/data/dataSets/dataSet';
import { recognize } from '@/data/formats/recognize';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { setupStore } from '@/store/store';
import { split, ZONE } from '../../helpers/imports/headers';
import { givenImportedData, importedPayment } from '../../helpers/workspace';
import { wholeTransactionsFile } from '../../helpers/wholeTransactionsFile';
import { importFile } from './importing';

/** The header of the column of events that the import recognizes. */
function eventIn(headers: readonly string[], ...rows: (readonly string[])[]) {
  const column = recognize([headers, ...rows], ZONE).plan.columns.event;
  return column === undefined ? undefined : headers[column];
}

test.each(['Event', 'Event name', 'event (metadata)', 'Metadata: event_name', 'Veranstaltung'])(
  'The import recognizes the header %s as the event in a file of no known format',
  (header) => {
    const headers = ['Payment ID', 'Merchant', 'Amount', 'Date', header];
    expect(eventIn(headers, ['p1', 'Harbor', '12.00', '2024-06-01', 'Jazz Night'])).toBe(header);
  },
);

test('The import recognizes the event in the metadata of an export of Stripe', () => {
  const headers = split(
    'id, Description, Seller Message, Created date (UTC), Amount, Amount Refunded, Currency, Converted Amount, ' +
      'Converted Amount Refunded, Fee, Converted Currency, Mode, Status, Customer ID, Captured, Card ID, event (metadata)',
  );
  expect(recognize([headers], ZONE).format?.name).toMatch(/^Stripe/);
  expect(eventIn(headers)).toBe('event (metadata)');
});

test('A mapped event is stored, and a payment without one reads as before', () => {
  const { dataSet } = importFile({
    rows: [
      { id: 'a', event: ' Jazz Night ' },
      { id: 'b', event: '' },
    ],
  });
  const table = tableOfDataSet(decodeDataSet(encodeDataSet(dataSet)) as DataSet);
  const [a, b] = ['a', 'b'].map((id) => table.indexOf(id)!) as [number, number];
  expect([table.rowAt(a).event, table.rowAt(b).event]).toEqual(['Jazz Night', undefined]);
  expect([table.furtherTextAt?.('event', a), table.furtherTextAt?.('event', b)]).toEqual(['Jazz Night', '']);
  const without = tableOfDataSet(importFile({ rows: [{ id: 'a' }] }).dataSet);
  expect([without.furtherTexts, without.furtherTextAt?.('event', 0)]).toEqual([[], '']);
});

test('The export has a column of events that the import recognizes, and the search finds an event', () => {
  const rows = [importedPayment('a', { event: 'Jazz Night' }), importedPayment('b')];
  const store = setupStore(givenImportedData(rows, 'exported events'));
  const file = wholeTransactionsFile(store.getState());
  expect(file.rows.map((cells) => cells[file.headers.indexOf('EVENT')]).sort()).toEqual(['', 'Jazz Night']);
  expect(eventIn(file.headers, ...file.rows)).toBe('EVENT');
  store.dispatch(transactionsListActions.searchChanged('jazz n'));
  expect(wholeTransactionsFile(store.getState()).rows.map(([id]) => id)).toEqual(['a']);
});
