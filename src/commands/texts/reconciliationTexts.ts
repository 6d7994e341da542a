import { describeCount } from '@/domain/lists/paging';

export const reportImported = 'Report imported';
export const discrepancyResolved = 'Discrepancy resolved';
export const matchedManually = 'Matched manually';
export const discrepancyReopened = 'Discrepancy reopened';
export const reasonRemoved = 'The reason was removed.';
export const reportRemoved = 'Report removed';
export const removed = (report: string, resolved: number) =>
  resolved === 0 ? report : `${report} and ${describeCount(resolved, 'resolved discrepancy')}`;
export const discrepanciesResolved = 'Discrepancies resolved';
export const resolvedWith = (count: number, reason: string) => `${describeCount(count, 'discrepancy')}: ${reason}`;
