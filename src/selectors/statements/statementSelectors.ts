import { addMonths, monthOf, type Month } from '@/domain/calendar/calendar';
import type { LocalTime } from '@/domain/calendar/dates';
import { spanOf, type Span } from '@/domain/calendar/periods';
import { asIssued } from '@/domain/statements/balances';
import { partyNameOf } from '@/domain/statements/parties';
import { rowsOfParty, type StatementSource } from '@/domain/statements/source';
import { refundPartsAt } from '@/domain/statements/settlements';
import { STATEMENT_LIST, type StatementRow } from '@/domain/statements/statementList';
import { reproduceResumably, computeStatementResumably } from '@/domain/statements/statements';
import type { Statement } from '@/domain/statements/sums/lineSums';
import { clampPage, type PageSize } from '@/domain/lists/paging';
import { FEW_ROWS, type Resumable } from '@/lib/resumable';
import { selectReservations } from '@/selectors/approvals/waitingProposals';
import { createSelector } from '@/selectors/createSelector';
import { createSelectedRows } from '@/selectors/lists/selection';
import { createList } from '@/selectors/lists/listSelectors';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { selectPayoutRecords } from '@/slices/entities/payoutsSlice';
import { selectStatementsView, statementsListSlice } from '@/slices/lists/statementsListSlice';
import { selectToday } from '@/slices/workspaceSlice';
import { selectPartyNames } from './partyNames';
import { selectBalances, selectLastIssuedDay, selectStatementDays, selectStatementSource } from './statementSources';

/**
 * The parties with their balances. A statement that was issued for exactly the shown days has its figures as issued.
 */
export const selectStatementRows = createSelector(
  [selectBalances, selectStatementSource, selectStatementDays, selectPartyNames],
  (balances, source, { start, end }, names) =>
    balances.map((balance) => {
      const { partyId } = balance;
      const issuedStatement = source.issued
        .get(partyId)
        ?.find((statement) => statement.start === start && statement.end === end);
      return {
        ...(issuedStatement ? asIssued(balance, issuedStatement, source) : balance),
        id: partyId,
        name: partyNameOf(names, partyId),
        issued: issuedStatement,
      };
    }),
);

export const statementsList = createList(STATEMENT_LIST, selectStatementRows, statementsListSlice);

/** The selected parties, in the order of their list. */
export const selectSelectedStatements = createSelectedRows(
  'statements',
  selectStatementRows,
  statementsList.selectSorted,
);

/** The sums of the listed parties, in cents. */
export const selectBalanceTotals = createSelector(
  [statementsList.selectSorted, selectReservations],
  (rows, { parties }) => {
    const totals = { balance: 0, available: 0, reserved: 0, pending: 0, paid: 0, debt: 0, payable: 0 };
    for (const { partyId, balance, available, pending, paid } of rows) {
      totals.balance += balance;
      totals.available += available;
      totals.pending += pending;
      totals.paid += paid;
      totals.reserved += parties.get(partyId) ?? 0;
      totals.debt += Math.max(0, -balance);
      if (available > 0) totals.payable += 1;
    }
    return totals;
  },
);

const selectOpenPartyId = (state: Parameters<typeof selectStatementsView>[0]) => selectStatementsView(state).partyId;

/** The party of the open statement with its balance. */
export const selectOpenRow = createSelector([selectStatementRows, selectOpenPartyId], (rows, partyId) =>
  rows.find(({ id }) => id === partyId),
);

/**
 * The open statement as issued, or otherwise as of now, with the balance of its party. If the rows of an issued
 * statement changed since, `isReproduced` is false and its lines are those of now.
 */
export type OpenStatement = { row: StatementRow; statement: Statement; isReproduced: boolean };

/** How the open statement is computed: in steps if it `isLong`. Undefined for an unknown party. */
export const selectOpening = createSelector(
  [selectOpenRow, selectStatementSource, selectStatementDays],
  (row, source, days) => {
    if (!row) return undefined;
    const isLong = rowsOfParty(source, row.partyId).length >= FEW_ROWS;
    return { isLong, open: () => openResumably(source, row, days) };
  },
);

/** The statement of a party as issued, or otherwise as of now. */
export function* openResumably(source: StatementSource, row: StatementRow, days: Span): Resumable<OpenStatement> {
  const asIssued = row.issued && (yield* reproduceResumably(source, row.issued));
  const statement = asIssued ?? (yield* computeStatementResumably(source, row.partyId, days));
  return { row, statement, isReproduced: asIssued !== undefined || row.issued === undefined };
}

/** A part of the lines of a statement, each with its position and the running balance. */
export function linesFrom({ lineAt, balanceAt, length }: Statement, from: number, count: number) {
  const shown = Math.max(0, Math.min(count, length - from));
  return Array.from({ length: shown }, (_, offset) => ({
    ...lineAt(from + offset),
    index: from + offset,
    balance: balanceAt(from + offset),
  }));
}

/** The visible page of a statement's lines. */
export function linesInView(
  statement: Statement,
  { page: wanted, pageSize: wantedSize }: { page: number; pageSize: PageSize },
) {
  const total = statement.length;
  const pageSize = statement.part?.pageSize ?? wantedSize;
  const page = statement.part?.page ?? clampPage(wanted, total, pageSize);
  return { rows: linesFrom(statement, (page - 1) * pageSize, pageSize), page, pageSize, total };
}

/** At most this many months are offered. Earlier days can be typed. */
const MONTHS = 60;

/** The months with records that appear in statements. */
const selectRecordedMonths = createSelector([selectStatementSource, selectPayoutRecords], (source, payouts) => {
  const { table, recorded } = source;
  const refunds = [...recorded].flatMap(([index]) => refundPartsAt(table, recorded, index));
  const days = [...refunds.map(({ time }) => time), ...Object.values(payouts).map(({ day }) => day)];
  return [...new Set(days.map(monthOf))].sort().reverse();
});

/** The time of the last row, which is the oldest in most tables. */
export const selectOldestDay = createSelector([selectTransactionTable, selectToday], (table, today): LocalTime =>
  table.length === 0 ? today : table.dateAt(table.length - 1),
);

/**
 * The months to choose from, newest first: back to the month of the last row, which is the oldest in most tables. The
 * month after an issued one is offered too, because new records appear there, and so is any later month with records.
 */
export const selectStatementMonths = createSelector(
  [selectOldestDay, selectToday, selectLastIssuedDay, selectRecordedMonths],
  (oldest, today, lastIssued, recorded): Month[] => {
    const isIssued = lastIssued >= spanOf('month', 0, today).end;
    const newest = isIssued ? addMonths(today, 1) : today;
    const months = Array.from({ length: MONTHS }, (_, back) => monthOf(spanOf('month', back, newest).start));
    return [
      ...recorded.filter((month) => month > monthOf(newest)),
      ...months.filter((month) => month >= monthOf(oldest)),
    ];
  },
);
