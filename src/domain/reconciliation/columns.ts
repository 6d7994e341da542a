import type { Day, LocalTime } from '@/domain/calendar/dates';
import type { Cents } from '@/domain/money/money';
import type { PaymentStatus } from '@/domain/payments/vocabulary';

/** The state of a payment before a record, and the time of that record with its zone if it is known. */
export type PastState = { until: LocalTime; zone?: string | undefined; status: PaymentStatus; refunded: Cents };

/** The columns of the console's payments in their current state. */
export type ConsoleColumns = {
  length: number;
  /** ISO 4217; all amounts are in its minor units. */
  currency: string;
  idAt: (index: number) => string;
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
  indexOf: (id: string) => number | undefined;
};

/** The columns of a processor's report; columns that it lacks are omitted. What a row does not state is NaN. */
export type ReportColumns = {
  length: number;
  idAt: (row: number) => string;
  /** The console's id of the payment in the report's reference; empty if there is none. */
  referenceAt: (row: number) => string;
  timeAt: (row: number) => LocalTime;
  zoneAt: (row: number) => string;
  currencyAt: (row: number) => string;
  amountAt: (row: number) => Cents;
  statusAt?: (row: number) => PaymentStatus;
  refunded?: ArrayLike<Cents>;
  /** What disputes took, less what they returned. */
  disputed?: ArrayLike<Cents>;
  processor?: ArrayLike<Cents>;
  partner?: ArrayLike<Cents>;
  platform?: ArrayLike<Cents>;
  /** Refunds and disputes of payments that are not in the report. */
  unmatchedRefunds: number;
};

/** What a row of a report states in a column, or NaN. Later cells than the last of a column are 0. */
export function statedAt(column: ArrayLike<Cents> | undefined, row: number): Cents {
  return column ? (column[row] ?? 0) : Number.NaN;
}
