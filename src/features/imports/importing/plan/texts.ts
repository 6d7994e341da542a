import { UNKNOWN_FORMAT } from '@/data/formats/recognize';
import type { Encoding } from '@/data/reading/sourceFile';
import type { Field, FileKind } from '@/domain/imports/plan';
import { ofTextFields, TEXT_FIELDS } from '@/domain/payments/textFields';
import { describeCount } from '@/domain/lists/paging';

export const KIND_LABELS: Record<FileKind, string> = {
  payments: 'Payments',
  fees: 'Fees of payments',
  merchants: 'Merchants',
  integrations: 'Integrations',
};

/** The columns, the most important first. Payments need the first four, but one merchant can be named for all rows. */
export const FIELD_LABELS: Record<FileKind, Partial<Record<Field, string>>> = {
  payments: {
    id: 'Payment ID',
    amount: 'Amount',
    date: 'Date, or date and time',
    merchant: 'Merchant',
    time: 'Time',
    timeZone: 'Time zone',
    status: 'Status',
    type: 'Row type',
    currency: 'Currency',
    refunded: 'Refunded amount',
    refundedDate: 'Refund date',
    disputed: 'Disputed amount',
    disputeStatus: 'Dispute status',
    disputeReason: 'Dispute reason',
    disputeDate: 'Dispute date',
    evidenceDue: 'Evidence due',
    refundOf: 'Refunded payment ID',
    processorFee: 'Processor fee',
    partnerFee: 'Partner fee',
    platformFee: 'Platform fee',
    integration: 'Integration',
    partner: 'Partner',
    ...ofTextFields((field) => TEXT_FIELDS[field].label),
    credit: 'Money in',
    debit: 'Money out',
  },
  fees: {
    id: 'Payment ID',
    processorFee: 'Processor fee',
    partnerFee: 'Partner fee',
    platformFee: 'Platform fee',
    feeId: 'Fee ID',
    refunded: 'Refunded fee',
    currency: 'Currency',
  },
  merchants: {
    merchant: 'Name',
    id: 'Merchant ID in payments',
    status: 'Status',
    date: 'Joined on',
    contactPerson: 'Contact person',
    contactNumber: 'Contact number',
    businessEmail: 'Email',
    website: 'Website',
    description: 'Description',
    street: 'Street',
    country: 'Country',
    state: 'State',
    zipCode: 'ZIP code',
    city: 'City',
  },
  integrations: {
    id: 'Integration ID',
    merchant: 'Merchant',
    name: 'Name',
    configurations: 'Configuration',
    split: 'Split',
    surcharge: 'Surcharge',
    status: 'Status',
  },
};

/** The names of encodings in spreadsheet programs. */
export const ENCODING_NAMES: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
};

export const heading = 'Import settings';
export const formatName = (format: string) => (format === UNKNOWN_FORMAT ? 'Unknown format' : format);
/** Undefined for a recognized format. Without `files`, because the only file of an import needs no name. */
export const unknownFormat = (format: string, files: readonly string[], encodings: string) => {
  if (format !== UNKNOWN_FORMAT) return undefined;
  const subject = files.length === 0 ? 'This file' : `${files.join(', ')} (${encodings})`;
  return `${subject} ${files.length > 1 ? "aren't" : "isn't"} from a known provider. Check the columns that we found.`;
};
export const remembered = 'Using your settings from the last file with these columns.';
export const resetSettings = 'Reset settings';
export const repeatedHeader = (files: string, header: string, columns: string, first: number) =>
  `In ${files}, columns ${columns} are named "${header}". We use column ${first} unless you choose another.`;
export const contains = (fileCount: number) => (fileCount === 1 ? 'This file contains' : 'These files contain');
export const mapColumns = 'Map columns';
export const oneMerchant = 'One merchant for all rows';
export const noMerchantColumn = 'No merchant column found';
export const chooseColumn = 'Choose a column';
export const noColumn = 'None';
export const columnNumber = (number: number) => `Column ${number}`;

export const statusQuestion = 'What do these statuses mean?';
export const withRows = (value: string, rows: number) => `${value} (${describeCount(rows, 'row')})`;
export const chooseStatus = 'Choose a status';
export const keepPaid = (status: string) => `Keep "${status}" and count as paid`;
export const keepUnpaid = (status: string) => `Keep "${status}" and count as not paid`;
export const statusMapping = (files: string) => `Status mapping of ${files}`;
export const mappedStatus = 'Status in the workspace';
export const fileStatus = 'Status in the file';
export const customStatus = (status: string, isPaid: boolean) => `${status}, ${isPaid ? 'paid' : 'not paid'}`;

export const typeQuestion = 'What do these row types mean?';
export const typePayments = 'Payments';
export const typeRefunds = 'Refunds of payments';
export const typeOther = 'Other (skip these rows)';
export const chooseType = 'Choose a row type';
export const noType = 'No type';
export const withRowsAndSum = (type: string, rows: number, sum: string | undefined) =>
  `${type} (${describeCount(rows, 'row')}${sum === undefined ? '' : `, ${sum}`})`;

export const decimalMark = 'Decimal separator';
export const period = 'Period (1,234.50)';
export const comma = 'Comma (1.234,50)';
export const units = 'Amounts are in';
export const wholeUnits = 'Whole units (1999 = 1,999.00)';
export const cents = 'Cents (1999 = 19.99)';
export const feeSign = 'What does a minus before a fee mean?';
export const feeCharged = 'The fee was charged (-0.59 is a fee of 0.59)';
export const feeReturned = 'The fee was returned (such rows are rejected)';
export const dateOrder = 'Date format';
export const dayFirst = 'Day first (3/4 is April 3)';
export const monthFirst = 'Month first (3/4 is March 4)';
export const timeZone = 'Time zone of the file';
export const currency = 'Currency of the file';
export const chooseOne = 'Choose one';
export const examples = (values: readonly string[]) => `In the file: ${values.join('; ')}`;

export const suggested = 'Suggested from your browser. Check it in the preview.';
