import { rowsAt } from '@/domain/lists/matching';
import { plainAmount } from '@/domain/money/money';
import { createSelector } from '@/selectors/createSelector';
import { selectMerchantName } from '@/selectors/merchantsSelectors';
import { selectTransactionRows } from '@/slices/entities/transactionsSlice';
import { selectMetricsOf } from './metricsSelectors';
import { selectStatusOf } from './paymentsSelectors';
import { selectSortedTransactions } from './transactionsSelectors';

/**
 * The filtered and sorted transactions as a file gets them, amounts in plain dollars: the columns of the screen, then what
 * one reconciles with. What was not paid has 0.00 in each of these; an id that was not recorded is empty.
 */
export const selectTransactionsTable = createSelector(
  [selectTransactionRows, selectSortedTransactions, selectMerchantName, selectStatusOf, selectMetricsOf],
  (rows, sorted, nameOf, statusOf, metricsOf) => ({
    headers: [
      ...['TRANSACTION ID', 'MERCHANT', 'AMOUNT', 'DATE AND TIME', 'STATUS'],
      ...['REFUNDED', 'NET', 'PROCESSOR FEE', 'PARTNER FEE', 'PLATFORM FEE', 'PAID TO MERCHANT'],
      ...['CUSTOMER ID', 'INTEGRATION ID'],
    ],
    rows: sorted.flatMap((position) =>
      rowsAt(rows, [position]).map((row) => {
        const { refunded, net, division } = metricsOf([position]);
        const amounts = [refunded, net, division.processor, division.partner, division.platform, division.merchant];
        return [
          ...[row.id, nameOf(row.merchantId), plainAmount(row.amount), row.date, statusOf(row)],
          ...amounts.map(plainAmount),
          ...[row.customerId ?? '', row.integrationId ?? ''],
        ];
      }),
    ),
  }),
);
