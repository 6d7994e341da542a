import { merchantNameOf } from '@/domain/merchants/merchants';
import { measure } from '@/domain/payments/metrics';
import { plainAmount } from '@/domain/money/money';
import { statusAt } from '@/domain/payments/recordedPayments';
import { createSelector } from '@/selectors/createSelector';
import { wordOf } from '@/domain/lists/searching/matching';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectRecordedPayments, selectTransactionTable } from './tableSelectors';
import { selectSortedTransactions } from './transactionsSelectors';

/**
 * The filtered and sorted transactions as a file gets them, amounts as plain numbers: the columns of the screen, then what
 * one reconciles with, and of own data currency and time zone. What was not paid has zero in each of these; an id that was not recorded is empty.
 */
export const selectTransactionsFile = createSelector(
  [selectTransactionTable, selectSortedTransactions, selectMerchantNames, selectRecordedPayments, selectCurrency],
  (table, sorted, names, recorded, currency) => ({
    headers: [
      ...['TRANSACTION ID', 'MERCHANT', 'AMOUNT', 'DATE AND TIME', 'STATUS'],
      ...['REFUNDED', 'NET', 'PROCESSOR FEE', 'PARTNER FEE', 'PLATFORM FEE', 'PAID TO MERCHANT'],
      ...['CUSTOMER ID', 'INTEGRATION ID', ...(table.partners ? ['PARTNER'] : [])],
      ...(table.timeZoneAt ? ['CURRENCY', 'TIME ZONE'] : []),
    ],
    rows: Array.from(sorted, (index) => {
      const row = table.rowAt(index);
      const { refunded, net, division } = measure(table, recorded, [index]);
      const amounts = [refunded, net, division.processor, division.partner, division.platform, division.merchant];
      return [
        ...[row.id, merchantNameOf(names, row.merchantId), plainAmount(row.amount, currency), row.date],
        ...[statusAt(table, recorded, index), ...amounts.map((amount) => plainAmount(amount, currency))],
        ...[row.customerId ?? '', row.integrationId ?? '', ...(table.partners ? [wordOf(table.partners, index)] : [])],
        ...(table.timeZoneAt ? [currency.code, table.timeZoneAt(index)] : []),
      ];
    }),
  }),
);
