import { selectTotalRevenue, selectVolumeTotals } from '@/selectors/dashboard/volumeSelectors';
import { selectMerchants } from '@/selectors/merchantsSelectors';
import { selectNewestMonthMetrics } from '@/selectors/payments/metricsSelectors';
import { voidRecorded } from '@/slices/entities/paymentEventsSlice';
import { setupStore } from '@/store/store';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

const STAMP = { id: 'v1', recordedAt: '2025-06-15 13:00:00', recordedBy: 'Ana Ruiz', zone: 'UTC' };

test.each([
  ['Pending', true, 20_000],
  ['Voided', false, 10_000],
] as const)(
  'A recorded void of a payment that the file has as %s is subtracted once, so that all sums agree',
  (status, isPaid, before) => {
    const rows = [importedPayment('P1'), importedPayment('P2', { status, isPaid })];
    const store = setupStore(givenImportedData(rows, `voided-${status}`));
    const figures = () => {
      const state = store.getState();
      const sales = selectMerchants(state).map(({ totalSales }) => totalSales);
      return [
        selectTotalRevenue(state).amount,
        selectVolumeTotals(state).totalTransactionAmount,
        sales.reduce((sum, amount) => sum + amount, 0),
        selectNewestMonthMetrics(state).gross,
      ];
    };
    expect(figures()).toEqual([before, before, before, before]);
    store.dispatch(voidRecorded({ ...STAMP, transactionId: 'P2' }, { amount: 10_000, status }));
    expect(figures()).toEqual([10_000, 10_000, 10_000, 10_000]);
  },
);
