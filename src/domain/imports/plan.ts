import type { LocalTime } from '@/domain/calendar/dates';
import type { MerchantStatus } from '@/domain/merchants/merchants';
import type { PaymentStatus, TransactionStatus } from '@/domain/payments/vocabulary';
import { TEXT_FIELD_NAMES, type TextField } from '@/domain/payments/textFields';
import type { TypeTable } from './rowKinds';

export const FILE_KINDS = ['payments', 'fees', 'merchants', 'integrations'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** The fields of a column: first of payments, then those that only fees, merchants and integrations have. */
export const FIELDS = [
  'id',
  'merchant',
  'amount',
  'date',
  'time',
  'timeZone',
  'status',
  'type',
  'refundOf',
  'refunded',
  'refundedDate',
  'disputed',
  'disputeStatus',
  'disputeReason',
  'disputeDate',
  'evidenceDue',
  'currency',
  'processorFee',
  'partnerFee',
  'platformFee',
  'partner',
  'integration',
  ...TEXT_FIELD_NAMES,
  'debit',
  'credit',
  'feeId',
  'contactPerson',
  'contactNumber',
  'businessEmail',
  'website',
  'description',
  'street',
  'country',
  'state',
  'zipCode',
  'city',
  'name',
  'configurations',
  'split',
  'surcharge',
] as const;
export type Field = (typeof FIELDS)[number];

/** The column of each field, counted from 0. Fields that the file does not have are absent. */
export type PlanColumns = Partial<Record<Field, number>>;

/** The fee fields, one for each party that gets fees. */
export const FEE_FIELDS = ['processorFee', 'partnerFee', 'platformFee'] as const satisfies readonly Field[];

/** All columns of a fee. The processor fee can have further columns. Empty if the file does not have the fee. */
export function columnsOfFee(fee: (typeof FEE_FIELDS)[number], { columns, furtherFees = [] }: Plan): number[] {
  const column = columns[fee];
  return [...new Set([...(column === undefined ? [] : [column]), ...(fee === 'processorFee' ? furtherFees : [])])];
}

/**
 * Whether a file needs a column for the field. Some files have two amount columns instead of one: money in and money
 * out.
 */
export function isNeeded(field: Field, columns: PlanColumns, holds?: FileKind): boolean {
  const { debit, credit } = columns;
  if (holds === 'fees') {
    const isFee = FEE_FIELDS.some((fee) => fee === field);
    return field === 'id' || (isFee && FEE_FIELDS.every((fee) => columns[fee] === undefined));
  }
  if (holds === 'merchants') return field === 'merchant';
  if (holds === 'integrations') return ['id', 'merchant', 'name', 'configurations', 'split'].includes(field);
  return field === 'id' || field === 'date' || (field === 'amount' && debit === undefined && credit === undefined);
}

export type DateOrder = 'year first' | 'day first' | 'month first';

/** The meaning of a status word. For payments it can also keep its own name. */
export type StatusMeaning = TransactionStatus | MerchantStatus | { own: string; isPaid: boolean };

/**
 * How the rows of a file are read: the settings of its format, what was recognized for certain, and the answers of the
 * operator. Undefined settings are open questions; nothing is imported before they are answered.
 */
export type Plan = {
  /** The name of a format (data/formats), or the name in recognise.ts for a table without one. */
  format: string;
  /** Payments is the default. */
  holds?: FileKind;
  columns: PlanColumns;
  /** The columns with personal data that the operator does not store. */
  omitted?: PlanColumns;
  /** For a file without a merchant column. */
  merchantName?: string;
  decimalMark?: '.' | ',';
  /** The mark that the format uses. It counts if every amount can be read with both marks. */
  expectedMark?: '.' | ',';
  /** Whether amounts are whole numbers of minor units: 1999 is 19.99. */
  isMinorUnits?: boolean;
  dateOrder?: DateOrder;
  /** The IANA name of the zone for times without a zone, such as `Europe/Berlin`. */
  timeZone?: string;
  /** The currency of the workspace (ISO 4217). Rows in another one are rejected. */
  currency?: string;
  /** The meaning of status words, by word in lower case. Any other word is a question. */
  statuses: Readonly<Record<string, StatusMeaning>>;
  /** Status words, in lower case, of payments that a dispute reversed. The payment itself stays paid. */
  reversedStatuses?: readonly string[];
  /** The kind of rows by type, as the format defines it. Without a type column, every row is a payment. */
  kinds: TypeTable;
  /** The operator's answers for types that the format does not define. */
  answeredKinds?: TypeTable;
  /** A column whose words in `debit` make the amount of a row negative if it has no sign. */
  direction?: { column: number; debit: readonly string[] };
  /**
   * Whether the account itself pays too: such payments have a negative amount, their refunds a positive one, and both
   * are skipped.
   */
  isTwoWay?: boolean;
  /** A column with words, in lower case, for rows that are not payments, regardless of their type. */
  skipped?: { column: number; words: readonly string[] };
  /** Columns whose amounts are added to the processor fee. */
  furtherFees?: readonly number[];
  /** A column that names the refunded payment, for refunds whose reference is their own. */
  refundNote?: number;
  /** True if the operator answered that rows after an empty row are rows too. Otherwise they are skipped as totals. */
  takesRowsAfterBlank?: boolean;
  /**
   * A column that is 0 for payments that do not count as paid. Exports of the console have it for statuses that kept
   * their names.
   */
  netColumn?: number;
  /**
   * The columns of the net: amount minus fee. Rows where this is wrong are reported. Some files have separate columns
   * for money in and money out.
   */
  checkedNet?: { credit: number; debit?: number; currency?: number };
  /**
   * 1, or -1 if charged fees are negative amounts. Undefined until the fees of a file without a known format are read.
   */
  feeSign?: 1 | -1;
};

/** The kind of rows. */
export function kindOf({ holds = 'payments' }: Pick<Plan, 'holds'>): FileKind {
  return holds;
}

/** The settings that can be a question. */
export type ImportQuestion =
  | { about: 'column'; field: Field }
  | {
      about: 'decimalMark' | 'isMinorUnits' | 'feeSign' | 'dateOrder' | 'timeZone' | 'currency';
      examples: readonly string[];
    }
  /** The word as it is spelled where it was first met. */
  | { about: 'status'; word: string; count: number }
  /** The sum of its amounts in minor units; undefined where they cannot be added up. */
  | { about: 'type'; word: string; count: number; sum: number | undefined };

/** A payment as it was read, the same for every format. Amounts are in minor units. */
export type ReadPayment = Partial<Record<TextField, string>> & {
  id: string;
  merchant: string;
  amount: number;
  date: LocalTime;
  timeZone: string;
  status: PaymentStatus | (string & {});
  isPaid: boolean;
  integration?: string;
  partner?: string;
  /** Undefined if the file has no fee columns: then fees are calculated. */
  fees?: { processor: number; partner: number; platform: number };
};
