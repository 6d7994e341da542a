import { describeCount } from '@/domain/lists/paging';

export const damagedTitle = 'Some saved data is damaged';
export const damagedDetails = (names: string) =>
  `(${names}) and wasn't loaded. Everything else is unaffected. Download the damaged data before you dismiss this message.`;
export const refusedTitle = (count: number) =>
  count === 1 ? 'A change was refused' : `${describeCount(count, 'change')} were refused`;
export const refusedDetails = (names: string, count: number) =>
  `(${names}) and ${count === 1 ? 'is' : 'are'} not in the workspace.`;
export const moreReasons = (count: number) => describeCount(count, 'more reason');
export const downloadRefused = 'Download refused changes';
export const downloadDamaged = 'Download damaged data';
export const dismiss = 'Dismiss';
export const invalidRecords = (records: string, payments: string, count: number) =>
  `${records} (${payments}) no longer ${count === 1 ? 'matches' : 'match'} the imported payments.`;
export const morePayments = (named: string, count: number) => `${named} and ${count} more`;
export const delayedTitle = 'The records of your team have not arrived yet.';
export const delayedDetails =
  'The server needs long to answer. Until then, amounts are without refunds, voids and payouts, and your changes wait.';
export const cannotSaveTitle = "Your browser can't save changes.";
export const cannotSaveDetails =
  'Storage is full or blocked. You can keep working, but changes are lost when you close this page.';
