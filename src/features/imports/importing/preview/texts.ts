import { describeCount, formatCount } from '@/domain/lists/paging';
import type { LosableField } from '@/data/imports/merging/emptiedFields';
import type { SuggestedZone } from '@/domain/imports/suggestedZone';
import { PRODUCT_NAME } from '@/domain/product';

export const heading = 'Preview';
export const changeSettings = 'Change settings';
export const firstPayments = (count: number) => (count > 1 ? `First ${count} payments` : 'First payment');
export const noPayments = 'With these settings, no row is a payment.';
export const paymentId = 'ID';
export const merchant = 'Merchant';
export const amount = 'Amount';
export const fee = 'Fee';
export const net = 'Net';
export const dateAndTime = 'Date and time';
export const status = 'Status';

// The files.
export const files = 'Files';
export const together = (count: number) => `${count} files are imported together: all or none.`;
export const file = 'File';
export const contains = 'Contains';
export const format = 'Format';
export const encoding = 'Encoding';
export const rows = 'Rows';
export const rejectedRows = 'Rejected rows';

// What the import will do.
export const payments = 'Payments';
export const total = 'Total';
export const totalOf = (sum: string, gross: string) =>
  sum === gross ? sum : `${sum} (without failed and voided payments: ${gross})`;
export const refunded = 'Refunded';
export const merchants = 'Merchants';
export const integrations = 'Integrations';
export const dates = 'Dates';
export const range = (first: string, last: string) => `${first} to ${last}`;
export const none = 'None';
export const added = 'New';
export const changed = 'Changed';
export const unchanged = 'Unchanged';
export const missingFrom = (fileCount: number) =>
  fileCount === 1 ? 'Not in this file (kept)' : 'Not in these files (kept)';
const LOST_FIELDS: Record<LosableField, string> = {
  partner: 'partner',
  integration: 'integration',
  customer: 'customer',
  reference: 'reference',
  event: 'event',
  cardLast4: 'card number',
  cardBrand: 'card brand',
  payerEmail: 'customer email',
  payerName: 'customer name',
  note: 'description',
  paymentIntent: 'payment intent',
  transferGroup: 'transfer group',
  fees: 'fees',
};
/** `58 payments would lose their partner.` */
export const losesField = (count: number, field: LosableField) =>
  `${describeCount(count, 'payment')} would lose ${count === 1 ? 'its' : 'their'} ${LOST_FIELDS[field]}.`;
export const howToKeepFields =
  'The rows in this import have no value for it. To keep the values, map the column in the settings, or import a file that has them.';
export const refundRows = 'Refund rows';
export const ignoredCurrencies = 'Not imported: other currency';
export const skipped = {
  dispute: 'Skipped: disputes',
  fee: 'Skipped: fees',
  transfer: 'Skipped: transfers',
  payout: 'Skipped: payouts',
  hold: 'Skipped: holds',
  other: 'Skipped: other rows',
};
export const duplicates = 'Duplicates (imported once)';
export const inTwoFiles = 'In two files (newer file used)';
export const refundsConfirmed = 'Recorded refunds that this import confirms';
export const refundsOpen = 'Recorded refunds that are not in a file yet';
export const refundsOnlyInFile = 'Payments with a refund that only the file has';
export const refundsMatched = 'Unmatched refunds that this import matches';

export const noFeeColumns = (fileCount: number, estimate: string) =>
  `${fileCount === 1 ? 'This file has' : 'These files have'} no fee columns, so fees are estimated at ${estimate}`;
export const estimate = (fees: string, processorRate: string, processorFixed: string, split: string) =>
  `${fees} of each payment: ${processorRate} of the payment + ${processorFixed} to the processor, ${split} of the fees (or the integration's split) to ${PRODUCT_NAME}, and the rest to the partner.`;
export const refundDifferences = (count: number, id: string, inColumn: string, inRows: string) =>
  `In ${describeCount(count, 'payment')}, the refunded amount differs from the refund rows. The larger amount is used. Example: ${id} has ${inColumn} in the column and ${inRows} in the rows.`;
export const disputeRows = (count: number, sum: string | undefined) =>
  `${describeCount(count, 'dispute row')}${sum === undefined ? '' : ` (${sum})`} ${count === 1 ? 'is imported as a dispute of its payment' : 'are imported as disputes of their payments'}. The charge model says who bears them.`;
export const recordsOnHold = (records: string) =>
  `With these rows, ${records} recorded in this workspace won't count. Records count again if a later import, or undoing this one, makes them valid.`;
export const afterEmptyRow = (count: number) =>
  `${describeCount(count, 'row')} after an empty row may be ${count === 1 ? 'a payment' : 'payments'} but ${count === 1 ? 'was skipped as a total' : 'were skipped as totals'}.`;
