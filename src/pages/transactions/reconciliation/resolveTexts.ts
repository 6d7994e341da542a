import { describeCount } from '@/domain/lists/paging';

export const missingTitle = 'Discrepancy';
export const noun = 'discrepancy';
export const title = (kind: string, payment: string) => `${kind}: ${payment}`;
export const resolve = 'Resolve';
export const reopen = 'Reopen';

export const resolved = 'Resolved';
export const matchedWith = (payment: string) => `Matched with ${payment}`;
/** 'Resolved by Alex Morgan on June 30, 2024: the reason' follows the word above. */
export const resolution = (person: string, day: string, reason: string) => ` by ${person} on ${day}: ${reason}`;
export const cleared = 'Cleared automatically by a later report.';

export const resolutionField = 'Resolution';
export const accept = 'Accept the difference';
export const acceptDifference = 'Accept difference';
export const match = (payment: string, amount: string) => `Match with ${payment} (${amount})`;
export const reason = 'Reason';
export const reasonHint = 'Explain what you found. The reason appears in Changes.';
export const viewPayment = 'View payment';
export const merchant = (name: string) => ` ${name}, `;

export const bothSides = 'Console and report';
export const bothSidesOfRow = (row: number) => `Console and report, row ${row} of the report`;
export const field = 'FIELD';
export const console = { header: 'CONSOLE', shortHeader: 'Console' };
export const report = { header: 'REPORT', shortHeader: 'Report' };
export const difference = 'DIFFERENCE';
export const different = 'Different';
export const acceptSelected = 'Accept differences';
export const resolvedAlready = 'The discrepancy is already resolved.';
export const acceptCount = (count: number) => `Accept ${describeCount(count, 'difference')}`;
export const acceptConsequence = (count: number, sum: string, report: string) =>
  `${describeCount(count, 'open discrepancy')} of ${report}, ${sum} to resolve. Each gets this reason, no payment changes, and you can undo this.`;
