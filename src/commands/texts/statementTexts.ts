import { describeCount } from '@/domain/lists/paging';

export const payoutsRecorded = (count: number) => (count === 1 ? 'Payout recorded' : 'Payouts recorded');
export const paidTo = (amount: string, recipient: string) => `${amount} to ${recipient}`;
export const payoutReversed = 'Payout reversed';
export const availableAgain = (amount: string, party: string) => `${amount} is available to ${party} again.`;

export const statementWithdrawn = 'Statement withdrawn';
export const followsPayments = (number: string) => `${number} follows its payments again.`;
export const nothingToIssue = 'Nothing to issue';
export const daysIssued = 'At least one of these days is already on an issued statement.';
export const laterIssued = 'A later statement is issued. Withdraw it to issue earlier days.';
export const issuingStatements = 'Issuing statements';
export const notIssued = 'No statement issued';
export const changesWait = (changes: number) =>
  `${describeCount(changes, 'change')} ${changes === 1 ? 'waits' : 'wait'} for the server. Issue the statements when nothing waits any more.`;
