import type { Party } from './refundAllocation';
import type { Refund } from './refundRules';
import { allIndices, matchingIndices, rowAt } from '@/lib/indices';
import { columnReader, lowestInteger, numbersOf, stringsOf } from '@/lib/jsonColumnReaders';
import type { JsonColumn } from '@/lib/jsonColumns';

/**
 * Many refunds of one shape as the columns of a JSON text: a million objects would take seconds of garbage collection. `rows`
 * are the positions of those that count; without it, all do.
 */
export type RefundColumns = { count: number; column: JsonColumn; rows?: readonly number[] };

/** The refunds of columns by their position among those that count. Amounts and shares are in cents. */
export type OpenRefunds = {
  length: number;
  /** The refund itself. */
  at: (position: number) => Refund;
  ids: () => readonly string[];
  paymentIds: () => readonly string[];
  amounts: () => Float64Array;
  /** The part of a party in each refund. */
  partsOf: (party: Party) => Float64Array;
};

/** The columns of the refund shares by party. Undefined if not all refunds have shares of one shape. */
export function sharesOf({ column }: RefundColumns): Readonly<Record<string, JsonColumn>> | undefined {
  const shares = 'fields' in column ? column.fields.shares : undefined;
  return shares && 'fields' in shares ? shares.fields : undefined;
}

const opened = new WeakMap<RefundColumns, OpenRefunds>();

/** The refunds of columns. Those of the same columns are opened once. */
export function openRefunds(columns: RefundColumns): OpenRefunds {
  const known = opened.get(columns) ?? open(columns);
  opened.set(columns, known);
  return known;
}

function open(columns: RefundColumns): OpenRefunds {
  const { count, column, rows } = columns;
  const record = columnReader(column, count);
  const fields = 'fields' in column ? column.fields : {};
  const strings = (name: string) => {
    const texts = stringsOf(fields[name] ?? [], count);
    return rows ? rows.map((row) => rowAt(texts, row)) : texts;
  };
  const numbers = (of: JsonColumn | undefined) => {
    const all = numbersOf(of ?? [], count);
    return rows ? Float64Array.from(rows, (row) => rowAt(all, row)) : all;
  };
  return {
    length: rows?.length ?? count,
    at: (position) => record(rows ? rowAt(rows, position) : position) as Refund,
    ids: () => strings('id'),
    paymentIds: () => strings('transactionId'),
    amounts: () => numbers(fields.amount),
    partsOf: (party) => numbers(sharesOf(columns)?.[party]),
  };
}

/** The positions of the refunds that count in the columns. */
export const positionsOf = ({ count, rows }: RefundColumns): readonly number[] => rows ?? [...allIndices(count)];

/** The part with a position, and the position in it, if all parts count together. Throws a RangeError if there is none. */
export function partAt<Part extends { length: number }>(parts: readonly Part[], position: number) {
  let at = position;
  for (const part of parts) {
    if (at < part.length) return { part, at };
    at -= part.length;
  }
  throw new RangeError(`There is no refund ${position}`);
}

/** The first position of the refunds in the log. Infinity if not all of them have one. */
export function lowestSequence({ column, count }: RefundColumns): number {
  const sequence = 'fields' in column ? column.fields.sequence : undefined;
  return (sequence && lowestInteger(sequence, count)) ?? Infinity;
}

/** The row of a refund that counts, by its position among them. */
export const rowOf =
  ({ rows }: RefundColumns) =>
  (position: number): number =>
    rows ? rowAt(rows, position) : position;

/** The columns with only the refunds that count and that are accepted. The same columns if all of them are. */
export function filterRefunds(columns: RefundColumns, isAccepted: (position: number) => boolean): RefundColumns {
  const { length } = openRefunds(columns);
  const refused = matchingIndices(length, (position) => !isAccepted(position));
  if (refused.length === 0) return columns;
  const isRefused = new Set(refused);
  return { ...columns, rows: positionsOf(columns).filter((_row, position) => !isRefused.has(position)) };
}
