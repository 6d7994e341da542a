import {
  LAST_NUMBERED_ROW,
  type ListedPayment,
  type Neighbors,
  type PageAnswer,
  type PageQuestion,
  type PaymentFilter,
  type PaymentOrder,
} from '@/backend/paymentEngine';
import { clampPage } from '@/domain/lists/paging';
import { NO_EVENTS } from '@/domain/payments/recordedPayments';
import { listedAt } from '../../columns/engineColumns';
import { findPayments } from '../../columns/findPayments';
import { readCursor, sortKeysOf, writeCursor, NEWEST_FIRST, type SortKey } from '../../columns/paymentOrder';
import { tableOfStored } from '../../storedTable';
import type { Asking } from '../client/asking';
import { readDayCounts } from './dayCounts';
import { conditionOf } from '../conditions';
import type { Condition } from '../client/sending';
import type { EngineState } from '../state';
import { compareOnWalk, readWalk, touchedIn, type Listed } from './sortedKeys';
import { behindOf } from './sortSql';
import { readStoredByRow, readStoredById, type StoredReader } from '../tables/storedRows';

/** In rows: a portion of an export. */
const PORTION = 10_000;

/** The page of a list. Its number of rows is always exact. */
export async function readPage(state: EngineState, question: PageQuestion, asking: Asking): Promise<PageAnswer> {
  const { size, at, ...order } = question;
  if ('after' in at) {
    const after = readCursor(at.after, order);
    const { found, total } = await walkAndCount(state, order, { after, take: size + 1 }, asking);
    return pageOf(state, found.slice(0, size), { page: undefined, total, hasMore: found.length > size }, asking);
  }
  // The first page is the most frequent one, and it does not depend on the number of rows.
  const wanted = Math.max(1, Math.trunc(at.page) || 1);
  const most = Math.floor(LAST_NUMBERED_ROW / size);
  const take = Math.min(wanted, most) * size;
  const { found, total } = await walkAndCount(state, order, { take }, asking);
  const page = clampPage(at.page, Math.min(total, LAST_NUMBERED_ROW), size);
  const shown = found.slice((page - 1) * size, page * size);
  return pageOf(state, shown, { page, total, hasMore: page * size < total }, asking);
}

async function walkAndCount(
  state: EngineState,
  order: PaymentOrder,
  wanted: { after?: SortKey; take: number },
  asking: Asking,
): Promise<{ found: Listed[]; total: number }> {
  const counting = countPayments(state, order.filter, asking);
  // In the order of time, the numbers of the days say which days have the page.
  if ((order.sort ?? NEWEST_FIRST).column === 'date') await counting;
  const [found, total] = await Promise.all([readWalk(state, { order }, wanted, asking), counting]);
  return { found, total };
}

type Shown = { page: number | undefined; total: number; hasMore: boolean };

async function pageOf(state: EngineState, found: readonly Listed[], shown: Shown, asking: Asking): Promise<PageAnswer> {
  const last = found.at(-1);
  return {
    rows: await listRows(state, found, asking),
    page: shown.page,
    total: { count: shown.total, isExact: true },
    next: last && shown.hasMore ? writeCursor(last.key) : undefined,
  };
}

/** All rows of a list in portions, each behind the last row of the one before. */
export async function* readRows(
  state: EngineState,
  order: PaymentOrder,
  asking: Asking,
): AsyncGenerator<ListedPayment[]> {
  for (let after: SortKey | undefined; ;) {
    const found = await readWalk(state, { order }, { after, take: PORTION }, asking);
    if (found.length > 0) yield await listRows(state, found, asking);
    after = found.at(-1)?.key;
    if (found.length < PORTION) return;
  }
}

