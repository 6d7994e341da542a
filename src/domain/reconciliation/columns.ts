import type { LocalTime } from '@/domain/calendar/dates';
import type { Cents } from '@/domain/money/money';
import type { PaymentStatus } from '@/domain/payments/transactions';

/** How a payment stood until something was recorded of it, with the zone of that time where it is known. */
export type EarlierStanding = { until: LocalTime; zone?: string | undefined; status: PaymentStatus; refunded: Cents };

/** The console's payments by their index, as they stand now. */
export type OwnColumns = {
  length: number;
  /** ISO 4217: all amounts are minor units of it. */
  currency: string;
  idAt: (index: number) => string;
  timeAt: (index: number) => LocalTime;
  zoneAt: (index: number) => string;
  amountAt: (index: number) => Cents;
  refundedAt: (index: number) => Cents;
  statusAt: (index: number) => PaymentStatus;
  /** How a payment stood before each record of it, the oldest first; undefined of one without any. */
  earlierAt: (index: number) => readonly EarlierStanding[] | undefined;
  fees: Readonly<Record<'processor' | 'partner' | 'platform', ArrayLike<Cents>>>;
  indexOf: (id: string) => number | undefined;
};

/** The rows of a processor's report by their index; what it does not tell of any row is left out. */
export type ReportColumns = {
  length: number;
  idAt: (row: number) => string;
  /** The id that the payment has here, as the report refers to it; empty where it names none. */
  referenceAt: (row: number) => string;
  timeAt: (row: number) => LocalTime;
  zoneAt: (row: number) => string;
  currencyAt: (row: number) => string;
  amountAt: (row: number) => Cents;
  statusAt?: (row: number) => PaymentStatus;
  refunded?: ArrayLike<Cents>;
  processor?: ArrayLike<Cents>;
  partner?: ArrayLike<Cents>;
  platform?: ArrayLike<Cents>;
  loneRefunds: number;
};
