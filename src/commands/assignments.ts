import { assignmentKey, type Assignee, type AssignedSubject, type Assignment } from '@/domain/assignments/assignments';
import { recordIdOf } from '@/domain/batches/batchRecords';
import { selectAssignments } from '@/selectors/assignments/assignmentSelectors';
import { assignmentsSlice } from '@/slices/entities/recordSlices';
import { createAuditStamp, createRecordId, readMoment } from '@/store/auditStamp';
import { recordAll, type Command } from './command';
import * as texts from './texts/subjectTexts';

/** Assigns each of these to a person, or reopens it. What that person has already stays as it is. */
export function assignTo(subjects: readonly AssignedSubject[], assignee: Assignee, note: string): Command<boolean> {
  return recordStep(subjects, note, texts.assigned(assignee.name), (current) =>
    current?.state === 'open' && current.assignee.id === assignee.id ? undefined : { assignee, state: 'open' },
  );
}

/** Marks open assignments as done. Others stay as they are. */
export function finishAssignments(subjects: readonly AssignedSubject[], note: string): Command<boolean> {
  return recordStep(subjects, note, texts.markedDone, (current) =>
    current?.state === 'open' ? { assignee: current.assignee, state: 'done' } : undefined,
  );
}

type Step = Pick<Assignment, 'assignee' | 'state'>;

/**
 * Records the next version of the assignments of these subjects, unless `next` leaves them as they are. Several are a
 * batch, and one Undo withdraws all of them. False if nothing was recorded.
 */
function recordStep(
  subjects: readonly AssignedSubject[],
  note: string,
  title: string,
  next: (current: Assignment | undefined) => Step | undefined,
): Command<boolean> {
  return (dispatch, getState, { clock }) => {
    const assignments = selectAssignments(getState());
    const steps = subjects.flatMap((about) => {
      const current = assignments.get(assignmentKey(about));
      const step = next(current);
      return step ? [{ about, step, replaces: current?.id }] : [];
    });
    if (steps.length === 0) return false;
    const batch = steps.length > 1 ? { id: createRecordId(readMoment(clock).instant), size: steps.length } : undefined;
    const records = steps.map(({ about, step, replaces }): Assignment => ({
      ...createAuditStamp(clock),
      ...(batch && { id: recordIdOf(batch.id, assignmentKey(about)), batch }),
      ...about,
      ...step,
      note: note.trim(),
      ...(replaces !== undefined && { replaces }),
    }));
    return dispatch(recordAll(assignmentsSlice, records, { title, text: texts.subjectsOf(records) }));
  };
}
