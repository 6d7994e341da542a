import { editMerchant } from '@/commands/merchants';
import { draftOfMerchant } from '@/domain/merchants/merchantForm';
import { selectMerchant, selectMerchantRows } from '@/selectors/entitySelectors';
import { setupStore } from '@/store/store';
import { givenImportedData, importedPayment } from '../helpers/workspace';

test('The payments of an edited merchant follow later imports, as those of the others', () => {
  const before = givenImportedData([importedPayment('P-1')], 'before import');
  const store = setupStore(before);
  const [merchant] = selectMerchantRows(store.getState());
  const { id, transactions, totalSales } = merchant!;
  const draft = draftOfMerchant(merchant!);
  store.dispatch(editMerchant(id, draft, { ...draft, contactPerson: 'Kim Lee' }));
  const { changed } = store.getState().merchants;
  expect(changed[id]).toMatchObject({ contactPerson: 'Kim Lee', transactions });

  const earlier = importedPayment('P-2', { date: '2025-01-02 10:00:00' });
  const updated = givenImportedData([importedPayment('P-1'), earlier], 'after import');
  const later = setupStore({ ...updated, merchants: { ...updated.merchants!, changed } });
  const imported = selectMerchantRows(setupStore(updated).getState()).find((row) => row.id === id)!;
  expect(imported.transactions).toBe(transactions + 1);
  expect(imported.totalSales).toBeGreaterThan(totalSales);
  const expected = { ...imported, contactPerson: 'Kim Lee' };
  expect(selectMerchantRows(later.getState())).toContainEqual(expect.objectContaining(expected));
  // An edit after that stores what it shows.
  const opened = draftOfMerchant(selectMerchant(later.getState(), id)!);
  later.dispatch(editMerchant(id, opened, { ...opened, contactPerson: 'Ana Ruiz' }));
  expect(selectMerchant(later.getState(), id)).toMatchObject({ ...imported, contactPerson: 'Ana Ruiz' });
  expect(Object.values(later.getState().edits).flatMap((edits) => Object.values(edits))).toMatchObject([
    { before: { contactPerson: 'Kim Lee' } },
  ]);
});
