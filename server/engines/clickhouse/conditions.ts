import type { PaymentFilter } from '@/backend/paymentEngine';
import type { Day } from '@/domain/calendar/dates';
import { merchantNameOf } from '@/domain/merchants/merchants';
import { containsFolded, foldedQuery } from '../columns/findPayments';
import { dayNumber, type StoredPayment } from '../storedPayment';
import type { EngineState } from './state';
import type { Condition } from './client/sending';

/**
 * The condition for the payments of a data set: all of the tables, or those at positions below `records` if the tables may have others.
 * A constant condition would not be one for every version of ClickHouse.
 */
export const within = (records: number | undefined): string =>
  records === undefined ? 'part >= 0' : `row < ${Math.trunc(records)}`;

/** The same after a word, or nothing for all of the tables. */
export const onlyWithin = (word: 'AND' | 'WHERE', records: number | undefined): string =>
  records === undefined ? '' : ` ${word} ${within(records)}`;

/** All payments of a data set but these. */
export function allBut(all: string, rows: readonly StoredPayment[]): Condition {
  const tables = [{ name: 'touched_rows', structure: 'row UInt64', rows: rows.map(({ row }) => [row]) }];
  return { sql: `${all} AND row NOT IN (SELECT row FROM touched_rows)`, tables };
}

/** No payment has such a part. */
export const NONE = 'part > 4294967295';

/** Nobody can type it, so that no search contains it. */
const SEPARATOR = '\u0000';

/** 1 or 0 for each position of a list, looked up by a column. Positions of ClickHouse start at 1. */
function isIn(column: string, flags: readonly boolean[]): string {
  return `[${flags.map(Number).join(',')}][${column} + 1] = 1`;
}

/** The positions of a status among the words of the data set. A word may be there twice. */
export function statusPositions(
  { directory }: Pick<EngineState, 'directory'>,
  matches: (name: string) => boolean,
): boolean[] {
  return directory.words.statuses.map(({ word: name }) => matches(name));
}

/** The condition that stored payments have the status, before anything was recorded. */
export function hasStatus(
  state: Pick<EngineState, 'directory'>,
  column: 'status' | 'refundedStatus',
  status: string,
): string {
  return isIn(
    column,
    statusPositions(state, (name) => name === status),
  );
}

/** The condition for stored payments that pass a filter, as `findPayments` finds them in columns. */
export function conditionOf(state: EngineState, filter: PaymentFilter): Condition {
  const { status, merchantId, range, amounts } = filter;
  const { summed, records } = state;
  const parts = records === undefined && summed.tables.length === 0 ? [] : [summed.sql];
  if (status !== undefined) parts.push(hasStatus(state, 'refundedStatus', status));
  if (merchantId !== undefined) {
    const position = state.directory.merchants.findIndex(({ id }) => id === merchantId);
    parts.push(position < 0 ? NONE : `merchant = ${position}`);
  }
  if (range && range.start !== null && range.end !== null) parts.push(onDays(range.start, range.end));
  if (amounts)
    parts.push(`amount >= ${exact(Math.ceil(amounts.least))} AND amount <= ${exact(Math.floor(amounts.most))}`);
  const query = foldedQuery(filter.search);
  const search = query === '' ? undefined : searchOf(state, query);
  if (search) parts.push(search.sql);
  return {
    sql: parts.length === 0 ? summed.sql : parts.map((part) => `(${part})`).join(' AND '),
    tables: [...summed.tables, ...(search?.tables ?? [])],
  };
}

/** The condition for the days of a range, both included. */
export function onDays(start: Day, end: Day, column = 'day'): string {
  return `${column} >= ${dayNumber(start)} AND ${column} <= ${dayNumber(end)}`;
}

/** A bound that is not finite is as good as the largest one. */
function exact(cents: number): number {
  return Math.max(Number.MIN_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, cents));
}

function searchOf(state: EngineState, query: string): Condition {
  if (query.includes(SEPARATOR)) return { sql: NONE, tables: [] };
  const { touched, directory } = state;
  const wanted = '(SELECT text FROM searched)';
  const symbols = `0123456789.,${touched.currency.sign.replace(/\s/g, ' ').toLowerCase()}`;
  const merchants = directory.merchants.map(({ id }) => containsFolded(merchantNameOf(touched.names, id), query));
  const statuses = statusPositions(state, (name) => containsFolded(name, query));
  const parts = [`position(searchText, ${wanted}) > 0`];
  if (/^[\d :-]+$/.test(query)) parts.push(`position(date, ${wanted}) > 0`);
  if (Array.from(query).every((symbol) => symbols.includes(symbol))) parts.push(`position(amountText, ${wanted}) > 0`);
  if (merchants.includes(true)) parts.push(isIn('merchant', merchants));
  if (statuses.includes(true)) parts.push(isIn('refundedStatus', statuses));
  return {
    sql: parts.join(' OR '),
    tables: [{ name: 'searched', structure: 'text String', rows: [[query]] }],
  };
}
