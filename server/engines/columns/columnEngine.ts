import {
  LAST_NUMBERED_ROW,
  type PageAnswer,
  type PaymentEngine,
  type PaymentOrder,
  type Snapshot,
} from '@/backend/paymentEngine';
import type { Span } from '@/domain/calendar/periods';
import { recordedTimeIn } from '@/domain/calendar/instants';
import { clampPage } from '@/domain/lists/paging';
import type { KnownPayment } from '@/domain/payments/knownPayment';
import { measure } from '@/domain/payments/metrics';
import { fileRefundsAt } from '@/domain/payments/recordedPayments';
import type { PartyId } from '@/domain/statements/parties';
import type { Statement } from '@/domain/statements/sums/lineSums';
import { computeStatement, reproduceResumably } from '@/domain/statements/statements';
import { finish } from '@/lib/resumable';
import { selectComparedMonth, selectEffectiveSummaries } from '@/selectors/dashboard/volumeSelectors';
import { selectListedPayments, selectMerchants } from '@/selectors/merchantsSelectors';
import { selectFeeChecking } from '@/selectors/reconciliation/feeCheckSelectors';
import { linesInView } from '@/selectors/statements/statementSelectors';
import { selectBalances, selectStatementSource } from '@/selectors/statements/statementSources';
import type { RootState } from '@/store/rootReducer';
import { columnsOf, listedAt, type EngineColumns } from './engineColumns';
import { findPayments } from './findPayments';
import { compareSortKeys, NEWEST_FIRST, readCursor, sortKeysOf, writeCursor, type SortKey } from './paymentOrder';

/** Rows of one portion of an export. */
const PORTION = 1_000;

/** The state of a snapshot, with the rows of its data set opened for selectors. */
export type StateOf = (snapshot: Snapshot) => RootState | Promise<RootState>;

type Positioned = { index: number; key: SortKey };

/** The adapter whose answers are those of the selectors over the columns of a data set. It reads all payments for each question. */
export function createColumnEngine(stateOf: StateOf): PaymentEngine {
  async function open(snapshot: Snapshot, signal: AbortSignal | undefined): Promise<RootState> {
    signal?.throwIfAborted();
    const state = await stateOf(snapshot);
    signal?.throwIfAborted();
    return state;
  }

  return {
    async page(snapshot, { size, at, ...order }, signal) {
      const columns = columnsOf(await open(snapshot, signal));
      const sorted = sortedPayments(columns, order);
      const { length } = sorted;
      const page = 'page' in at ? clampPage(at.page, Math.min(length, LAST_NUMBERED_ROW), size) : undefined;
      const start = 'after' in at ? firstBehind(sorted, order, readCursor(at.after, order)) : ((page ?? 1) - 1) * size;
      const shown = sorted.slice(start, start + size);
      const last = shown.at(-1);
      return {
        rows: shown.map(({ index }) => listedAt(columns, index)),
        page,
        total: { count: length, isExact: true },
        next: last && start + size < length ? writeCursor(last.key) : undefined,
      } satisfies PageAnswer;
    },
    async totals(snapshot, filter, signal) {
      const columns = columnsOf(await open(snapshot, signal));
      return measure(columns.table, columns.recorded, findPayments(columns, filter));
    },
    async payment(snapshot, id, signal) {
      const columns = columnsOf(await open(snapshot, signal));
      const index = columns.table.indexOf(id);
      return index === undefined ? undefined : enginePaymentAt(columns, index);
    },
    async neighbors(snapshot, { id, ...order }, signal) {
      const columns = columnsOf(await open(snapshot, signal));
      const index = columns.table.indexOf(id);
      if (index === undefined) return { previous: undefined, next: undefined, position: undefined };
      const sorted = sortedPayments(columns, order);
      const at = sorted.findIndex((row) => row.index === index);
      const key = keysIn(columns, order)(index);
      const behind = firstBehind(sorted, order, key);
      return {
        previous: sorted[(at < 0 ? behind : at) - 1]?.key.id,
        next: sorted[behind]?.key.id,
        position: at < 0 ? undefined : at + 1,
      };
    },
    async *rows(snapshot, order, signal) {
      const columns = columnsOf(await open(snapshot, signal));
      const sorted = sortedPayments(columns, order);
      for (let start = 0; start < sorted.length; start += PORTION) {
        signal?.throwIfAborted();
        yield sorted.slice(start, start + PORTION).map(({ index }) => listedAt(columns, index));
      }
    },
    async volume(snapshot, signal) {
      const state = await open(snapshot, signal);
      return { summaries: selectEffectiveSummaries(state), monthBefore: selectComparedMonth(state) };
    },
    async merchants(snapshot, signal) {
      const state = await open(snapshot, signal);
      const listed = selectListedPayments(state);
      return selectMerchants(state).map(({ id, totalSales }) => ({
        merchantId: id,
        payments: listed.get(id) ?? 0,
        sales: totalSales,
      }));
    },
    async balances(snapshot, span, signal) {
      const state = await open(snapshot, signal);
      return selectBalances({ ...state, statementsList: { ...state.statementsList, days: span } });
    },
    async statement(snapshot, { partyId, span, size, page }, signal) {
      const statement = statementIn(await open(snapshot, signal), partyId, span);
      const { opening, closing, length, totals, isClosed } = statement;
      const view = linesInView(statement, { page, pageSize: size });
      return { opening, closing, length, totals, isClosed, lines: view.rows, page: view.page };
    },
    async *statementLines(snapshot, { partyId, span }, signal) {
      const { opening, closing, length, lineAt } = statementIn(await open(snapshot, signal), partyId, span);
      for (let start = 0; start === 0 || start < length; start += PORTION) {
        signal?.throwIfAborted();
        const count = Math.min(PORTION, length - start);
        yield { opening, closing, length, lines: Array.from({ length: count }, (_, at) => lineAt(start + at)) };
      }
    },
    async feeCheck(snapshot, signal) {
      const { length, start } = selectFeeChecking(await open(snapshot, signal));
      const checking = start();
      checking.advance(length);
      return checking.finish();
    },
    close: () => Promise.resolve(),
  };
}