/** The payments before and after one, whether the list has it or not. */
export async function readNeighbors(
  state: EngineState,
  { id, ...order }: PaymentOrder & { id: string },
  asking: Asking,
): Promise<Neighbors> {
  const key = await keyOf(state, order, id, asking);
  if (!key) return { previous: undefined, next: undefined, position: undefined };
  const back = { order, isReversed: true };
  const [[next], [previous], before, isListed] = await Promise.all([
    readWalk(state, { order }, { after: key, take: 1 }, asking),
    readWalk(state, back, { after: key, take: 1 }, asking),
    countBefore(state, order, key, asking),
    isInList(state, order, id, asking),
  ]);
  return { previous: previous?.key.id, next: next?.key.id, position: isListed ? before + 1 : undefined };
}

/** The payments that pass a filter. */
export async function countPayments(state: EngineState, filter: PaymentFilter, asking: Asking): Promise<number> {
  const touched = findPayments(state.touched, filter).length - findPayments(state.stored, filter).length;
  const counts = await readDayCounts(state, filter, asking);
  return counts.reduce((sum, [, count]) => sum + count, touched);
}

async function countBefore(state: EngineState, order: PaymentOrder, key: SortKey, asking: Asking): Promise<number> {
  const walk = { order, isReversed: true };
  const isBefore = (listed: Listed) => compareOnWalk(walk, listed.key, key) > 0;
  const before = (of: EngineState) => touchedIn(of, order).filter(isBefore).length;
  const stored = await countStored(state, behindOf(state, walk, key), asking);
  return stored - before({ ...state, touched: state.stored }) + before(state);
}

async function countStored(
  state: EngineState,
  { sql, tables }: Condition,
  { client, signal }: Asking,
): Promise<number> {
  const rows = await client.ask<[number]>({ sql: `SELECT count() FROM ${state.table} WHERE ${sql}`, tables, signal });
  return rows[0]?.[0] ?? 0;
}

const readerOf = ({ table, byId, records }: EngineState, { client, signal }: Asking): StoredReader => ({
  client,
  table,
  byId,
  records,
  signal,
});

/** Where a payment is in an order, in the list or not. */
async function keyOf(
  state: EngineState,
  order: PaymentOrder,
  id: string,
  asking: Asking,
): Promise<SortKey | undefined> {
  const columns = await columnsOfPayment(state, id, asking);
  const index = columns?.table.indexOf(id);
  if (!columns || index === undefined) return undefined;
  const merchantIds = state.directory.merchants.map((merchant) => merchant.id);
  return sortKeysOf(columns, order.sort ?? NEWEST_FIRST, merchantIds)(index);
}

async function isInList(state: EngineState, { filter }: PaymentOrder, id: string, asking: Asking): Promise<boolean> {
  const index = state.touched.table.indexOf(id);
  if (index !== undefined) return findPayments(state.touched, filter).includes(index);
  const { sql, tables } = conditionOf(state, filter);
  const wanted = { name: 'wanted', structure: 'id String', rows: [[id]] };
  const condition = { sql: `${sql} AND id IN (SELECT id FROM wanted)`, tables: [...tables, wanted] };
  return (await countStored(state, condition, asking)) > 0;
}

/** The columns that have a payment: the touched ones, or its own. Undefined if no payment has the id. */
export async function columnsOfPayment(state: EngineState, id: string, asking: Asking) {
  if (state.touched.table.indexOf(id) !== undefined) return state.touched;
  const rows = await readStoredById(readerOf(state, asking), [id]);
  return rows.length === 0 ? undefined : columnsOfRows(state, rows);
}

function columnsOfRows({ directory, touched }: EngineState, rows: Parameters<typeof tableOfStored>[1]) {
  return { ...touched, table: tableOfStored(directory, rows).table.withModels(touched.models), recorded: NO_EVENTS };
}

/** The rows of a page as the list has them. */
async function listRows(state: EngineState, found: readonly Listed[], asking: Asking): Promise<ListedPayment[]> {
  const untouched = found.filter(({ index }) => index === undefined);
  const stored = await readStoredByRow(readerOf(state, asking), untouched);
  const columns = columnsOfRows(state, stored);
  return found.flatMap(({ key: { id }, index }) => {
    if (index !== undefined) return listedAt(state.touched, index);
    const at = columns.table.indexOf(id);
    return at === undefined ? [] : listedAt(columns, at);
  });
}
