import { undo } from '@/commands/changes/auditTrail';
import { assignTo, finishAssignments } from '@/commands/assignments';
import { restoreRecord } from '@/commands/changes/restoreRecord';
import { MOST_ASSIGNMENTS } from '@/domain/assignments/vocabulary';
import { fileOf } from '@/domain/lists/csv';
import { assignedList, selectAssignedRows } from '@/selectors/assignments/assignedList';
import {
  selectAssignmentOf,
  selectAssignmentSteps,
  selectMyOpenCount,
} from '@/selectors/assignments/assignmentSelectors';
import { selectAssignmentActs } from '@/selectors/selection/selectedAssignments';
import { selectChanges } from '@/selectors/changes/changesSelectors';
import { selectTransactionsFile } from '@/selectors/payments/list/transactionsFile';
import { selectFilteredTransactions, selectSearchReading } from '@/selectors/payments/list/transactionsSearch';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { discrepancyList } from '@/selectors/reconciliation/reconciliationSelectors';
import { selectSignedInPerson } from '@/selectors/permissions/permissions';
import { reconciliationActions } from '@/slices/entities/reconciliationSlice';
import { allMatchingSelected, rowsSelected } from '@/slices/lists/selectionSlice';
import { selectAssignmentRecords } from '@/slices/entities/recordSlices';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { setupStore } from '@/store/store';
import { USD } from '../../helpers/currencies';
import { buildReport, buildSettlement, buildSide } from '../../helpers/domain/reconciliation';

const IDS = ['TR20240630-030', 'TR20240629-028', 'TR20240628-025'] as const;
const payment = (subjectId: string) => ({ subject: 'payment' as const, subjectId });
const PAYMENTS = IDS.map(payment);
const BEN = { id: 'ben', name: 'Ben Ode' };

function given() {
  const store = setupStore();
  const me = selectSignedInPerson(store.getState());
  const stateOf = (subjectId: string) => {
    const assignment = selectAssignmentOf(store.getState(), payment(subjectId));
    return assignment && [assignment.assignee.name, assignment.state];
  };
  const undoLast = () => store.dispatch(undo(store.getState().layout.toasts.at(-1)!.undo!));
  return { store, me: { id: me.id, name: me.name }, stateOf, undoLast };
}

test('One payment is assigned, reassigned, done and reopened, and each step is under Changes', () => {
  const { store, me, stateOf } = given();
  expect(store.dispatch(assignTo([PAYMENTS[0]!], me, ' Ask the merchant. '))).toBe(true);
  expect(selectMyOpenCount(store.getState())).toBe(1);
  expect(store.dispatch(assignTo([PAYMENTS[0]!], me, ''))).toBe(false);
  store.dispatch(assignTo([PAYMENTS[0]!], BEN, ''));
  expect(stateOf(IDS[0])).toEqual(['Ben Ode', 'open']);
  store.dispatch(finishAssignments([PAYMENTS[0]!], 'The merchant agrees.'));
  expect(store.dispatch(finishAssignments([PAYMENTS[0]!], ''))).toBe(false);
  store.dispatch(assignTo([PAYMENTS[0]!], BEN, ''));
  expect(selectMyOpenCount(store.getState())).toBe(0);
  expect(selectAssignmentSteps(store.getState(), PAYMENTS[0]!).map(({ state }) => state)).toEqual([
    'open',
    'open',
    'done',
    'open',
  ]);
  const { amount: _amount, ...first } = selectChanges(store.getState()).at(-1)!;
  expect(first).toMatchObject({ kind: 'Assignments', paymentId: IDS[0], why: 'Ask the merchant.' });
  expect(
    selectChanges(store.getState())
      .map(({ what, from, to }) => [what, from, to])
      .toReversed(),
  ).toEqual([
    ['Assigned to Alex Morgan', 'Not assigned', 'Alex Morgan'],
    ['Reassigned to Ben Ode', 'Alex Morgan', 'Ben Ode'],
    ['Assignment done', 'Ben Ode', 'Ben Ode, done'],
    ['Reopened for Ben Ode', 'Ben Ode, done', 'Ben Ode'],
  ]);
});

