import type { LocalTime } from '@/domain/calendar/dates';
import type { RowProblem } from '@/domain/imports/cells/cells';
import type { MerchantStatus } from '@/domain/merchants/merchants';
import type { PaymentStatus, TransactionStatus } from '@/domain/payments/transactions';
import type { TypeTable } from './rowKinds';

/** What a file can hold (product, section 12). */
export const FILE_KINDS = ['payments', 'fees', 'merchants', 'integrations'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** What a column of a file can hold: of payments, then of fees, merchants and integrations alone. */
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
  'currency',
  'processorFee',
  'partnerFee',
  'platformFee',
  'partner',
  'integration',
  'customer',
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

/** Which column (counted from 0) holds a field; of a field that the file does not have there is none. */
export type Columns = Partial<Record<Field, number>>;

/** The columns of fees, by the party that takes them. */
export const FEE_FIELDS = ['processorFee', 'partnerFee', 'platformFee'] as const satisfies readonly Field[];

/** All columns that make up a fee: further ones belong to the processor's. None where the file does not bring it. */
export function columnsOfFee(fee: (typeof FEE_FIELDS)[number], { columns, furtherFees = [] }: Plan): number[] {
  const column = columns[fee];
  return [...new Set([...(column === undefined ? [] : [column]), ...(fee === 'processorFee' ? furtherFees : [])])];
}

/** Whether a file needs a column of the field; some write what came in and what went out in two columns of amounts. */
export function isNeeded(field: Field, columns: Columns, holds: FileKind = 'payments'): boolean {
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

/** What a word of the status column means here; of payments it can be kept by its own name. */
export type StatusMeaning = TransactionStatus | MerchantStatus | { own: string; isPaid: boolean };

/**
 * How the rows of a file are read: what its format says, what was recognised without a doubt, and what the operator
 * answered. Undefined is a question that is open: nothing is imported before it is answered.
 */
export type Plan = {
  /** A name of FORMATS in data/formats, or what recognise.ts there calls a table that has none of them. */
  format: string;
  /** Payments, where it does not say. */
  holds?: FileKind;
  columns: Columns;
  /** For a file that names no merchant. */
  merchantName?: string;
  decimalMark?: '.' | ',';
  /** The mark that the format writes: of amounts that both marks can read, where none of them has the other. */
  expectedMark?: '.' | ',';
  /** Whether amounts are whole numbers of minor units: 1999 is 19.99. */
  isMinorUnits?: boolean;
  dateOrder?: DateOrder;
  /** An IANA name, `Europe/Berlin`: of the rows that name none. */
  timeZone?: string;
  /** ISO 4217: that of the workspace; rows of another are refused. */
  currency?: string;
  /** What the words of the status column mean here, by the word in lower case; a word that is not in it is asked. */
  statuses: Readonly<Record<string, StatusMeaning>>;
  /** What rows of the types are, as the format says. Every row of a file without a type column is a payment. */
  kinds: TypeTable;
  /** What the operator answered of types that the format does not know. */
  answeredKinds?: TypeTable;
  /** A column whose words in `debit` make the amount of a row, which has no sign, a negative one. */
  direction?: { column: number; debit: readonly string[] };
  /** Whether the account itself pays too: its payments have a negative amount, its refunds a positive one, and both are skipped. */
  isTwoWay?: boolean;
  /** A column whose words say that a row is no payment, whatever its type; the words in lower case. */
  setAside?: { column: number; words: readonly string[] };
  /** Columns whose amounts are added to that of the processor's fee. */
  furtherFees?: readonly number[];
  /** A column of words that name the payment of a refund whose reference is its own. */
  refundNote?: number;
  /** Whether rows after an empty one are rows as well, as the operator answered; else they are totals, and set aside. */
  takesRowsAfterBlank?: boolean;
  /** A column that is 0 where a payment did not count: what statuses of their own mean in exports of the console. */
  netColumn?: number;
  /** What is the amount less its fee in every row: where it is not, that is told. Some write what came in and what went out apart. */
  checkedNet?: { credit: number; debit?: number; currency?: number };
  /** 1, or -1 where fees that were charged are negative amounts. Undefined until the fees of a table of no known format are known. */
  feeSign?: 1 | -1;
};

/** What the rows are. */
export function kindOf({ holds = 'payments' }: Pick<Plan, 'holds'>): FileKind {
  return holds;
}

/** The parts of a plan that can be a question. */
export type Question =
  | { about: 'column'; field: Field }
  | {
      about: 'decimalMark' | 'isMinorUnits' | 'feeSign' | 'dateOrder' | 'timeZone' | 'currency';
      examples: readonly string[];
    }
  /** The word as it is spelled where it was first met. */
  | { about: 'status'; word: string; count: number }
  /** The sum of its amounts in minor units; undefined where they cannot be added up. */
  | { about: 'type'; word: string; count: number; sum: number | undefined };

/** Why a row is refused; `value` is the text as it stands in the file. */
export type RefusalReason =
  | 'id missing'
  | 'id twice'
  | 'merchant missing'
  | 'amount missing'
  | 'amount unreadable'
  | 'amount too precise'
  | 'amount too large'
  | 'sum too large'
  | 'date missing'
  | 'date unreadable'
  | 'date out of range'
  | 'time zone unknown'
  | 'status unknown'
  | 'type unknown'
  | 'currency differs'
  | 'currency unknown'
  | 'fee unreadable'
  | 'fees above the amount'
  | 'fee of nothing'
  | 'fee of a refused payment'
  | 'refunded above the fee'
  | 'refund of nothing'
  | 'refund of a refused payment'
  | 'refund of a payment not paid'
  | 'refund above the amount'
  | 'name missing'
  | 'name twice'
  | 'configuration unknown'
  | 'split unreadable'
  | 'surcharge unreadable'
  | 'against the rules of integrations'
  | 'not known here'
  | 'too few columns'
  | 'too many columns'
  | RowProblem;

/**
 * A rejected row: its line in the file (from 1), the header of the column, the text there, and why. `row` counts the rows of JSON
 * from 1, of which many can be in one line.
 */
export type RefusedRow = { line: number; row?: number; column: string; value: string; reason: RefusalReason };

/** A payment as it was read: what every format comes to. Amounts in minor units. */
export type ReadPayment = {
  id: string;
  merchant: string;
  amount: number;
  date: LocalTime;
  timeZone: string;
  status: PaymentStatus | (string & {});
  isPaid: boolean;
  integration?: string;
  customer?: string;
  partner?: string;
  /** Undefined where no column of the file brings fees at all: then they are worked out (section 3). */
  fees?: { processor: number; partner: number; platform: number };
};
