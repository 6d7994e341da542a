import type { ListShape } from '@/domain/lists/lists';
import { PATHS } from '@/domain/screens';

export const CHANGE_KINDS = [
  'Refunds',
  'Voids',
  'Edits',
  'Payouts',
  'Statements',
  'Imports',
  'Reports',
  'Settled breaks',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

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
    why: { header: 'WHY' },
  },
  filters: { kind: { label: 'Kind of change', options: ['All changes', ...CHANGE_KINDS] } },
} as const satisfies ListShape;
