import { nameZone } from '@/components/text/moments';
import { describeCount } from '@/domain/lists/paging';

export const totalsHeader = 'TOTALS';
export const entriesHeader = 'ENTRIES';
export const grossHeader = 'GROSS';
export const processorHeader = 'PROCESSOR';
export const partnersHeader = 'PARTNERS';
export const netHeader = 'NET';
export const openingBalance = 'Opening balance';
export const closingBalance = 'Closing balance';
export const issued = 'Issued';
export const notIssued = 'Not issued';
export const balanced = 'Balanced';
export const notBalanced = 'Not balanced';
export const balancedText = 'Opening balance + all entries = closing balance.';
export const notBalancedText = "The entries don't add up to the closing balance.";
export const split = 'How the payments are split';
export const totals = 'Totals';
export const availableNow = 'Available now';
export const negativeBalance = 'Negative balance';
export const deducted = (amount: string) => `${amount}, deducted from the next payout`;
export const pending = 'Pending';
export const paidOut = 'Paid out so far';
export const timeHeader = 'DATE AND TIME';
export const entryHeader = 'ENTRY';
export const transactionHeader = 'TRANSACTION';
export const balanceHeader = 'BALANCE';
export const entriesCaption = 'Entries of the statement';
export const noEntries = 'No activity in this period';
export const entries = 'entries';
export const issue = 'Issue statement';
export const allStatements = 'All statements';
export const print = 'Print';
export const withdraw = 'Withdraw statement';
export const recordPayout = 'Record payout';
export const addingUp = 'Adding up the entries';
export const unknownParty = (id: string) => `We can't find merchant ${id}.`;
export const statement = 'Statement';
export const zoneAndCurrency = (zone: string, currency: string) =>
  `Times in ${nameZone(zone)}. Amounts in ${currency}.`;
export const issuedBy = (
  time: string,
  { zone, recordedBy, lines }: { zone: string; recordedBy: string; lines: number },
) => `Issued ${time} ${zone} by ${recordedBy} · ${describeCount(lines, 'entry')} · checksum`;
export const rowsChanged = (opening: string, closing: string) =>
  `Payments changed after this statement was issued with ${opening} and ${closing}, so these are the current entries. The difference appears on the next statement.`;
export const firstEntries = (shown: string, all: string) =>
  `The first ${shown} of ${all} entries. The CSV file has all of them.`;
