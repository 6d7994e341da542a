import { formatDay } from '@/domain/calendar/dates';

export const asOf = (day: string) => `As of ${formatDay(day)}`;
export const preparing = (day: string) => `Preparing the workspace as of ${formatDay(day)}`;
export const explanation = 'You see what existed at the end of the day. Nothing can be recorded.';
export const dayLabel = 'Day';
export const backToNow = 'Back to now';
export const notShown = 'The day is not shown';
export const rowsMissing = 'This browser no longer has the data of this workspace. Import its file again.';
export const inEngine =
  'A past day needs all payments in the browser, but the payments of this workspace are in the payment engine.';
