import type { ListShape } from '@/domain/lists/lists';
import { PATHS } from '@/domain/screens';

/** The list of what was changed: what its address and its reducers need to know. */
export const CHANGE_SHAPE = {
  noun: 'change',
  path: PATHS.transactions,
  columns: {
    at: { header: 'WHEN' },
    by: { header: 'WHO' },
    what: { header: 'WHAT' },
    about: { header: 'OF' },
    change: { header: 'FROM AND TO' },
    reason: { header: 'WHY' },
  },
  filters: {
    kind: {
      label: 'Kind of change',
      options: [
        'All changes',
        'Refunds',
        'Voids',
        'Edits',
        'Payouts',
        'Statements',
        'Imports',
        'Reports',
        'Settled breaks',
      ],
    },
  },
} as const satisfies ListShape;
