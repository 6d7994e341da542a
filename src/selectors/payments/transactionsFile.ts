import { merchantNameOf } from '@/domain/merchants/merchants';
import { measure } from '@/domain/payments/metrics';
import { plainAmount } from '@/domain/money/money';
import { statusAt } from '@/domain/payments/recordedPayments';
import { createSelector } from '@/selectors/createSelector';
import { termOf } from '@/lib/searching/matching';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectRecordedPayments, selectTransactionTable } from './tableSelectors';
import { selectSortedTransactions } from './transactionsSelectors';

/**
 * The export of the filtered and sorted transactions: the columns of the screen, then those that help to reconcile, and
 * for imported data currency and time zone. Amounts are plain numbers, and 0 for unpaid payments. An unknown id is
 * empty.
 */
export const selectTransactionsFile = createSelector(
  [selectTransactionTable, selectSortedTransactions, selectMerchantNames, selectRecordedPayments, selectCurrency],
  (table, sorted, names, recorded, currency) => {
    const { furtherTexts = [] } = table;
    return {
      headers: [
        ...['TRANSACTION ID', 'MERCHANT', 'AMOUNT', 'DATE AND TIME', 'STATUS'],
        ...['REFUNDED', 'NET', 'PROCESSOR FEE', 'PARTNER FEE', 'PLATFORM FEE', 'PAID TO MERCHANT'],
        ...['CUSTOMER ID', 'INTEGRATION ID', ...(table.partners ? ['PARTNER'] : [])],
        ...furtherTexts.map((field) => field.toUpperCase()),
        ...(table.timeZoneAt ? ['CURRENCY', 'TIME ZONE'] : []),
      ],
      rows: Array.from(sorted, (index) => {
        const row = table.rowAt(index);
        const { refunded, net, allocation } = measure(table, recorded, [index]);
        const amounts = [
          refunded,
          net,
          allocation.processor,
          allocation.partner,
          allocation.platform,
          allocation.merchant,
        ];
        return [
          ...[row.id, merchantNameOf(names, row.merchantId), plainAmount(row.amount, currency), row.date],
          ...[statusAt(table, recorded, index), ...amounts.map((amount) => plainAmount(amount, currency))],
          ...[
            row.customerId ?? '',
            row.integrationId ?? '',
            ...(table.partners ? [termOf(table.partners, index)] : []),
          ],
          ...furtherTexts.map((field) => row[field] ?? ''),
          ...(table.timeZoneAt ? [currency.code, table.timeZoneAt(index)] : []),
        ];
      }),
    };
  },
);
