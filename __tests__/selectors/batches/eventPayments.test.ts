import { finish } from '@/lib/resumable';
import { findEventPayments, type EventChoice } from '@/selectors/batches/eventPayments';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { setupStore } from '@/store/store';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

const state = setupStore(
  givenImportedData(
    [
      importedPayment('before', { date: '2025-06-13 23:59:59' }),
      importedPayment('first', { date: '2025-06-14 00:00:00' }),
      importedPayment('last', { date: '2025-06-15 23:59:59' }),
      importedPayment('after', { date: '2025-06-16 00:00:00' }),
      importedPayment('elsewhere', { merchant: 'Pier Nine' }),
    ],
    'event payments',
  ),
).getState();
const table = selectTransactionTable(state);
const first = table.indexOf('first')!;

/** The ids of the payments that are found, sorted. */
const find = (choice: Partial<EventChoice> = {}) => {
  const event = { merchantId: table.merchantIdAt(first), start: '2025-06-14', end: '2025-06-15', ...choice };
  return Array.from(finish(findEventPayments(state, event)), (index) => table.idAt(index)).toSorted();
};

test('An event has the payments of its merchant on its days, the first and the last included', () => {
  expect(find()).toEqual(['first', 'last']);
  expect(find({ merchantId: table.merchantIdAt(table.indexOf('elsewhere')!) })).toEqual(['elsewhere']);
});

test('An event of one integration leaves out the payments of the others', () => {
  expect(find({ integrationId: table.integrationIdAt(first) })).toEqual(['first', 'last']);
  expect(find({ integrationId: 'another' })).toEqual([]);
});
