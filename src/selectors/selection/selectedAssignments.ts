import type { TransactionTable } from '@/data/tables/transactionTable';
import { assignmentKey, type AssignedSubject, type Assignment } from '@/domain/assignments/assignments';
import { MOST_ASSIGNMENTS } from '@/domain/assignments/vocabulary';
import { isOpenDispute } from '@/domain/disputes/fileDisputes';
import { createSelector } from '@/selectors/createSelector';
import { selectSelectedDisputes, type DisputeRow } from '@/selectors/disputes/disputeList';
import { selectSelectedPositions } from '@/selectors/payments/list/selectedPayments';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import type { DiscrepancyRow } from '@/selectors/reconciliation/discrepancyList';
import { selectSelectedDiscrepancies, selectShownReport } from '@/selectors/reconciliation/reconciliationSelectors';
import { selectSelection, type SelectableList } from '@/slices/lists/selectionSlice';
import { selectAssignments } from '@/selectors/assignments/assignmentSelectors';

/** Why a selected row gets no assignment, or cannot be marked as done. */
export type UnassignableReason = 'tooMany' | 'disputeClosed' | 'discrepancyClosed' | 'notAssigned' | 'doneAlready';

/** What an act on the selected rows concerns, and the number of the other rows by reason. */
export type AssignmentAct = {
  qualified: readonly AssignedSubject[];
  refusals: readonly { reason: UnassignableReason; count: number }[];
};

type Chosen =
  | { list: 'transactions'; rows: Uint32Array }
  | { list: 'reconciliation'; rows: readonly DiscrepancyRow[] }
  | { list: 'disputes'; rows: readonly DisputeRow[] }
  | { list: 'merchants' | 'statements' | null; rows: readonly never[] };

type State = Parameters<typeof selectSelection>[0] &
  Parameters<typeof selectSelectedPositions>[0] &
  Parameters<typeof selectSelectedDiscrepancies>[0] &
  Parameters<typeof selectSelectedDisputes>[0];

const NO_ROWS: readonly never[] = [];

const ROWS_OF: Partial<Record<SelectableList, (state: State) => Chosen['rows']>> = {
  transactions: selectSelectedPositions,
  reconciliation: selectSelectedDiscrepancies,
  disputes: selectSelectedDisputes,
};

function selectRows(state: State): Chosen['rows'] {
  const { list } = selectSelection(state);
  return (list && ROWS_OF[list]?.(state)) ?? NO_ROWS;
}

type Row = { subject: AssignedSubject; closed?: UnassignableReason | undefined };

function subjectsOf(chosen: Chosen, table: TransactionTable, reportId: string | undefined): Row[] {
  switch (chosen.list) {
    case 'transactions':
      return Array.from(chosen.rows, (index) => ({ subject: { subject: 'payment', subjectId: table.idAt(index) } }));
    case 'reconciliation':
      return chosen.rows.map(({ id, state }) => ({
        subject: { subject: 'discrepancy', subjectId: id, reportId },
        closed: state === 'Open' ? undefined : 'discrepancyClosed',
      }));
    case 'disputes':
      return chosen.rows.map(({ id, status }) => ({
        subject: { subject: 'dispute', subjectId: id },
        closed: isOpenDispute(status) ? undefined : 'disputeClosed',
      }));
    case 'merchants':
    case 'statements':
    case null:
      return [];
    default:
      return chosen satisfies never;
  }
}

/** The selected rows that can be assigned, and those whose assignment can be marked as done. */
export const selectAssignmentActs = createSelector(
  [
    (state: State) => selectSelection(state).list,
    selectRows,
    selectTransactionTable,
    selectShownReport,
    selectAssignments,
  ],
  (list, rows, table, report, assignments): { assign: AssignmentAct; finish: AssignmentAct } => {
    if (rows.length > MOST_ASSIGNMENTS) {
      const tooMany: AssignmentAct = { qualified: [], refusals: [{ reason: 'tooMany', count: rows.length }] };
      return { assign: tooMany, finish: tooMany };
    }
    const all = subjectsOf({ list, rows } as Chosen, table, report?.id);
    return {
      assign: actOn(all, ({ closed }) => closed),
      finish: actOn(all, ({ subject }) => reasonAgainstDone(assignments.get(assignmentKey(subject)))),
    };
  },
);

function reasonAgainstDone(assignment: Assignment | undefined): UnassignableReason | undefined {
  if (!assignment) return 'notAssigned';
  return assignment.state === 'done' ? 'doneAlready' : undefined;
}

function actOn(rows: readonly Row[], reasonAgainst: (row: Row) => UnassignableReason | undefined): AssignmentAct {
  const counts = new Map<UnassignableReason, number>();
  const qualified = rows.flatMap((row) => {
    const reason = reasonAgainst(row);
    if (reason === undefined) return [row.subject];
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
    return [];
  });
  return { qualified, refusals: [...counts].map(([reason, count]) => ({ reason, count })) };
}
