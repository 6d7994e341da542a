import { assignmentKey, type AssignedSubject, type Assignment } from '@/domain/assignments/assignments';
import { createSelector } from '@/selectors/createSelector';
import { selectMyId } from '@/slices/teamSlice';
import { selectAssignments } from './assignmentSelectors';
import * as texts from './texts';

/** What a row of a list says about its assignment. The texts are empty if it was never assigned. */
export type AssignedFields = { assignee: string; assignment: '' | 'Open' | 'Done'; isMine: boolean };

const UNASSIGNED: AssignedFields = { assignee: '', assignment: '', isMine: false };

/** Gives the fields of a payment, a discrepancy or a dispute. */
export const selectAssignedFieldsOf = createSelector(
  [selectAssignments, selectMyId],
  (assignments, me) =>
    (subject: AssignedSubject): AssignedFields => {
      const assignment = assignments.get(assignmentKey(subject));
      if (!assignment) return UNASSIGNED;
      const { assignee, state } = assignment;
      return { assignee: assignee.name, assignment: state === 'done' ? 'Done' : 'Open', isMine: assignee.id === me };
    },
);

/** The filter `assigned` of a list: who has to act on the row. What is done is assigned to nobody. */
export const ASSIGNED_FILTER = {
  label: texts.assignedTo,
  options: [texts.allPeople, texts.me, texts.nobody],
  matches: ({ assignee, assignment, isMine }: AssignedFields, option: string) => {
    if (option === texts.nobody) return assignment !== 'Open';
    return assignment === 'Open' && (option === texts.me ? isMine : assignee === option);
  },
} satisfies { label: string; options: [string, ...string[]]; matches: unknown };

/** The columns of an export. */
export const ASSIGNED_COLUMNS = [
  { header: 'ASSIGNED TO', text: ({ assignee }: AssignedFields) => assignee },
  { header: 'ASSIGNMENT', text: ({ assignment }: AssignedFields) => assignment },
];

/** The names of the people to whom anything is assigned, each once. */
export const assigneeNames = (assignments: readonly Pick<Assignment, 'assignee'>[]): string[] =>
  [...new Set(assignments.map(({ assignee }) => assignee.name))].sort((a, b) => a.localeCompare(b, 'en'));

/** Further options of the filter: the people to whom anything is assigned, by name. */
export const selectAssigneeOptions = createSelector([selectAssignments], (assignments) => ({
  assigned: assigneeNames([...assignments.values()]),
}));
