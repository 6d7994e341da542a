import { describeCount } from '@/domain/lists/paging';

export const downloadAll = 'Download all statements';
export const issueAll = 'Issue all statements';
export const allIssued = 'All statements issued';
export const tooManyToPrint = 'Too many to print';
export const pageLimit = (pages: string, limit: number) =>
  `That's about ${pages} pages; the limit is ${limit}. Filter the list or download all statements.`;
export const printAll = 'Print all statements';
export const customDates = 'Custom dates';
export const days = 'Days';
export const searchParty = 'Search by party';
export const negativeBalance = 'Negative balance';
export const negative = 'Negative';
export const issued = 'Issued';
export const notIssued = 'Not issued';
export const available = 'Available';
export const sameAsClosing = (label: string) => `${label} (same as closing balance)`;
export const exportJournal = 'Export journal';
export const searchLines = 'Search lines';
export const payoutHistory = 'Payout history';
export const recordPayouts = 'Record payouts';
export const addingUp = 'Adding up the payments';
export const cancel = 'Cancel';
export const closing = 'closing';
export const availableTo = (amount: string, parties: string) => `${amount} available to ${parties}`;
export const waits = (amount: string) => `${amount} waits for approval`;
export const waiting = (amount: string) => `${amount} waiting`;
export const reviewProposals = 'Review proposals';
export const pendingSum = (amount: string) => `${amount} pending`;
export const paidOutSum = (amount: string) => `${amount} paid out`;
export const negativeSum = (amount: string) => `${amount} negative balances`;
export const dataEndsEarlier = 'The data ends before the end of this period.';
export const daysAfterData = (end: string, newest: string) =>
  `The period ends on ${end}, and the data ends on ${newest}. Later payments of the period appear as corrections on the next statements.`;
export const anyway = (label: string) => `${label} anyway`;
export const notKnown = 'Not known';
/** Until it is answered what was paid out before. */
export const availableNotKnown = 'Available amounts are not known yet';
export const issue = 'Issue statements:';
export const issueSelected = (count: number) => `Issue ${describeCount(count, 'statement')}`;
