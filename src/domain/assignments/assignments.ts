import type { InferOutput } from 'valibot';
import { currentVersions } from '@/domain/versions';
import type { assignmentSchema } from './schema';

/** Who has to act on a payment, a discrepancy or a dispute, and whether it is done. */
export type Assignment = InferOutput<typeof assignmentSchema>;
export type AssignedSubject = Pick<Assignment, 'subject' | 'subjectId' | 'reportId'>;
export type Assignee = Assignment['assignee'];

export const assignmentKey = ({ subject, subjectId, reportId }: AssignedSubject): string =>
  reportId === undefined ? `${subject} ${subjectId}` : `${subject} ${subjectId} ${reportId}`;

/**
 * The current assignment of each subject by `assignmentKey`. `records` are in the order of the log: of two tabs that
 * assigned the same subject, the last one counts.
 */
export function currentAssignments(records: readonly Assignment[]): ReadonlyMap<string, Assignment> {
  return new Map(currentVersions(records).map((record) => [assignmentKey(record), record]));
}

/** What a record does to the assignment before it: undefined `former` if there was none. */
export type AssignmentStep = 'assigned' | 'reassigned' | 'done' | 'reopened';

export function stepOfAssignment(record: Assignment, former: Assignment | undefined): AssignmentStep {
  if (record.state === 'done') return 'done';
  if (!former) return 'assigned';
  if (former.state !== 'done') return 'reassigned';
  return former.assignee.id === record.assignee.id ? 'reopened' : 'assigned';
}
