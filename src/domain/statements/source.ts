import type { LocalTime } from '@/domain/calendar/dates';
import type { PaymentColumns, RecordedPayments } from '@/domain/payments/recordedPayments';
import type { IssuedStatement } from './issued';
import type { PartyId } from './parties';
import type { Payout } from './payouts';

/** The payments as statements read them. */
export type StatementTable = PaymentColumns & {
  idAt: (index: number) => string;
  merchantIdAt: (index: number) => string;
  dateAt: (index: number) => LocalTime;
};

/** The payments by merchant: `rows` are the indices of all, those of the merchant at a place from `starts[place]` on. */
export type MerchantRows = {
  ids: readonly string[];
  placeOf: ReadonlyMap<string, number>;
  /** By the index of the payment. */
  placeAt: Uint32Array;
  starts: Uint32Array;
  rows: Uint32Array;
};

/** All that statements are worked out from; what was recorded, by party. */
export type StatementSource = {
  table: StatementTable;
  recorded: RecordedPayments;
  merchants: MerchantRows;
  payouts: ReadonlyMap<PartyId, readonly Payout[]>;
  /** The oldest days first. */
  issued: ReadonlyMap<PartyId, readonly IssuedStatement[]>;
};

/** Sorts the indices of the payments by merchant, in two passes and without an object for each. */
export function groupByMerchant({
  length,
  merchantIdAt,
}: Pick<StatementTable, 'length' | 'merchantIdAt'>): MerchantRows {
  const placeOf = new Map<string, number>();
  const placeAt = new Uint32Array(length);
  const counts: number[] = [];
  for (let index = 0; index < length; index += 1) {
    const id = merchantIdAt(index);
    let place = placeOf.get(id);
    if (place === undefined) placeOf.set(id, (place = counts.push(0) - 1));
    placeAt[index] = place;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  const starts = new Uint32Array(counts.length + 1);
  counts.forEach((count, place) => (starts[place + 1] = (starts[place] ?? 0) + count));
  const next = starts.slice();
  const rows = new Uint32Array(length);
  for (let index = 0; index < length; index += 1) {
    const place = placeAt[index] ?? 0;
    const at = next[place] ?? 0;
    rows[at] = index;
    next[place] = at + 1;
  }
  return { ids: [...placeOf.keys()], placeOf, placeAt, starts, rows };
}

/** The indices of a merchant's payments, in the order of the table. */
export function rowsOfMerchant({ placeOf, starts, rows }: MerchantRows, merchantId: string): Uint32Array {
  const place = placeOf.get(merchantId);
  return place === undefined ? new Uint32Array() : rows.subarray(starts[place], starts[place + 1]);
}

/** The indices of all payments, in the order of the table. */
export function allRows(length: number): Uint32Array {
  return new Uint32Array(length).map((_, index) => index);
}

/** The rows by their party. */
export function groupByParty<Row extends { partyId: PartyId }>(rows: readonly Row[]): Map<PartyId, Row[]> {
  const groups = new Map<PartyId, Row[]>();
  for (const row of rows) {
    const own = groups.get(row.partyId);
    if (own) own.push(row);
    else groups.set(row.partyId, [row]);
  }
  return groups;
}
