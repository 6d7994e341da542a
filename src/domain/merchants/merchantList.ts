import { ALL_STATUSES, defineList } from '@/domain/lists/lists';
import { plainAmount } from '@/domain/money/money';
import { PATHS } from '@/domain/screens';
import { MERCHANT_STATUSES, type Merchant } from './merchants';

/** The list of merchants (specification, Merchants screen); sales as plain numbers in a file. */
export const MERCHANT_LIST = defineList<Merchant>()({
  noun: 'merchant',
  path: PATHS.merchants,
  columns: {
    name: { header: 'MERCHANT NAME', value: ({ name }) => name },
    transactions: { header: 'TRANSACTIONS', value: ({ transactions }) => transactions },
    sales: {
      header: 'TOTAL SALES',
      value: ({ totalSales }) => totalSales,
      text: ({ totalSales }, currency) => plainAmount(totalSales, currency),
    },
    status: {
      header: 'STATUS',
      value: ({ status }) => MERCHANT_STATUSES.indexOf(status),
      text: ({ status }) => status,
    },
  },
  filters: {
    status: {
      label: 'Status',
      options: [ALL_STATUSES, ...MERCHANT_STATUSES],
      isKept: ({ status }, option) => status === option,
    },
  },
  searchedTexts: ({ name }) => [name],
});
