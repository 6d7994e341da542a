import { nameZone } from '@/domain/calendar/moments';
import { describeCount } from '@/domain/lists/paging';

export const disputesWon = 'Disputes won';
export const totalsHeader = 'TOTALS';
export const linesHeader = 'LINES';
export const grossHeader = 'GROSS';
export const processorHeader = 'PROCESSOR';
export const partnersHeader = 'PARTNERS';
export const netHeader = 'NET';
export const openingBalance = 'Opening balance';
export const closingBalance = 'Closing balance';
export const balanced = 'Balanced';
export const notBalanced = 'Not balanced';
export const balancedText = 'Opening balance + all lines = closing balance.';
export const notBalancedText = "The lines don't add up to the closing balance.";
export const split = 'How the payments are split';
export const totals = 'Totals';
export const availableNow = 'Available now';
export const deducted = (amount: string) => `${amount}, deducted from the next payout`;
export const waiting = 'Waiting for approval';
export const pending = 'Pending';
export const paidOut = 'Paid out so far';
export const balanceHeader = 'BALANCE';
export const linesCaption = 'Lines of the statement';
export const noLines = 'No activity in this period';
export const lines = 'lines';
export const issue = 'Issue statement';
export const allStatements = 'All statements';
export const print = 'Print';
export const withdraw = 'Withdraw statement';
export const recordPayout = 'Record payout';
export const addingUp = 'Adding up the lines';
export const unknownParty = (id: string) => `We can't find merchant ${id}.`;
export const statement = 'Statement';
export const zoneAndCurrency = (zone: string, currency: string) =>
  `Times in ${nameZone(zone)}. Amounts in ${currency}.`;
export const issuedBy = (
  time: string,
  { zone, recordedBy, lines }: { zone: string; recordedBy: string; lines: number },
) => `Issued ${time} ${zone} by ${recordedBy} · ${describeCount(lines, 'line')} · checksum`;
export const waitsForServer = 'Waits for the server, which has all lines of the statement and calculates its figures.';
export const rowsChanged = (opening: string, closing: string) =>
  `Payments changed after this statement was issued with ${opening} and ${closing}, so these are the current lines. The difference appears on the next statement.`;
export const firstLines = (shown: string, all: string) =>
  `The first ${shown} of ${all} lines. The CSV file has all of them.`;
export const adjustBalance = 'Adjust balance';
