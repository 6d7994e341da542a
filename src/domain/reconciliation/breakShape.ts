import type { ListShape } from '@/domain/lists/lists';
import { PATHS } from '@/domain/screens';

/** The list of the breaks of a report: what its address and its reducers need to know. */
export const BREAK_SHAPE = {
  noun: 'break',
  path: PATHS.transactions,
  columns: {
    payment: { header: 'PAYMENT' },
    kind: { header: 'BREAK' },
    what: { header: 'WHAT DIFFERS' },
    risk: { header: 'AT RISK' },
    age: { header: 'AGE' },
    state: { header: 'STATE' },
  },
  filters: {
    kind: {
      label: 'Kind of break',
      options: [
        'All kinds',
        'Missing there',
        'Missing here',
        'Duplicate',
        'Currency',
        'Amount',
        'Status',
        'Fee',
        'Split',
        'Timing',
      ],
    },
    state: { label: 'State', options: ['Open and settled', 'Open', 'Settled', 'Cleared'] },
  },
} as const satisfies ListShape;

export type BreakColumn = keyof typeof BREAK_SHAPE.columns;
