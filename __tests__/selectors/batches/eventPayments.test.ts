import { finish } from '@/lib/resumable';
import { findEventPayments, findEvents, selectHasEvents, type EventOwner } from '@/selectors/batches/eventPayments';
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
const find = (choice: Partial<EventOwner> = {}) => {
  const event = { merchantId: table.merchantIdAt(first), start: '2025-06-14', end: '2025-06-15', ...choice };
  return Array.from(finish(findEventPayments(state, event)), (index) => table.idAt(index)).toSorted();
};

test('An event has the payments of its merchant on its days, the first and the last included', () => {
  expect(find()).toEqual(['first', 'last']);
  expect(find({ merchantId: table.merchantIdAt(table.indexOf('elsewhere')!) })).toEqual(['elsewhere']);
});

test('An event of one integration leaves out the payments of the others', () => {
  const rows = ['Gate', 'Bar', 'Gate'].map((integration, index) => importedPayment(`P-${index}`, { integration }));
  const sold = setupStore(givenImportedData(rows, 'two integrations')).getState();
  const { idAt, indexOf, integrationIdAt, merchantIdAt } = selectTransactionTable(sold);
  const days = { merchantId: merchantIdAt(0), start: '2025-06-15', end: '2025-06-15' };
  const idsOf = (integrationId?: string) =>
    Array.from(finish(findEventPayments(sold, { ...days, integrationId })), idAt).toSorted();
  expect(idsOf()).toEqual(['P-0', 'P-1', 'P-2']);
  const [gate, bar] = ['P-0', 'P-1'].map((id) => integrationIdAt(indexOf(id) ?? 0));
  expect([idsOf(gate), idsOf(bar), idsOf('another')]).toEqual([['P-0', 'P-2'], ['P-1'], []]);
});

test('The payments of an event are found in steps of some thousands', () => {
  const rows = Array.from({ length: 9_000 }, (_, index) => importedPayment(`P-${index}`));
  const many = setupStore(givenImportedData(rows, 'many payments')).getState();
  const merchantId = selectTransactionTable(many).merchantIdAt(0);
  const search = findEventPayments(many, { merchantId, start: '2025-06-15', end: '2025-06-15' });
  expect([search.next().done, search.next().done]).toEqual([false, true]);
});

describe('Payments that name their event', () => {
  const named = setupStore(
    givenImportedData(
      [
        importedPayment('one', { event: 'Jazz Night', date: '2025-06-14 00:00:00' }),
        importedPayment('two', { event: 'Jazz Night', date: '2025-03-01 00:00:00' }),
        importedPayment('three', { event: 'Open Air', date: '2025-06-20 00:00:00' }),
        importedPayment('none', { date: '2025-06-14 00:00:00' }),
        importedPayment('elsewhere', { event: 'Jazz Night', merchant: 'Pier Nine' }),
      ],
      'named events',
    ),
  ).getState();
  const { idAt, indexOf, integrationIdAt, merchantIdAt } = selectTransactionTable(named);
  const merchantId = merchantIdAt(indexOf('one')!);
  const idsOf = (event: string, owner: EventOwner = { merchantId }) =>
    Array.from(finish(findEventPayments(named, { ...owner, event })), idAt).toSorted();

  test('are found by merchant and event, on all days', () => {
    expect(idsOf('Jazz Night')).toEqual(['one', 'two']);
    expect(idsOf('Jazz Night', { merchantId: merchantIdAt(indexOf('elsewhere')!) })).toEqual(['elsewhere']);
    expect(idsOf('Jazz')).toEqual([]);
  });

  test('are counted by event, the event of the newest payment first', () => {
    expect(finish(findEvents(named, { merchantId }))).toEqual([
      { name: 'Open Air', count: 1 },
      { name: 'Jazz Night', count: 2 },
    ]);
    const integrationId = integrationIdAt(indexOf('three')!);
    expect(finish(findEvents(named, { merchantId, integrationId }))).toHaveLength(2);
    expect(finish(findEvents(named, { merchantId, integrationId: 'another' }))).toEqual([]);
  });

  test('offer no event in a workspace whose files name none', () => {
    expect([selectHasEvents(named), selectHasEvents(state), selectHasEvents(setupStore().getState())]).toEqual([
      true,
      false,
      false,
    ]);
    expect(finish(findEvents(state, { merchantId: table.merchantIdAt(first) }))).toEqual([]);
    expect(
      finish(findEventPayments(setupStore().getState(), { merchantId: 'MER001', event: 'Jazz Night' })),
    ).toHaveLength(0);
  });
});
