import { formatDay } from '@/domain/calendar/dates';
import { describeCount } from '@/domain/lists/paging';

export const payoutTitle = 'Payout';
export const payoutNoun = 'payout';
export const addingUp = 'Adding up the lines';
export const searching = 'Searching the lines';
export const party = 'Party';
export const day = 'Payout date';
export const reference = 'Reference';
export const amount = 'Amount';
export const madeOf = 'What this payout is made of';
export const before = 'Balance before';
export const left = 'Left for a later payout';
export const overpaid = 'Paid beyond the balance';
export const lines = 'Lines of the payout';
export const lineHeader = 'LINE';
export const timeHeader = 'DATE AND TIME';
export const transactionHeader = 'TRANSACTION';
export const netHeader = 'NET';
export const partyHeader = 'PARTY';
export const payoutHeader = 'PAYOUT';
export const noLines = 'No payments or records. The whole payout comes from the balance before.';
export const noMatch = (search: string) => `No line matches '${search}'. Search for an amount, an ID or a note.`;
export const searchLabel = 'Search lines';
export const searchPlaceholder = 'Amount, ID or note';
export const shownOf = (shown: string, all: string) =>
  `The first ${shown} of ${all} lines. The CSV file has all of them.`;
export const firstFound = (shown: string, all: string) =>
  `The first ${shown} of ${all} lines. Search for more of the ID or amount.`;
export const showMore = (count: number) => `Show ${count} more`;
export const compared = 'Compared with the previous payout';
export const comparedWith = (on: string) => `Compared with the payout of ${formatDay(on)}`;
export const previousHeader = 'PREVIOUS';
export const nowHeader = 'THIS PAYOUT';
export const differenceHeader = 'DIFFERENCE';
export const total = 'Amount of the payout';
export const firstPayout = 'This is the first payout to this party, so there is nothing to compare it with.';
export const differs = (money: string, isLess: boolean) =>
  `${money} ${isLess ? 'less' : 'more'} than the previous payout.`;
export const sameAmount = 'The same amount as the previous payout.';
export const searchTitle = 'Search statement lines';
export const searchHint =
  'Searches the payments, refunds, disputes, adjustments and payouts of all parties. An amount finds gross and net amounts, regardless of the sign.';
export const found = (count: number) => `${describeCount(count, 'line')} found`;
export const nothingTyped = 'Enter an amount such as 412.18, a transaction ID or a note.';
export const paidOutOn = (on: string) => `Paid out on ${formatDay(on)}`;
export const notPaidOut = 'Not paid out yet';
