import { assigneeNames } from '@/selectors/assignments/assignedFilter';
import { selectAssignedPayments } from '@/selectors/assignments/assignmentSelectors';
import * as texts from '@/selectors/assignments/texts';
import { createSelector } from '@/selectors/createSelector';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { selectShownAssignee } from '@/slices/lists/transactionsListSlice';
import { selectMyId } from '@/slices/teamSlice';

/**
 * A filter for the indices of the payments on which the chosen person has to act. Undefined if the list is not filtered
 * so. It reads the few assignments, not all rows.
 */
export const selectAssigneeFilter = createSelector(
  [selectShownAssignee, selectAssignedPayments, selectTransactionTable, selectMyId],
  (chosen, assignments, table, me) => {
    if (chosen === undefined) return undefined;
    const isMeant = ({ id, name }: { id: string; name: string }) =>
      chosen === texts.nobody || (chosen === texts.me ? id === me : name === chosen);
    const open = assignments.filter(({ state, assignee }) => state === 'open' && isMeant(assignee));
    const indices = new Set(open.map(({ subjectId }) => table.indexOf(subjectId)));
    return chosen === texts.nobody ? (index: number) => !indices.has(index) : (index: number) => indices.has(index);
  },
);

/** The options of the filter. None if no payment is assigned and none is chosen. */
export const selectAssigneeChoices = createSelector(
  [selectShownAssignee, selectAssignedPayments],
  (chosen, assignments): readonly string[] => {
    if (assignments.length === 0 && chosen === undefined) return [];
    const options = [texts.allPeople, texts.me, texts.nobody, ...assigneeNames(assignments)];
    return chosen === undefined || options.includes(chosen) ? options : [...options, chosen];
  },
);
