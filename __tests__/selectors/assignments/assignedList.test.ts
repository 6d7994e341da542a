import { assignTo, finishAssignments } from '@/commands/assignments';
import type { Assignment } from '@/domain/assignments/assignments';
import { fileOf } from '@/domain/lists/csv';
import { selectAssigneeOptions } from '@/selectors/assignments/assignedFilter';
import { assignedList, selectAssignedRows } from '@/selectors/assignments/assignedList';
import { selectOpenCounts } from '@/selectors/assignments/assignmentSelectors';
import { selectTransactionsFile } from '@/selectors/payments/list/transactionsFile';
import { assignmentsSlice } from '@/slices/entities/recordSlices';
import { addressVisited } from '@/slices/ui/routeSlice';
import { setupStore } from '@/store/store';
import { USD } from '../../helpers/currencies';

const [FIRST, SECOND] = ['TR20240630-030', 'TR20240629-028'] as const;
const payment = (subjectId: string) => ({ subject: 'payment' as const, subjectId });
const BEN = { id: 'ben', name: 'Ben Ode' };

const assigned = (subjectId: string, day: number, fields: Partial<Assignment> = {}): Assignment => ({
  id: `assignment of ${subjectId}`,
  ...payment(subjectId),
  assignee: BEN,
  state: 'open',
  note: '',
  recordedAt: `2024-07-0${day} 09:00:00`,
  recordedBy: 'Alex Morgan',
  zone: 'UTC',
  ...fields,
});

function given(...records: readonly Assignment[]) {
  const store = setupStore();
  store.dispatch(assignmentsSlice.actions.recorded(records));
  return store;
}

test('Open assignments come before those that are done, and the newest of both come first', () => {
  const records = [
    assigned('A', 1),
    assigned('B', 2, { state: 'done' }),
    assigned('C', 3),
    assigned('D', 4, { state: 'done' }),
  ];
  for (const recorded of [records, records.toReversed()]) {
    const rows = selectAssignedRows(given(...recorded).getState());
    expect(rows.map(({ about }) => about)).toEqual(['C', 'A', 'D', 'B']);
  }
});

test('The filter by person lists everybody to whom anything is assigned once, by name', () => {
  const people = ['Zoe Lind', 'Ana Ruiz', 'Zoe Lind', 'Ben Ode'];
  const records = people.map((name, index) => assigned(`P-${index}`, 1, { assignee: { id: name, name } }));
  expect(selectAssigneeOptions(given(...records).getState())).toEqual({
    assigned: ['Ana Ruiz', 'Ben Ode', 'Zoe Lind'],
  });
});

test('The number of open assignments of a person leaves out what is done', () => {
  const store = given(assigned('A', 1), assigned('B', 2, { state: 'done' }), assigned('C', 3));
  expect([...selectOpenCounts(store.getState())]).toEqual([['ben', 2]]);
});

test('The export of the list names the batch of an assignment, and no batch of one that was made alone', () => {
  const batch = { id: 'batch-1', size: 2 };
  const state = given(assigned('A', 1), assigned('B', 2, { batch })).getState();
  const { headers, rows } = fileOf(assignedList.definition, assignedList.selectSorted(state), USD);
  expect(headers.at(-1)).toBe('BATCH');
  expect(rows.map((row) => [row[0], row.at(-1)])).toEqual([
    ['B', 'batch-1'],
    ['A', ''],
  ]);
});

test('The export of transactions says whether the assignment of a payment is open or done', () => {
  const store = setupStore();
  store.dispatch(assignTo([payment(FIRST), payment(SECOND)], BEN, ''));
  store.dispatch(finishAssignments([payment(SECOND)], ''));
  const cells = selectTransactionsFile(store.getState()).rows.slice(0, store.getState().transactions.rows.length);
  const endOf = (id: string) => cells.find(([first]) => first === id)?.slice(-2);
  expect([endOf(FIRST), endOf(SECOND)]).toEqual([
    ['Ben Ode', 'Open'],
    ['Ben Ode', 'Done'],
  ]);
});

test('The export of transactions has no assignments if only a dispute or a discrepancy is assigned', () => {
  const store = given(
    assigned('d1', 1, { subject: 'dispute' }),
    assigned('A', 1, { subject: 'discrepancy', reportId: 'report-1' }),
  );
  expect(selectTransactionsFile(store.getState()).headers).not.toContain('ASSIGNED TO');
});

/** What the rows are about with this filter or search in the address. */
function listed(store: ReturnType<typeof given>, query: Record<string, string>) {
  store.dispatch(addressVisited({ path: '/transactions', query: { view: 'assigned', ...query } }));
  return assignedList.selectSorted(store.getState()).map(({ about }) => about);
}

test('The filter by type lists the assignments of payments, disputes or discrepancies', () => {
  const store = given(
    assigned('A', 1),
    assigned('d1', 2, { subject: 'dispute' }),
    assigned('x1', 3, { subject: 'discrepancy', reportId: 'report-1' }),
  );
  expect(listed(store, {})).toEqual(['x1', 'd1', 'A']);
  expect(['Payment', 'Dispute', 'Discrepancy'].map((type) => listed(store, { type }))).toEqual([['A'], ['d1'], ['x1']]);
});

test('An assignment of a payment that the data lacks is found by its id, person and note, and by nothing else', () => {
  const store = given(assigned('A', 1, { note: 'Call Zoe' }));
  const found = ['a', 'ode', 'zoe', 'morgan'].map((search) => listed(store, { search }));
  expect(found).toEqual(Array(4).fill(['A']));
  expect(['was', 'harbor', 'undefined'].map((search) => listed(store, { search }))).toEqual([[], [], []]);
});
