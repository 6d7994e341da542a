import fc from 'fast-check';
import type { Assignment } from '@/domain/assignments/assignments';
import { selectAssignedFieldsOf, ASSIGNED_FILTER } from '@/selectors/assignments/assignedFilter';
import { selectAssigneeChoices } from '@/selectors/payments/list/assignedRows';
import { selectFilteredTransactions } from '@/selectors/payments/list/transactionsSearch';
import { assignmentsSlice } from '@/slices/entities/recordSlices';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import { setupStore } from '@/store/store';
import { sharedState } from '../../../helpers/team';

const PEOPLE = [
  { id: 'u2', name: 'Ana Ruiz' },
  { id: 'u3', name: 'Ben Cole' },
];
const { rows } = setupStore().getState().transactions;
const step = fc.record({
  row: fc.nat({ max: rows.length - 1 }),
  assignee: fc.constantFrom(...PEOPLE),
  state: fc.constantFrom('open' as const, 'done' as const),
  status: fc.constantFrom('All Status', 'Completed'),
});
const choice = fc.constantFrom('Me', 'Nobody', 'Ana Ruiz', 'Ben Cole', 'A former colleague');

const assignment = (row: number, assignee: Assignment['assignee'], state: Assignment['state']): Assignment => ({
  id: `assignment-${row}`,
  subject: 'payment',
  subjectId: rows[row]!.id,
  assignee,
  state,
  note: '',
  recordedAt: '2024-07-01 09:00:00',
  zone: 'UTC',
  recordedBy: 'Ana Ruiz',
});

test('The list has the payments on which the chosen person has to act, as the lists of disputes and discrepancies do', () => {
  fc.assert(
    fc.property(fc.uniqueArray(step, { maxLength: 8, selector: ({ row }) => row }), choice, (steps, chosen) => {
      const store = setupStore(sharedState('Ana Ruiz'));
      store.dispatch(
        assignmentsSlice.actions.recorded(steps.map(({ row, assignee, state }) => assignment(row, assignee, state))),
      );
      store.dispatch(transactionsListActions.assigneeChosen(chosen));
      const status = steps[0]?.status ?? 'All Status';
      store.dispatch(transactionsListActions.filterChosen({ filter: 'status', option: status }));
      const fieldsOf = selectAssignedFieldsOf(store.getState());
      const meant = rows.filter(
        (row) =>
          (status === 'All Status' || row.status === status) &&
          ASSIGNED_FILTER.matches(fieldsOf({ subject: 'payment', subjectId: row.id }), chosen),
      );
      const shown = Array.from(selectFilteredTransactions(store.getState()), (index) => rows[index]!.id);
      expect(shown).toEqual(meant.map(({ id }) => id));
    }),
  );
});

test('A filter for a person and a status has the payments that match both', () => {
  const store = setupStore();
  const completed = rows.flatMap(({ status }, row) => (status === 'Completed' ? [row] : []));
  const [ana, ben] = PEOPLE;
  const people = [ana, ben].flatMap((person, at) => (person ? assignment(completed[at] ?? 0, person, 'open') : []));
  store.dispatch(assignmentsSlice.actions.recorded(people));
  store.dispatch(transactionsListActions.assigneeChosen('Ben Cole'));
  const shown = () => [...selectFilteredTransactions(store.getState())];
  store.dispatch(transactionsListActions.filterChosen({ filter: 'status', option: 'Completed' }));
  expect(shown()).toEqual([completed[1]]);
  store.dispatch(transactionsListActions.filterChosen({ filter: 'status', option: 'Failed' }));
  expect(shown()).toEqual([]);
});

test('The filter offers the people to whom payments are assigned, and a chosen one only once', () => {
  const store = setupStore();
  const [ana, ben] = PEOPLE;
  store.dispatch(
    assignmentsSlice.actions.recorded(
      [ben, ana].flatMap((person, row) => (person ? assignment(row, person, 'open') : [])),
    ),
  );
  const options = ['All people', 'Me', 'Nobody', 'Ana Ruiz', 'Ben Cole'];
  expect(selectAssigneeChoices(store.getState())).toStrictEqual(options);
  store.dispatch(transactionsListActions.assigneeChosen('Ben Cole'));
  expect(selectAssigneeChoices(store.getState())).toEqual(options);
});

test('A link chooses the person, and the filter offers a person who has nothing to do any more', () => {
  const store = setupStore();
  expect(selectAssigneeChoices(store.getState())).toEqual([]);
  store.dispatch(addressVisited({ path: '/transactions', query: { assigned: 'Ben Cole' } }));
  expect(selectAssigneeChoices(store.getState())).toEqual(['All people', 'Me', 'Nobody', 'Ben Cole']);
  expect(selectFilteredTransactions(store.getState())).toHaveLength(0);
  store.dispatch(addressVisited({ path: '/transactions', query: {} }));
  expect(selectAssigneeChoices(store.getState())).toEqual([]);
  expect(selectFilteredTransactions(store.getState())).toHaveLength(rows.length);
});