/** A statement as it was issued for exactly these days, or as of now. */
function statementIn(state: RootState, partyId: PartyId, span: Span): Statement {
  const source = selectStatementSource(state);
  const issued = source.issued.get(partyId)?.find(({ start, end }) => start === span.start && end === span.end);
  const asIssued = issued && finish(reproduceResumably(source, issued));
  return asIssued ?? computeStatement(source, partyId, span);
}

/** A payment with its fees as they were charged and the refunds of its files. */
export function enginePaymentAt({ table, timeZone }: EngineColumns, index: number): KnownPayment {
  const zone = table.timeZoneAt?.(index) ?? timeZone;
  return {
    row: table.rowAt(index),
    fees: table.feeRowsAt(index),
    areFeesCalculated: table.areFeesCalculatedAt?.(index) === true,
    timeZone: zone,
    refunds: fileRefundsAt(table, index).map((refund) => ({
      id: refund.id,
      time: recordedTimeIn(zone, refund),
      amount: refund.amount,
    })),
  };
}

function keysIn(columns: EngineColumns, { sort }: PaymentOrder): (index: number) => SortKey {
  return sortKeysOf(columns, sort ?? NEWEST_FIRST, columns.table.searched.merchantIds.terms);
}

function sortedPayments(columns: EngineColumns, order: PaymentOrder): Positioned[] {
  const keyAt = keysIn(columns, order);
  const found = Array.from(findPayments(columns, order.filter), (index): Positioned => ({ index, key: keyAt(index) }));
  return found.sort((a, b) => compareSortKeys(order.sort ?? NEWEST_FIRST, a.key, b.key));
}

/** The first position behind a key. */
function firstBehind(sorted: readonly Positioned[], { sort }: PaymentOrder, key: SortKey): number {
  const at = sorted.findIndex((row) => compareSortKeys(sort ?? NEWEST_FIRST, row.key, key) > 0);
  return at < 0 ? sorted.length : at;
}