export const importAsPayments = 'Import as payments';
export const paymentsNeeded = (fileCount: number) =>
  `A workspace starts with payments. Import a payment file together with ${fileCount === 1 ? 'this file' : 'these files'}, or open the workspace with the payments and update it.`;
export const paymentsOfFeesNeeded = (fileCount: number) =>
  `A workspace starts with payments, and fees are stored with their payments. Import a payment file together with ${fileCount === 1 ? 'this file' : 'these files'}, or open the workspace with the payments and update it.`;
export const workspaceName = 'Workspace name';

// Rows in other currencies.
export const otherCurrency = (count: number, code: string, currency: string) =>
  `${describeCount(count, 'row')} ${count === 1 ? 'is' : 'are'} in ${code}. A workspace has one currency (${currency}), so ${count === 1 ? "this row isn't" : "these rows aren't"} imported.`;
export const createWorkspace = (code: string) => `Create a separate ${code} workspace`;
export const workspaceNameOf = (code: string) => `Name of the ${code} workspace`;
export const splitPayments = (count: number, sum: string) => `${describeCount(count, 'payment')}, ${sum}.`;
export const ignoreRows = (code: string) => `Don't import the rows in ${code}`;

// Fees.
export const fees = 'Fees';
export const feesMatched = 'Unmatched fees that this import matches';
export const feesUnmatched = 'Fees without a payment so far';
export const feeDifferences = (count: number, id: string, feeLabel: string, inPayment: string, inFees: string) =>
  `In ${describeCount(count, 'payment')}, the fees of the payment file and the fee file differ. The fee file is used. Example: ${id}, ${feeLabel}: ${inPayment} in the payment file, ${inFees} in the fee file.`;
export const feesAboveRefunds = (count: number) =>
  `In ${describeCount(count, 'payment')}, the refunded fees exceed the refunded amount. Only the refunded amount is counted.`;

// Rows whose net does not add up.
export const netDiffers = (count: number) => `${describeCount(count, 'row')} with a different net`;
export const netDiffersWhy =
  'In this format, the amount minus the fee is the net. In these rows it differs, so the amount and the fee are used.';
export const onlyFirstRows = 'Only the first rows are shown.';

// Rejected rows.
export const countRejected = (count: number) => describeCount(count, 'rejected row');
export const howToFix = (count: number) =>
  count === 1
    ? "This row needs a fix and won't be imported. Download it, fix it and import that file."
    : "These rows need a fix and won't be imported. Download them, fix them and import that file.";
export const download = 'Download rejected rows';
export const onlyFirst = (count: number) => `Only the first ${formatCount(count)} rows are shown.`;
export const line = 'Line';
export const lineAndRow = (lineNumber: number, row: number) => `${formatCount(lineNumber)} (row ${formatCount(row)})`;
export const column = 'Column';
export const value = 'Value';
export const reason = 'Reason';

export const unknownValues = 'Unknown values (not imported)';
export const unknownValuesWhy = `${PRODUCT_NAME} doesn't know these values. The merchants are imported without them.`;

// The charge model.
export const whoPaysProcessor = "Who pays the processor's fee?";
export const chooseModel = 'Choose who pays';
export const modelAsked =
  "The files do not show who pays the processor's fee. You can change it later under Charge model.";
export const modelDetected = 'Suggested by the format of the file. You can change it later under Charge model.';

// The time zone.
export const workspaceZone = 'Time zone of the workspace';
const zoneReasons: Record<SuggestedZone['reason'], (zone: string) => string> = {
  file: (zone) => `Suggested because the times in the file are in ${zone}.`,
  several: () => 'Suggested from your browser, because the times in the file are in several zones.',
  offset: () =>
    'Suggested from your browser, because the file gives only the offset from UTC, which changes with daylight saving time.',
  browser: () => 'Suggested from your browser, because the file names no zone.',
};
/** The reason of the suggestion, or what the zone changes for times in another one. */
export const zoneHint = ({ timeZone, reason }: SuggestedZone, chosen: string) =>
  `${chosen === timeZone ? zoneReasons[reason](timeZone) : 'The times in the file are converted to this zone.'} It decides on which day a payment counts, and so its month and statement. You can change it later under Time zone.`;

// Personal data.
export const personalData = 'Personal data to store';
export const personalColumn = (label: string, header: string, file: string | undefined) =>
  `${label === header ? label : `${label} (column ${header})`}${file === undefined ? '' : ` in ${file}`}`;
export const personalDataHint =
  'Only ticked columns are stored, in this browser. You can search for their texts, problem reports leave them out, and they are deleted with the workspace. Your choice is remembered for files with these columns.';
/** In a shared workspace. The server of a team keeps what was deleted, so that it can be restored. */
export const personalDataForTeam =
  'Only ticked columns are stored, on the server of your team, where every member can read them. You can search for their texts, and problem reports leave them out. Your choice is remembered for files with these columns.';
