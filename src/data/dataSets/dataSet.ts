import type { Day } from '@/domain/calendar/dates';
import type { IntegrationRecord } from '@/domain/imports/directory/readIntegration';
import type { MerchantRecord } from '@/domain/imports/directory/readMerchant';
import type { Cents } from '@/domain/money/money';
import type { Period, PeriodSummary, VolumeTotals } from '@/domain/money/volume';
import { TRANSACTION_STATUSES } from '@/domain/payments/vocabulary';
import { ofTextFields } from '@/domain/payments/textFields';
import { withColumns, type Row, type Rows, type Shape } from '@/lib/columns/rows';

/**
 * The columns of payments as they are in the files. The text fields are texts. The others are amounts in minor units, or
 * positions in the lists of the data set; position 0 of `integration` and `partner` means none.
 */
export const PAYMENT_SHAPE = {
  id: 'texts',
  ...ofTextFields(() => 'texts' as const),
  date: 'texts',
  merchant: 'uint32',
  amount: 'float64',
  zone: 'uint16',
  status: 'uint16',
  integration: 'uint32',
  partner: 'uint32',
  processorFee: 'float64',
  partnerFee: 'float64',
  platformFee: 'float64',
  /** The refunded amount of the column, in minor units. 0 if it has none. */
  refunded: 'float64',
  /** The time of that amount, in the zone of the payment. Empty if no column has it. */
  refundedDate: 'texts',
  /** The disputed amount of the columns, in minor units. 0 if they have none. */
  disputed: 'float64',
  /** Status, reason, time and last day of evidence of that dispute, separated by tabs. Empty if there is none. */
  dispute: 'texts',
  /** 1 if no column has fees: then they are calculated. */
  areFeesCalculated: 'uint16',
} as const;
export type PaymentRows = Rows<typeof PAYMENT_SHAPE>;

/**
 * The columns of refunds. `payment` is the index of the payment. `isUndated` is 1 if the refund comes from a column without
 * a time, and 2 if that column has a time. Refund rows have 0.
 */
export const REFUND_SHAPE = {
  id: 'texts',
  date: 'texts',
  payment: 'uint32',
  amount: 'float64',
  zone: 'uint16',
  isUndated: 'uint16',
} as const;
export type RefundRows = Rows<typeof REFUND_SHAPE>;

const FEE_COLUMNS = {
  /** Bit flags: which of the fees the row has. See fileFees. */
  feeFlags: 'uint16',
  processorFee: 'float64',
  partnerFee: 'float64',
  platformFee: 'float64',
  refundedShares: 'float64',
} as const;

/**
 * The columns of fees from fee files, in minor units. `payment` is the index of the payment. `id` is that of the fee, or
 * of its payment: the same row is recognized by it.
 */
export const FEE_SHAPE = { id: 'texts', payment: 'uint32', ...FEE_COLUMNS } as const;
export type FeeRows = Rows<typeof FEE_SHAPE>;

/** The columns of unmatched refunds. `reference` is the id of the missing payment. */
export const UNMATCHED_REFUND_SHAPE = {
  id: 'texts',
  reference: 'texts',
  date: 'texts',
  amount: 'float64',
  zone: 'uint16',
} as const;
export type UnmatchedRefundRows = Rows<typeof UNMATCHED_REFUND_SHAPE>;

/** The columns of unmatched fees. `reference` is the id of the missing payment. */
export const UNMATCHED_FEE_SHAPE = { id: 'texts', reference: 'texts', ...FEE_COLUMNS } as const;
export type UnmatchedFeeRows = Rows<typeof UNMATCHED_FEE_SHAPE>;

/**
 * The columns of dispute rows. `reference` is the id of the payment, or of the dispute row that a later one follows;
 * `step` is what the row says of the dispute (`DisputeStep`). Earlier versions know `opened` and `returned` alone and book
 * the amount of any other step, so `amount` is only what the row moved.
 */
