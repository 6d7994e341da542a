import { addMonths, monthOf, type Month } from '@/domain/calendar/calendar';
import { spanOf, type Span } from '@/domain/calendar/periods';
import { byId } from '@/domain/lists/byKey';
import { asIssued } from '@/domain/statements/balances';
import { partyNameOf } from '@/domain/statements/parties';
import { rowsOfParty, type StatementSource } from '@/domain/statements/source';
import { refundPartsAt } from '@/domain/statements/settlements';
import { STATEMENT_LIST, type StatementRow } from '@/domain/statements/statementList';
import { reproduceInSteps, statementInSteps } from '@/domain/statements/statements';
import type { Statement } from '@/domain/statements/sums/lineSums';
import { clampPage, type PageSize } from '@/domain/lists/paging';
import { FEW_ROWS, finish, type Resumable } from '@/domain/resumable';
import { createSelector } from '@/selectors/createSelector';
import { createList } from '@/selectors/lists/listSelectors';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { selectPayoutRecords } from '@/slices/entities/payoutsSlice';
import { selectStatementsView, statementsListSlice } from '@/slices/lists/statementsListSlice';
import { selectToday } from '@/slices/workspaceSlice';
import { selectPartyNames } from './partyNames';
import { selectBalances, selectLastIssuedDay, selectStatementDays, selectStatementSource } from './statementSources';

/** The parties with where they stand, and the statements issued for exactly the days that are shown: those days as issued. */
export const selectStatementRows = createSelector(
  [selectBalances, selectStatementSource, selectStatementDays, selectPartyNames],
  (balances, source, { start, end }, names) =>
    balances.map((balance) => {
      const { partyId } = balance;
      const own = source.issued.get(partyId)?.find((each) => each.start === start && each.end === end);
      return {
        ...(own ? asIssued(balance, own, source) : balance),
        id: partyId,
        name: partyNameOf(names, partyId),
        issued: own,
      };
    }),
);

/** The list of the statements. */
export const statementsList = createList(STATEMENT_LIST, selectStatementRows, statementsListSlice);

/** What the parties that are listed come to, in cents. */
export const selectBalanceTotals = createSelector([statementsList.selectSorted], (rows) => {
  const totals = { balance: 0, available: 0, pending: 0, paid: 0, debt: 0, payable: 0 };
  for (const { balance, available, pending, paid } of rows) {
    totals.balance += balance;
    totals.available += available;
    totals.pending += pending;
    totals.paid += paid;
    totals.debt += available - balance;
    if (available > 0) totals.payable += 1;
  }
  return totals;
});

const selectOpenPartyId = (state: Parameters<typeof selectStatementsView>[0]) => selectStatementsView(state).partyId;

const selectRowsById = createSelector([selectStatementRows], byId);

const selectOpenRow = createSelector([selectRowsById, selectOpenPartyId], (rows, partyId) => rows.get(partyId ?? ''));

/**
 * The open statement: as it was issued where it is, else as it is now, and where its party stands. `isReproduced` is false
 * of an issued one whose rows changed since: then its lines are those of now.
 */
export type OpenStatement = { row: StatementRow; statement: Statement; isReproduced: boolean };

/** How the open statement is worked out: in steps where it `isLong`. Undefined where there is no such party. */
export const selectOpening = createSelector(
  [selectOpenRow, selectStatementSource, selectStatementDays],
  (row, source, days) => {
    if (!row) return undefined;
    const isLong = rowsOfParty(source, row.partyId).length >= FEW_ROWS;
    return { isLong, open: () => openInSteps(source, row, days) };
  },
);

/** The statement of a party as it was issued where it is, else as it is now. */
export function* openInSteps(source: StatementSource, row: StatementRow, days: Span): Resumable<OpenStatement> {
  const asIssued = row.issued && (yield* reproduceInSteps(source, row.issued));
  const statement = asIssued ?? (yield* statementInSteps(source, row.partyId, days));
  return { row, statement, isReproduced: asIssued !== undefined || row.issued === undefined };
}

/** The open statement, at once. */
export const selectOpenStatement = createSelector([selectOpening], (opening) => opening && finish(opening.open()));

/** So many lines of a statement from a place on, each with its place and where the party stands then. */
export function linesFrom({ lineAt, balanceAt, length }: Statement, from: number, count: number) {
  const shown = Math.max(0, Math.min(count, length - from));
  return Array.from({ length: shown }, (_, at) => ({
    ...lineAt(from + at),
    place: from + at,
    balance: balanceAt(from + at),
  }));
}

/** The page of a statement's lines that is in view. */
export function linesInView(statement: Statement, { page: wanted, pageSize }: { page: number; pageSize: PageSize }) {
  const total = statement.length;
  const page = clampPage(wanted, total, pageSize);
  return { rows: linesFrom(statement, (page - 1) * pageSize, pageSize), page, pageSize, total };
}

/** At most so many months are offered; of earlier ones the days are typed. */
const MONTHS = 60;

/** The months in which something was recorded that stands in statements. */
const selectRecordedMonths = createSelector([selectStatementSource, selectPayoutRecords], (source, payouts) => {
  const { table, recorded } = source;
  const refunds = [...recorded.keys()].flatMap((index) => refundPartsAt(table, recorded, index));
  const days = [...refunds.map(({ time }) => time), ...Object.values(payouts).map(({ day }) => day)];
  return [...new Set(days.map(monthOf))].sort().reverse();
});

/**
 * The months to choose from, the newest first: back to that of the last row, which is the oldest in most tables. Behind one
 * that is issued is the next: what is recorded now stands there. So do later ones in which something was recorded.
 */
export const selectStatementMonths = createSelector(
  [selectTransactionTable, selectToday, selectLastIssuedDay, selectRecordedMonths],
  (table, today, lastIssued, recorded): Month[] => {
    const oldest = table.length === 0 ? today : table.dateAt(table.length - 1);
    const isIssued = lastIssued >= spanOf('month', 0, today).end;
    const newest = isIssued ? addMonths(today, 1) : today;
    const months = Array.from({ length: MONTHS }, (_, back) => monthOf(spanOf('month', back, newest).start));
    return [
      ...recorded.filter((month) => month > monthOf(newest)),
      ...months.filter((month) => month >= monthOf(oldest)),
    ];
  },
);
