import { ALL_STATUSES, defineList } from '@/domain/lists/lists';
import { PATHS } from '@/domain/screens';
import type { Merchant } from './merchants';
import { MERCHANT_STATUSES } from './vocabulary';

export const MERCHANT_LIST = defineList<Merchant>()({
  noun: 'merchant',
  path: PATHS.merchants,
  columns: {
    name: { header: 'MERCHANT NAME', value: ({ name }) => name },
    transactions: { header: 'TRANSACTIONS', kind: 'count', value: ({ transactions }) => transactions },
    sales: { header: 'TOTAL SALES', kind: 'money', value: ({ totalSales }) => totalSales },
    status: { header: 'STATUS', value: ({ status }) => status, order: MERCHANT_STATUSES },
  },
  filters: { status: { label: 'Status', options: [ALL_STATUSES, ...MERCHANT_STATUSES] } },
  searchedTexts: ({ name }) => [name],
});