export const DISPUTE_SHAPE = {
  id: 'texts',
  reference: 'texts',
  step: 'texts',
  reason: 'texts',
  date: 'texts',
  amount: 'float64',
  zone: 'uint16',
  /** The dispute fee of the row in minor units; below 0 if it was returned. */
  fee: 'float64',
  /** The disputed amount of a row that moves nothing, in minor units. */
  stated: 'float64',
  /** The state of the dispute in the words of the file, and the last day of evidence. Only lists of disputes have them. */
  status: 'texts',
  due: 'texts',
} as const;
export type DisputeRows = Rows<typeof DISPUTE_SHAPE>;

/** The tables of a stored data set, in the order of their bytes. Their names are in its header. */
export const TABLES = {
  payments: PAYMENT_SHAPE,
  /** By payment, the oldest first. */
  refunds: REFUND_SHAPE,
  /** Versions of payments that newer files replaced, the oldest first. */
  replaced: PAYMENT_SHAPE,
  /** Refunds that apply once a file has their payment. */
  unmatchedRefunds: UNMATCHED_REFUND_SHAPE,
  /** Fees of fee files, which replace those of the payment rows. By payment. */
  fees: FEE_SHAPE,
  /** Fees that count once a file has their payment. By id. */
  unmatchedFees: UNMATCHED_FEE_SHAPE,
  /** Rows about disputes, the oldest first. Data sets without such rows do not have the table. */
  disputes: DISPUTE_SHAPE,
  /** The status of each payment after its refunds, as a position in the list of statuses. */
  statuses: { status: 'uint16' },
  /** The slots of the index of ids; see idIndex. */
  idSlots: { slot: 'uint32' },
} as const;
export type TableName = keyof typeof TABLES;
export type Tables = { [Name in TableName]: Rows<(typeof TABLES)[Name]> };

/** All tables with these rows. A table that is not there is empty. Throws a RangeError if a column is of another kind. */
export function tablesOf(found: ReadonlyMap<TableName, Rows<Shape>>): Tables {
  const tables = (Object.keys(TABLES) as TableName[]).map((name) => [
    name,
    withColumns<Shape>(TABLES[name], found.get(name)),
  ]);
  return Object.fromEntries(tables) as Tables;
}

/** A refund that an earlier file had in a column, by the index of its payment. */
export type ColumnRefund = Omit<Row<typeof REFUND_SHAPE>, 'id' | 'payment'>;

/** A merchant as files name it, with the fields of a merchant file, and with its id if it already got one. */
export type NamedMerchant = { name: string; told?: MerchantRecord; id?: string };

/** A merchant with the number and sum of all its payments, and the sum of the paid ones. */
export type DataSetMerchant = NamedMerchant & { id: string; transactions: number; totalSales: Cents; joinedOn: Day };

/** An integration of a file. `merchant` is the position of its merchant. */
export type DataSetIntegration = IntegrationRecord & { merchant: number };

/** A word of the status column, and whether payments with it count as paid. */
export type StatusTerm = { word: string; isPaid: boolean };

/** The statuses of the console. Every data set has them first. */
export const BUILT_IN_STATUSES: readonly StatusTerm[] = TRANSACTION_STATUSES.map((term) => ({
  word: term,
  isPaid: term !== 'Failed',
}));

/** The words that the numbers of the columns refer to. */
export type Dictionaries = {
  zones: readonly string[];
  statuses: readonly StatusTerm[];
  integrations: readonly string[];
  partners: readonly string[];
};

/** Figures that do not change with a data set, so they are calculated once. */
export type Summaries = {
  /** The newest day of the payments. Relative periods use it as today. */
  today: Day;
  merchants: readonly DataSetMerchant[];
  volume: Record<Period, readonly PeriodSummary[]>;
  /** The month before the newest, up to the same day of the month. The newest month is compared with it. */
  monthBefore: VolumeTotals;
};

/** The immutable payments of the files: newest first, and in the order of the files if they have the same time. */
export type DataSet = Summaries &
  Omit<Tables, 'statuses' | 'idSlots'> & {
    /** ISO 4217. All amounts are in its minor units. */
    currency: string;
    words: Dictionaries;
    integrations: readonly DataSetIntegration[];
    statuses: Uint16Array;
    idSlots: Uint32Array;
  };
