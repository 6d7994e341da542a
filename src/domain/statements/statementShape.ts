import { ALL_STATUSES, type ListShape } from '@/domain/lists/lists';
import { PATHS } from '@/domain/screens';

/** The list of statements as the address and the slice need it. Its rows are derived when it is shown. */
export const STATEMENT_SHAPE = {
  noun: 'statement',
  path: PATHS.merchants,
  columns: {
    party: { header: 'PARTY' },
    opening: { header: 'OPENING' },
    earned: { header: 'EARNED' },
    paidOut: { header: 'PAID OUT' },
    closing: { header: 'CLOSING' },
    pending: { header: 'PENDING' },
    available: { header: 'AVAILABLE' },
    status: { header: 'STATEMENT' },
  },
  filters: {
    status: {
      label: 'Status',
      options: [ALL_STATUSES, 'Available', 'Negative balance', 'Issued', 'Not issued'],
      formerNames: { 'In debt': 'Negative balance' },
    },
  },
} as const satisfies ListShape;

export type StatementColumn = keyof typeof STATEMENT_SHAPE.columns;
