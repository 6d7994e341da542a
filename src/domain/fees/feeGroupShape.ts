import type { ListShape } from '@/domain/lists/lists';
import { PATHS } from '@/domain/screens';

/** The list of fees that were taken otherwise than agreed: what its address and its reducers need to know. */
export const FEE_GROUP_SHAPE = {
  noun: 'difference',
  path: PATHS.transactions,
  columns: {
    merchant: { header: 'MERCHANT' },
    party: { header: 'FEE OF' },
    fault: { header: 'CLASS' },
    what: { header: 'WHAT WENT WRONG' },
    count: { header: 'PAYMENTS' },
    difference: { header: 'DIFFERENCE' },
  },
  filters: {
    fault: { label: 'Class', options: ['All classes', 'Over', 'Under', 'Missing', 'Unexpected'] },
    party: { label: 'Fee of', options: ['All parties', 'Processor', 'Partner', 'Platform'] },
  },
} as const satisfies ListShape;
