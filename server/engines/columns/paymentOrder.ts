import { WrongQuestion, type PaymentOrder } from '@/backend/paymentEngine';
import { merchantNameOf } from '@/domain/merchants/merchants';
import { platformFeeAt, statusAt } from '@/domain/payments/recordedPayments';
import { compareCodes } from '@/lib/compareCodes';
import { isRecord } from '@/lib/objects';
import { naturalKey } from '@/lib/sorting/naturalKey';
import { ranksOf } from '@/lib/sorting/orderRows';
import type { EngineColumns } from './engineColumns';

/** The position of a payment in an order. Payments with the same value are in the natural order of their ids. */
export type SortKey = { value: number | string; idKey: string; id: string };

/** The order without a sort is that of the newest first. */
export const NEWEST_FIRST = { column: 'date', direction: 'descending' } as const;

export type PaymentSort = NonNullable<PaymentOrder['sort']>;

/** The rank of each merchant by name, by the id of the merchant. Merchants of the same name have the same rank. */
export function merchantRanks(names: ReadonlyMap<string, string>, ids: readonly string[]): ReadonlyMap<string, number> {
  const ranks = ranksOf(ids.map((id) => merchantNameOf(names, id)));
  return new Map(ids.map((id, at) => [id, ranks[at] ?? 0]));
}

/** Returns a function for the keys of the payments in an order. `merchantIds` are all merchants that payments may have. */
export function sortKeysOf(
  columns: EngineColumns,
  { column }: PaymentSort,
  merchantIds: readonly string[],
): (index: number) => SortKey {
  const { table, recorded, names, statusNames } = columns;
  const valueOf = (): ((index: number) => number | string) => {
    switch (column) {
      case 'id':
        return (index) => naturalKey(table.idAt(index));
      case 'merchant': {
        const ranks = merchantRanks(names, merchantIds);
        return (index) => ranks.get(table.merchantIdAt(index)) ?? 0;
      }
      case 'amount':
        return table.amountAt;
      case 'fees':
        return (index) => platformFeeAt(table, recorded, index);
      case 'date':
        return table.dateAt;
      case 'status':
        return (index) => statusNames.indexOf(statusAt(table, recorded, index));
      default:
        return column satisfies never;
    }
  };
  const valueAt = valueOf();
  return (index) => {
    const id = table.idAt(index);
    return { value: valueAt(index), idKey: naturalKey(id), id };
  };
}

/** Compares positions in an order, for `sort`. */
export function compareSortKeys({ direction }: Pick<PaymentSort, 'direction'>, a: SortKey, b: SortKey): number {
  const sign = direction === 'ascending' ? 1 : -1;
  return sign * compareValues(a.value, b.value) || compareCodes(a.idKey, b.idKey) || compareCodes(a.id, b.id);
}

function compareValues(a: number | string, b: number | string): number {
  return typeof a === 'number' && typeof b === 'number' ? Math.sign(a - b) : compareCodes(String(a), String(b));
}

/** A position as the text of a cursor. */
export function writeCursor({ value, idKey, id }: SortKey): string {
  return Buffer.from(JSON.stringify({ value, idKey, id })).toString('base64url');
}

/** The position of a cursor in an order. Throws `WrongQuestion` if the text is none. */
export function readCursor(cursor: string, { sort }: Pick<PaymentOrder, 'sort'>): SortKey {
  const { column } = sort ?? NEWEST_FIRST;
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (isRecord(read)) {
      const { value, idKey, id } = read;
      const isText = column === 'date' || column === 'id';
      const isValue = isText ? typeof value === 'string' : typeof value === 'number' && Number.isSafeInteger(value);
      if (isValue && typeof idKey === 'string' && typeof id === 'string')
        return { value: value as SortKey['value'], idKey, id };
    }
  } catch {
    // The error below says it.
  }
  throw new WrongQuestion('This page of the list does not exist. Go back to its first page.');
}
