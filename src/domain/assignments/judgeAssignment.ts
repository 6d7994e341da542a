import { ALLOWED, refuse, type Eligibility } from '@/domain/refusals';
import type { Assignee, Assignment } from './assignments';

/**
 * Whether an assignment may be recorded after `rivals`, the accepted records of the same subject in the order of the log.
 * A version names the one that it replaces, so that one of two people who hand over at the same instant is first, and
 * the other one is refused. `people` are those of the team; undefined if nobody else is known.
 */
export function judgeAssignment(
  record: Assignment,
  rivals: readonly Assignment[],
  people: readonly Pick<Assignee, 'id'>[] | undefined,
): Eligibility {
  if (rivals.some(({ id }) => id === record.id)) return refuse({ kind: 'recordedAlready' });
  const former = new Set(rivals.map(({ replaces }) => replaces));
  const current = rivals.findLast(({ id }) => !former.has(id));
  if (record.replaces !== current?.id) return refuse({ kind: 'assignmentChanged' });
  const isSamePerson = current?.assignee.id === record.assignee.id;
  const { name } = record.assignee;
  if (record.state === 'done') {
    if (!current) return refuse({ kind: 'notAssigned' });
    if (current.state === 'done') return refuse({ kind: 'assignmentDone' });
    // Somebody else may finish the work of a person who has left the team, but stays unnamed in it.
    return isSamePerson ? ALLOWED : refuse({ kind: 'assignmentChanged' });
  }
  if (isSamePerson && current.state === 'open') return refuse({ kind: 'assignedAlready', name });
  return people && !people.some(({ id }) => id === record.assignee.id) ? refuse({ kind: 'notInTeam', name }) : ALLOWED;
}

/** Whether an assignment may be withdrawn: only the newest version of its subject, which is what Undo does. */
export function judgeAssignmentWithdrawal(id: string, rivals: readonly Assignment[]): Eligibility {
  return rivals.some(({ replaces }) => replaces === id) ? refuse({ kind: 'assignmentChanged' }) : ALLOWED;
}
