import { formatDay } from '@/domain/calendar/dates';
import { formatCount } from '@/domain/lists/paging';

export const legend = 'Legend';
export const chart = 'The chart';
export const versus = ' and ';
/** `Jun 5`. */
export const shortDay = (day: string) => formatDay(day).replace(/,.*/, '');
export const shownGroups = (shown: number, all: number) =>
  `The chart shows the first ${formatCount(shown)} of ${formatCount(all)} rows.`;
export const comparing = 'Comparing payments…';
export const noPayments = 'There are no payments in these periods.';
