import { ofTextFields } from '@/domain/payments/textFields';

/** How the engine stores a value. Whole numbers are exact below 2 ** 53. */
export type StoredType = 'UInt8' | 'UInt16' | 'UInt32' | 'UInt64' | 'Int64' | 'String';
export type StoredKind = StoredType | `Array(${StoredType})`;

/**
 * A payment as an engine stores it, with the amounts that are derived from it. `domain` derives them once, when the payment is
 * read; what people record later is not in it. Amounts are in cents, and times are in the zone of the workspace. Numbers of words are
 * positions in the lists of the data set (`Dictionaries` and its merchants). Texts that a payment lacks are empty.
 */
export const STORED_PAYMENT = {
  /** The part of the upload that the payment comes from, so that the part can be replaced. */
  part: 'UInt32',
  /**
   * The position in the data set: the order of the files. Those that a program sends come behind all others, so that a data set has
   * the payments below a position.
   */
  row: 'UInt64',
  id: 'String',
  /** The id as a text whose bytes are in the natural order of ids: see `naturalKey`. */
  idKey: 'String',
  ...ofTextFields(() => 'String' as const),
  date: 'String',
  /** The day as a number, 20240630. */
  day: 'UInt32',
  zone: 'UInt16',
  /** The time and the zone as the file has them. */
  fileDate: 'String',
  fileZone: 'UInt16',
  merchant: 'UInt32',
  amount: 'Int64',
  /** The status of the row, and the one after the refunds of files. */
  status: 'UInt16',
  refundedStatus: 'UInt16',
  isPaid: 'UInt8',
  integration: 'UInt32',
  partner: 'UInt32',
  /** What was charged, before the charge model. */
  processorFee: 'Int64',
  partnerFee: 'Int64',
  platformFee: 'Int64',
  areFeesCalculated: 'UInt8',
  /** The platform's part after the charge model that the import chose. */
  platformPart: 'Int64',
  /** The refunds of files in the order in which they are allocated. */
  refundId: 'Array(String)',
  refundDate: 'Array(String)',
  refundZone: 'Array(UInt16)',
  refundUndated: 'Array(UInt8)',
  refundAmount: 'Array(Int64)',
  /** The refund shares of partner and platform in fee files; bit 1 and bit 2 of the flags say which of them a file has. */
  reportedFlags: 'UInt8',
  reportedPartner: 'Int64',
  reportedPlatform: 'Int64',
  /** What statements have of its refunds: the refunds of files, or one of the whole payment if its status says so. */
  lineTime: 'Array(String)',
  lineDay: 'Array(UInt32)',
  lineAmount: 'Array(Int64)',
  lineMerchant: 'Array(Int64)',
  lineProcessor: 'Array(Int64)',
  linePartner: 'Array(Int64)',
  linePlatform: 'Array(Int64)',
  /** The sum of these refunds. */
  refunded: 'Int64',
  /** The dispute of its files as JSON (`FileDispute`), and the position of the dispute among those of the files, from 1. */
  dispute: 'String',
  disputePosition: 'UInt32',
  /** Id, customer, integration and the further texts for the search, folded, and the amount as people type it. */
  searchText: 'String',
  amountText: 'String',
} as const satisfies Readonly<Record<string, StoredKind>>;

type ValueOf<Kind> = Kind extends `Array(${infer Of})`
  ? readonly ValueOf<Of>[]
  : Kind extends 'String'
    ? string
    : number;

export type StoredPayment = { [Column in keyof typeof STORED_PAYMENT]: ValueOf<(typeof STORED_PAYMENT)[Column]> };
export type StoredColumn = keyof StoredPayment;

export const STORED_COLUMNS = Object.keys(STORED_PAYMENT) as StoredColumn[];

/** A day as a number: 20240630 for `2024-06-30`. Times of a day have its number. */
export function dayNumber(day: string): number {
  return Number(day.slice(0, 4)) * 10_000 + Number(day.slice(5, 7)) * 100 + Number(day.slice(8, 10));
}
