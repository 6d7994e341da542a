import {
  assignmentKey,
  currentAssignments,
  type AssignedSubject,
  type Assignment,
} from '@/domain/assignments/assignments';
import { groupBy } from '@/lib/byKey';
import { createSelector } from '@/selectors/createSelector';
import { selectAssignmentRecords } from '@/slices/entities/recordSlices';
import { selectMyId } from '@/slices/teamSlice';

type State = Parameters<typeof selectAssignmentRecords>[0];

/** The current assignment of each subject by `assignmentKey`, in the order of the log. */
export const selectAssignments = createSelector([selectAssignmentRecords], (records) =>
  currentAssignments(Object.values(records)),
);

/** The current assignment of a payment, a discrepancy or a dispute. Undefined if it was never assigned. */
export const selectAssignmentOf = (state: State, subject: AssignedSubject): Assignment | undefined =>
  selectAssignments(state).get(assignmentKey(subject));

const selectSteps = createSelector([selectAssignmentRecords], (records) =>
  groupBy(Object.values(records), assignmentKey),
);

const NONE: readonly Assignment[] = [];

/** All steps of the assignment of a subject, in the order of the log. */
export const selectAssignmentSteps = (state: State, subject: AssignedSubject): readonly Assignment[] =>
  selectSteps(state).get(assignmentKey(subject)) ?? NONE;

/** The number of open assignments by the id of their person. Nobody without one is in it. */
export const selectOpenCounts = createSelector([selectAssignments], (assignments): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { assignee, state } of assignments.values())
    if (state === 'open') counts.set(assignee.id, (counts.get(assignee.id) ?? 0) + 1);
  return counts;
});

/** The number of open assignments of the signed-in person. */
export const selectMyOpenCount = createSelector([selectOpenCounts, selectMyId], (counts, me) => counts.get(me) ?? 0);

/** The current assignments of payments. */
export const selectAssignedPayments = createSelector([selectAssignments], (assignments) =>
  [...assignments.values()].filter(({ subject }) => subject === 'payment'),
);

/** Who has to act on a payment, by its id, for the search. Only payments with an open assignment are in it. */
export const selectAssigneesOfPayments = createSelector([selectAssignedPayments], (assigned) => {
  const open = assigned.filter(({ state }) => state === 'open');
  return new Map(open.map(({ subjectId, assignee, note }) => [subjectId, [assignee.name, note]] as const));
});
