import { formatDay } from '@/domain/calendar/dates';
import { describeCount } from '@/domain/lists/paging';

export const unknownPerson = 'Unknown';

export const fromTo = (from: string, to: string) => (from === '' ? to : `${from} → ${to}`);
const lowerFirst = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1);
export const reversed = (change: string) => `Reversed: ${lowerFirst(change)}`;
export const restored = (change: string) => `Restored: ${lowerFirst(change)}`;

export const refundRecorded = (amount: string) => `Refund of ${amount} recorded`;
export const refundReversal = (amount: string) => ({
  reversed: `Refund of ${amount} withdrawn`,
  restored: `Refund of ${amount} restored`,
});
export const voidRecorded = 'Void recorded';
export const refunded = (amount: string) => `${amount} refunded`;
export const voided = 'Voided';
export const recorded = 'Recorded';
export const onHold = 'On hold: not valid for the current data';

export const fileImported = 'File imported';
export const importUndone = 'Import undone';
export const noPayments = 'No payments';
export const firstImport = (rows: number, file: string) => `${describeCount(rows, 'payment')} imported from ${file}`;
export const importedPayments = (rows: number, file: string) => `${describeCount(rows, 'payment')} from ${file}`;

const nouns = { merchant: 'Merchant', integration: 'Integration' };
type Subject = keyof typeof nouns;
export const added = (subject: Subject, isReversed: boolean) =>
  isReversed ? `${nouns[subject]} added, then removed` : `${nouns[subject]} added`;
export const removed = (subject: Subject) => reversed(added(subject, false));
export const edited = (subject: Subject, isReversed: boolean) =>
  isReversed ? `${nouns[subject]} edited, then reversed` : `${nouns[subject]} edited`;
export const bankAccountChanged = 'Bank account changed';
export const absent = 'None';
export const present = 'Added';

export const payout = (amount: string) => `Payout of ${amount}`;
export const available = 'Available';
export const paidOut = (day: string) => `Paid out on ${formatDay(day)}`;
export const statementIssued = (id: string) => `Statement ${id} issued`;
export const statementReversal = (id: string) => ({
  reversed: `Statement ${id} withdrawn`,
  restored: `Statement ${id} restored`,
});
export const notIssued = 'Not issued';
export const statementContent = (lines: number, closing: string) =>
  `${describeCount(lines, 'line')}, closing balance ${closing}`;

export const reportImported = 'Report imported';
export const reportReversal = { reversed: 'Report removed', restored: 'Report restored' };
export const notCompared = 'Not compared';
export const discrepancyResolved = 'Discrepancy resolved';
export const matchedManually = 'Matched manually';
export const resolutionReversal = { reversed: 'Discrepancy reopened', restored: 'Discrepancy resolved again' };
export const open = (kind: string) => `Open: ${kind}`;
export const resolved = 'Resolved';

export const workspace = 'Workspace';
export const modelSaved = 'Charge model saved';
export const settings = (count: number) => describeCount(count, 'setting');
export const disputeRecorded = (amount: string) => `Dispute of ${amount} recorded`;
export const adjustments = {
  adjustment: (amount: string) => `Adjustment of ${amount} recorded`,
  reserve: (amount: string) => `Reserve of ${amount} held`,
  opening: (amount: string) => `Opening balance of ${amount} recorded`,
};
export const ratesSaved = 'Agreed rates saved';
export const ratesRemoved = 'Agreed rates removed';
export const ratesEdited = 'Agreed rates edited';
export const agreedRate = (party: string, rate: string) => `${party} ${rate}`;
/** `Since Jan 1, 2025: SplitPay 8.00%, processor 2.90% + $0.30` */
export const ratesSince = (day: string, rates: readonly string[]) =>
  rates.length === 0 ? `Since ${day}` : `Since ${day}: ${rates.join(', ')}`;

export const zoneChanged = 'Time zone changed';
export const zonesOfFiles = 'Zones of the files';
export const assignmentSteps = {
  assigned: (name: string) => `Assigned to ${name}`,
  reassigned: (name: string) => `Reassigned to ${name}`,
  done: () => 'Assignment done',
  reopened: (name: string) => `Reopened for ${name}`,
};
export const notAssigned = 'Not assigned';
export const assignmentState = (name: string, isDone: boolean) => (isDone ? `${name}, done` : name);
export const noteAdded = 'Note added';
export const noteEdited = 'Note edited';
export const noteRemoved = 'Note removed';
