import type { LocalTime } from '@/domain/calendar/dates';
import { groupBy } from '@/domain/lists/groupBy';
import type { PaymentColumns, RecordedPayments } from '@/domain/payments/recordedPayments';
import type { IssuedStatement } from './issued';
import type { PartyId } from './parties';
import type { Payout, PayoutHistory } from './payouts';

/** The payments as statements read them. */
export type StatementTable = PaymentColumns & {
  idAt: (index: number) => string;
  merchantIdAt: (index: number) => string;
  dateAt: (index: number) => LocalTime;
  /** Whether each is at least as late as those behind it. */
  isNewestFirst?: boolean;
};

/**
 * What payments come to by party, in cents, up to `every` so many rows: any stretch of them is the difference of two. As the
 * rows have them, without what was recorded; payments that files told refunds of, which have times of their own, stand beside.
 */
export type Marks = {
  every: number;
  settled: readonly Float64Array[];
  pending: Float64Array;
  refunded: readonly number[];
};

/** The payments by merchant: `rows` are the indices of all, those of the merchant at a place from `starts[place]` on. */
export type MerchantRows = {
  ids: readonly string[];
  placeOf: ReadonlyMap<string, number>;
  /** By the index of the payment. */
  placeAt: Uint32Array;
  starts: Uint32Array;
  rows: Uint32Array;
  /** Of payments that stand newest first. */
  marks?: Marks;
};

/** All that statements are worked out from; what was recorded, by party. */
export type StatementSource = {
  table: StatementTable;
  recorded: RecordedPayments;
  merchants: MerchantRows;
  payouts: ReadonlyMap<PartyId, readonly Payout[]>;
  /** Those that were taken back, too. */
  payoutHistories: ReadonlyMap<PartyId, readonly PayoutHistory[]>;
  /** The oldest days first. */
  issued: ReadonlyMap<PartyId, readonly IssuedStatement[]>;
};

/** The indices of a merchant's payments, in the order of the table. */
export function rowsOfMerchant({ placeOf, starts, rows }: MerchantRows, merchantId: string): Uint32Array {
  const place = placeOf.get(merchantId);
  return place === undefined ? new Uint32Array() : rows.subarray(starts[place], starts[place + 1]);
}

/** The rows by their party. */
export function groupByParty<Row extends { partyId: PartyId }>(rows: readonly Row[]): Map<PartyId, Row[]> {
  return groupBy(rows, ({ partyId }) => partyId);
}
