import { ALL_STATUSES, type ListShape } from '@/domain/lists/lists';
import { PRODUCT_NAME } from '@/domain/product';
import { PATHS } from '@/domain/screens';
import { PAYMENT_STATUSES } from './vocabulary';

/** The list has no values per row, because the selectors read columns. */
export const TRANSACTION_LIST = {
  noun: 'transaction',
  path: PATHS.transactions,
  columns: {
    id: { header: 'TRANSACTION ID' },
    merchant: { header: 'MERCHANT' },
    amount: { header: 'AMOUNT' },
    /** Shown on demand. */
    fees: { header: `${PRODUCT_NAME.toUpperCase()} FEES` },
    date: { header: 'DATE AND TIME' },
    status: { header: 'STATUS' },
  },
  filters: { status: { label: 'Status', options: [ALL_STATUSES, ...PAYMENT_STATUSES] } },
} as const satisfies ListShape;

export type TransactionColumn = keyof typeof TRANSACTION_LIST.columns;
