import { selectExplanation } from '@/selectors/dashboard/explanationSelectors';
import { chartActions } from '@/slices/ui/chartSlice';
import { setupStore } from '@/store/store';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

test('Each tile and each card has an explanation while it is open', () => {
  const store = setupStore();
  for (const [figure, kind] of [
    ['totalTransactionAmount', 'whole'],
    ['paidToMerchant', 'part'],
    ['partnerFees', 'part'],
    ['processorFees', 'part'],
    ['splitPayCommission', 'part'],
    ['revenue', 'newest month'],
    ['fees', 'newest month'],
    ['merchants', 'active merchants'],
  ] as const) {
    store.dispatch(chartActions.explanationToggled(figure));
    expect(selectExplanation(store.getState())).toMatchObject({ kind });
  }
  store.dispatch(chartActions.explanationClosed());
  expect(selectExplanation(store.getState())).toBeUndefined();
});

test('On the first day of a month, its revenue is compared with the first day of the month before', () => {
  const rows = [
    importedPayment('P-1', { date: '2025-06-01 12:00:00' }),
    importedPayment('P-2', { date: '2025-05-01 09:00:00' }),
  ];
  const store = setupStore(givenImportedData(rows, 'first day'));
  store.dispatch(chartActions.explanationToggled('revenue'));
  expect(selectExplanation(store.getState())).toMatchObject({ before: { date: 'May 1', amount: 10_000 } });
});
