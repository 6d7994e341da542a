import type { Day, LocalTime } from '@/domain/calendar/dates';
import type { Cents } from '@/domain/money/money';
import type { PaymentStatus } from '@/domain/payments/vocabulary';

/** The state of a payment before a record, and the time of that record with its zone if it is known. */
export type PastState = { until: LocalTime; zone?: string | undefined; status: PaymentStatus; refunded: Cents };

/** What a report is compared with: the console's payments in their current state. */
export type ComparedConsole = {
  /** ISO 4217; all amounts are in its minor units. */
  currency: string;
  timeAt: (index: number) => LocalTime;
  zoneAt: (index: number) => string;
  amountAt: (index: number) => Cents;
  refundedAt: (index: number) => Cents;
  statusAt: (index: number) => PaymentStatus;
  /** What open and lost disputes took. */
  disputedAt: (index: number) => Cents;
  /** The day on which the dispute of a payment was opened. */
  disputeOpenedAt: (index: number) => Day | undefined;
  /** The states of a payment before each of its records, oldest first; undefined if it has none. */
  earlierAt: (index: number) => readonly PastState[] | undefined;
  fees: Readonly<Record<'processor' | 'partner' | 'platform', ArrayLike<Cents>>>;
};

/** The columns of the console's payments. */
export type ConsoleColumns = ComparedConsole & {
  length: number;
  idAt: (index: number) => string;
  indexOf: (id: string) => number | undefined;
};

/** What is compared of a processor's report; columns that it lacks are omitted. An amount that a row does not state is NaN. */
export type ComparedReport = {
  timeAt: (row: number) => LocalTime;
  zoneAt: (row: number) => string;
  currencyAt: (row: number) => string;
  amountAt: (row: number) => Cents;
  statusAt?: (row: number) => PaymentStatus | undefined;
  refunded?: ArrayLike<Cents>;
  /** What disputes took, less what they returned. */
  disputed?: ArrayLike<Cents>;
  processor?: ArrayLike<Cents>;
  partner?: ArrayLike<Cents>;
  platform?: ArrayLike<Cents>;
};

/** The columns of a processor's report. */
export type ReportColumns = ComparedReport & {
  length: number;
  idAt: (row: number) => string;
  /** The console's id of the payment in the report's reference; empty if there is none. */
  referenceAt: (row: number) => string;
  /** Refunds and disputes of payments that are not in the report. */
  unmatchedRefunds: number;
};

/** What a row of a report states in a column, or NaN. Later cells than the last of a column are 0. */
export function statedAt(column: ArrayLike<Cents> | undefined, row: number): Cents {
  return column ? (column[row] ?? 0) : Number.NaN;
}
