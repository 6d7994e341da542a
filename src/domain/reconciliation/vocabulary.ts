/** In characters: the longest reason of a resolution. */
export const LONGEST_REASON = 500;

/** The figures of a payment that a report is compared with. */
export type ComparedFigure = 'amount' | 'refunded' | 'disputed' | 'processor' | 'partner' | 'platform';