test('Several payments are assigned as one batch with one reason, and one Undo withdraws all of it', () => {
  const { store, me, stateOf, undoLast } = given();
  store.dispatch(assignTo([PAYMENTS[0]!], me, 'First.'));
  store.dispatch(assignTo(PAYMENTS, me, 'Check these.'));
  const records = Object.values(selectAssignmentRecords(store.getState())).slice(1);
  expect(records.map(({ subjectId, note }) => [subjectId, note])).toEqual(
    IDS.slice(1).map((id) => [id, 'Check these.']),
  );
  expect(new Set(records.map(({ batch }) => batch?.id)).size).toBe(1);
  expect(records[0]?.batch?.size).toBe(2);
  undoLast();
  expect(IDS.map(stateOf)).toEqual([['Alex Morgan', 'open'], undefined, undefined]);
  store.dispatch(assignTo(PAYMENTS, BEN, ''));
  expect(IDS.map(stateOf)).toEqual(IDS.map(() => ['Ben Ode', 'open']));
  undoLast();
  expect(stateOf(IDS[0])).toEqual(['Alex Morgan', 'open']);
  // Who withdrew the assignments stays in the audit trail.
  const undone = selectChanges(store.getState()).filter(({ what }) => what === 'Reversed: assigned to Ben Ode');
  expect(undone).toHaveLength(IDS.length - 1);
});

test('A withdrawn assignment is restored from Changes, unless somebody else has it since', () => {
  const { store, me, stateOf, undoLast } = given();
  const restore = () => {
    const reversal = Object.values(store.getState().takenBack.records).at(-1)!;
    return store.dispatch(restoreRecord(reversal.id));
  };
  store.dispatch(assignTo(PAYMENTS.slice(0, 1), BEN, ''));
  undoLast();
  expect(stateOf(IDS[0])).toBeUndefined();
  expect(restore()).toBe(true);
  expect(stateOf(IDS[0])).toEqual(['Ben Ode', 'open']);
  undoLast();
  store.dispatch(assignTo(PAYMENTS.slice(0, 1), me, ''));
  expect(restore()).toBe(false);
  expect(stateOf(IDS[0])).toEqual(['Alex Morgan', 'open']);
});

test('The acts of the selection count the payments that qualify, and say why the others do not', () => {
  const { store, me } = given();
  store.dispatch(assignTo(PAYMENTS.slice(0, 2), me, ''));
  store.dispatch(finishAssignments(PAYMENTS.slice(0, 1), ''));
  store.dispatch(rowsSelected({ list: 'transactions', ids: [...IDS] }));
  const { assign, finish } = selectAssignmentActs(store.getState());
  expect([assign.qualified.length, assign.refusals]).toEqual([3, []]);
  expect(finish).toEqual({
    qualified: [PAYMENTS[1]],
    refusals: [
      { reason: 'doneAlready', count: 1 },
      { reason: 'notAssigned', count: 1 },
    ],
  });
  for (const list of ['merchants', 'statements'] as const) {
    store.dispatch(rowsSelected({ list, ids: ['MER001'] }));
    expect(selectAssignmentActs(store.getState()).assign).toEqual({ qualified: [], refusals: [] });
  }
});

test('More rows than people can look at are not assigned together', () => {
  const { store } = given();
  store.dispatch(allMatchingSelected('transactions'));
  const { assign } = selectAssignmentActs(store.getState());
  const count = store.getState().transactions.rows.length;
  expect(assign.refusals).toEqual(count > MOST_ASSIGNMENTS ? [{ reason: 'tooMany', count }] : []);
});

