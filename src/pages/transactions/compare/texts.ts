import type { Dimension } from '@/domain/comparison/choices';

/** The option of the selects that opens two fields for days. */
export const OTHER = 'other';

export const measure = 'Measure';
export const period = 'Period';
export const base = 'Compare with';
export const by = 'Group by';
export const otherDays = 'Other days';
export const withOtherDays = 'With other days';
export const periodDays = 'Days of the period';
export const baseDays = 'Days to compare with';
export const clearMerchant = 'Remove filter: ';
export const noDay = 'No such day';
export const difference = 'Difference';
export const change = 'Change';
export const describe = (measure: string, spans: string) => `${measure}, ${spans}.`;
export const compareToDate = (period: string) => `Compare ${period.toLowerCase()}`;
export const pin = 'Pin to dashboard';
export const unpin = 'Unpin from dashboard';
export const saveToPin = 'Save this view to pin it to the dashboard.';

const LACKING: Partial<Record<Dimension, string>> = { partner: 'no partners', cardBrand: 'no payment methods' };
/** `The data has no partners and no payment methods to compare by.` */
export const missing = (dimensions: readonly Dimension[]) =>
  `The data has ${dimensions.flatMap((dimension) => LACKING[dimension] ?? []).join(' and ')} to compare by.`;
