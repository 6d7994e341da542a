import type { Day, LocalTime } from '@/domain/calendar/dates';
import { groupBy } from '@/lib/byKey';
import { allIndices } from '@/lib/indices';
import type { DictionaryColumn } from '@/lib/searching/searchColumns';
import type { PaymentColumns, RecordedPayments } from '@/domain/payments/recordedPayments';
import type { IssuedStatement } from './issued';
import { feeOfParty, type PartyId } from './parties';
import type { Payout } from './payouts/payouts';
import type { PartyPosting } from './postings/postings';
import type { PayoutHistory } from './recordedMoments';

/** The payments as statements read them. */
export type StatementTable = PaymentColumns & {
  idAt: (index: number) => string;
  merchantIdAt: (index: number) => string;
  dateAt: (index: number) => LocalTime;
  /** The zone of that time. */
  timeZoneAt?: ((index: number) => string) | undefined;
  /** True if the rows are sorted from the newest to the oldest. */
  isNewestFirst?: boolean;
  /** The partners in files. The first one means no partner. */
  partners?: DictionaryColumn | undefined;
};

/**
 * Prefix sums of the payments by party, in cents, one for every `every` rows: the sum of a range is the difference of two. They
 * include neither recorded refunds nor payments with refunds from files, because those have other times.
 */
export type PrefixSums = {
  every: number;
  settled: readonly Float64Array[];
  pending: Float64Array;
  refunded: readonly number[];
};

/** The payments by party: `rows` has the indices of all payments, those of the party with position p from `starts[p]` on. */
export type PartyRows = {
  ids: readonly PartyId[];
  indexById: ReadonlyMap<PartyId, number>;
  /** By the index of the payment. */
  partyIndices: ArrayLike<number>;
  starts: Uint32Array;
  rows: Uint32Array;
};

/** The payments by merchant. */
export type MerchantRows = PartyRows & {
  /** By partner if files have partners. The first group has none. */
  partners?: PartyRows;
  /** For payments that are sorted newest first. */
  prefixSums?: PrefixSums;
};

/** Everything that statements are derived from, with the records by party. */
export type StatementSource = {
  table: StatementTable;
  recorded: RecordedPayments;
  merchants: MerchantRows;
  payouts: ReadonlyMap<PartyId, readonly Payout[]>;
  /** Including reversed ones. */
  payoutHistories: ReadonlyMap<PartyId, readonly PayoutHistory[]>;
  issued: ReadonlyMap<PartyId, readonly IssuedStatement[]>;
  /** Disputes, adjustments, reserves and opening balances, if there are any. */
  postings?: ReadonlyMap<PartyId, readonly PartyPosting[]>;
  /** The newest day of the payments. A reserve that is released later is not in the balance yet. */
  today?: Day;
};

/** The indices of a party's payments in the order of the table. Processor and platform have a fee of every payment. */
export function rowsOfParty(
  { table, merchants }: Pick<StatementSource, 'table' | 'merchants'>,
  partyId: PartyId,
): Uint32Array {
  const fee = feeOfParty(partyId);
  const grouped = fee ? merchants.partners : merchants;
  // Without names, all partners are one party.
  if (fee === partyId && !(fee === 'partner' && grouped)) return allIndices(table.length);
  const position = grouped?.indexById.get(partyId);
  if (!grouped || position === undefined) return new Uint32Array();
  return grouped.rows.subarray(grouped.starts[position], grouped.starts[position + 1]);
}

export function groupByParty<Row extends { partyId: PartyId }>(rows: readonly Row[]): Map<PartyId, Row[]> {
  return groupBy(rows, ({ partyId }) => partyId);
}