test('A discrepancy is assigned in its report, and one that is resolved is not', () => {
  const { store, me } = given();
  const discrepancyOf = (id: string, paymentId: string) => ({
    id,
    kind: 'missing there' as const,
    ours: buildSide(paymentId),
    theirs: [],
  });
  const report = buildReport([discrepancyOf('A', IDS[0]), discrepancyOf('B', IDS[1])]);
  store.dispatch(reconciliationActions.reportBroughtIn(report));
  store.dispatch(reconciliationActions.breakSettled(buildSettlement('B')));
  store.dispatch(rowsSelected({ list: 'reconciliation', ids: ['A', 'B'] }));
  const { assign } = selectAssignmentActs(store.getState());
  const subject = { subject: 'discrepancy', subjectId: 'A', reportId: report.id } as const;
  expect(assign).toEqual({ qualified: [subject], refusals: [{ reason: 'discrepancyClosed', count: 1 }] });
  store.dispatch(assignTo(assign.qualified, me, ''));
  const [row] = discrepancyList.selectSorted(store.getState());
  expect(row).toMatchObject({ id: 'A', assignee: 'Alex Morgan', assignment: 'Open', isMine: true });
  expect(selectAssignedRows(store.getState())).toMatchObject([{ about: IDS[0], paymentId: IDS[0] }]);
});

test('The list Assigned has open assignments first, filters by person and exports its rows', () => {
  const { store, me } = given();
  store.dispatch(assignTo(PAYMENTS.slice(0, 2), me, 'Check these.'));
  store.dispatch(assignTo(PAYMENTS.slice(2), BEN, ''));
  store.dispatch(finishAssignments(PAYMENTS.slice(1, 2), ''));
  const shown = () =>
    assignedList.selectSorted(store.getState()).map(({ about, assignment }) => [about, assignment.state]);
  expect(shown().at(-1)).toEqual([IDS[1], 'done']);
  store.dispatch(assignedList.actions.filterChosen({ filter: 'assigned', option: 'Me' }));
  expect(shown()).toEqual([
    [IDS[0], 'open'],
    [IDS[1], 'done'],
  ]);
  store.dispatch(assignedList.actions.filterChosen({ filter: 'state', option: 'Open' }));
  const { headers, rows } = fileOf(assignedList.definition, assignedList.selectSorted(store.getState()), USD);
  expect(headers).toEqual([
    ...['PAYMENT', 'MERCHANT', 'AMOUNT', 'ASSIGNED TO', 'NOTE', 'SINCE', 'STATUS'],
    ...['TYPE', 'BY', 'TIME ZONE', 'BATCH'],
  ]);
  expect(rows.map((row) => [row[0], row[3], row[4]])).toEqual([[IDS[0], 'Alex Morgan', 'Check these.']]);
  store.dispatch(assignedList.actions.filterChosen({ filter: 'assigned', option: 'Ben Ode' }));
  expect(shown()).toEqual([[IDS[2], 'open']]);
});

test('The export of transactions says who has a payment once one is assigned', () => {
  const { store, me } = given();
  const file = () => selectTransactionsFile(store.getState());
  expect(file().headers).not.toContain('ASSIGNED TO');
  store.dispatch(assignTo(PAYMENTS.slice(0, 1), me, ''));
  expect(file().headers.slice(-2)).toEqual(['ASSIGNED TO', 'ASSIGNMENT']);
  const cells = file().rows.slice(0, file().rows.length);
  expect(cells.find(([id]) => id === IDS[0])?.slice(-2)).toEqual(['Alex Morgan', 'Open']);
  expect(cells.find(([id]) => id === IDS[1])?.slice(-2)).toEqual(['', '']);
});

test('A search that no payment contains finds the payments that a person has to act on', () => {
  const { store } = given();
  store.dispatch(assignTo(PAYMENTS.slice(0, 2), BEN, ''));
  store.dispatch(finishAssignments(PAYMENTS.slice(0, 1), ''));
  store.dispatch(transactionsListActions.searchChanged('ben ode'));
  const table = selectTransactionTable(store.getState());
  expect(Array.from(selectFilteredTransactions(store.getState()), table.idAt)).toEqual([IDS[1]]);
  expect(selectSearchReading(store.getState())).toBe('Matches in assignments.');
});
