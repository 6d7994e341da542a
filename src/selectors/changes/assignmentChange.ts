import { stepOfAssignment, type Assignment } from '@/domain/assignments/assignments';
import type { NamedSubject } from '@/selectors/assignments/subjectNames';
import { auditStampOf, type ChangeRow } from './changes';
import * as texts from './texts';

/** A step of an assignment: who had it, and who has it since. `records` are all of them by id. */
export function assignmentChange(
  record: Assignment,
  records: Readonly<Record<string, Assignment>>,
  { amount: _amount, ...subject }: NamedSubject,
): ChangeRow {
  const former = records[record.replaces ?? ''];
  const stateOf = ({ assignee, state }: Assignment) => texts.assignmentState(assignee.name, state === 'done');
  return {
    ...auditStampOf(record),
    ...subject,
    kind: 'Assignments',
    what: texts.assignmentSteps[stepOfAssignment(record, former)](record.assignee.name),
    from: former ? stateOf(former) : texts.notAssigned,
    to: stateOf(record),
    why: record.note,
    batch: record.batch,
  };
}
