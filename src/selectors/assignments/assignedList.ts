import { assignmentKey, type Assignment } from '@/domain/assignments/assignments';
import type { AssignmentSubject } from '@/domain/assignments/vocabulary';
import { instantOf, recordedTimeIn } from '@/domain/calendar/instants';
import { compareRecorded } from '@/domain/calendar/recorded';
import { defineList } from '@/domain/lists/lists';
import { PATHS } from '@/domain/screens';
import { createSelector } from '@/selectors/createSelector';
import { createSecondaryViewList } from '@/selectors/lists/secondaryViewList';
import { selectSignedInPerson } from '@/selectors/permissions/permissions';
import { selectChosenTimeZone } from '@/selectors/chosenTimeZone';
import { selectAssigneeOptions } from './assignedFilter';
import { selectAssignments } from './assignmentSelectors';
import { selectNameSubject, type NamedSubject } from './subjectNames';
import * as texts from './texts';

/** A row of the tab Assigned: the newest version of an assignment, at the time in the zone of the workspace. */
export type AssignedRow = NamedSubject & { id: string; assignment: Assignment; at: string; isMine: boolean };

/** The current assignments: open ones first, each the newest first. */
export const selectAssignedRows = createSelector(
  [selectAssignments, selectNameSubject, selectSignedInPerson, selectChosenTimeZone],
  (assignments, nameSubject, { id: me }, timeZone): readonly AssignedRow[] =>
    [...assignments.values()]
      .sort((a, b) => Number(a.state === 'done') - Number(b.state === 'done') || compareRecorded(b, a))
      .map((assignment) => ({
        ...nameSubject(assignment),
        id: assignmentKey(assignment),
        assignment,
        at: recordedTimeIn(timeZone, assignment),
        isMine: assignment.assignee.id === me,
      })),
);

const TYPES: Record<AssignmentSubject, string> = texts.types;

export const ASSIGNED_LIST = defineList<AssignedRow>()({
  noun: 'assignment',
  path: PATHS.transactions,
  columns: {
    about: { header: 'PAYMENT', value: ({ about }) => about },
    merchant: { header: 'MERCHANT', value: ({ merchantName }) => merchantName },
    amount: { header: 'AMOUNT', kind: 'money', value: ({ amount = 0 }) => amount },
    person: { header: 'ASSIGNED TO', value: ({ assignment }) => assignment.assignee.name },
    note: { header: 'NOTE', value: ({ assignment }) => assignment.note },
    at: {
      header: 'SINCE',
      value: ({ assignment }) => String(instantOf(assignment)),
      text: ({ at }) => at,
    },
    state: { header: 'STATUS', value: ({ assignment }) => texts.states[assignment.state] },
  },
  filters: {
    assigned: {
      label: texts.assignedTo,
      options: [texts.allPeople, texts.me],
      matches: ({ assignment, isMine }, option) => (option === texts.me ? isMine : assignment.assignee.name === option),
    },
    state: { label: 'Status', options: ['All statuses', texts.states.open, texts.states.done] },
    type: {
      label: 'Type',
      options: ['All types', ...Object.values(TYPES)],
      matches: ({ assignment }, option) => TYPES[assignment.subject] === option,
    },
  },
  searchedTexts: ({ about, merchantName, merchantId = '', assignment: { assignee, note, recordedBy } }) => [
    ...[about, merchantName, merchantId, assignee.name, note, recordedBy],
  ],
  fileColumns: [
    { header: 'TYPE', text: ({ assignment }) => TYPES[assignment.subject] },
    { header: 'BY', text: ({ assignment }) => assignment.recordedBy },
    { header: 'TIME ZONE', text: ({ assignment }) => assignment.zone },
    { header: 'BATCH', text: ({ assignment }) => assignment.batch?.id ?? '' },
  ],
});

export const assignedList = createSecondaryViewList(ASSIGNED_LIST, selectAssignedRows, selectAssigneeOptions);
