import type { AssignedSubject } from '@/domain/assignments/assignments';
import { describeCount } from '@/domain/lists/paging';

export const assigned = (name: string) => `Assigned to ${name}`;
export const done = 'Marked as done';
/** `Payment TR20240630-030.` */
export const subjectsOf = ([first, ...others]: readonly AssignedSubject[]) => {
  if (!first) return '';
  const { subject, subjectId } = first;
  if (others.length > 0) return `${describeCount(others.length + 1, subject)}.`;
  const name = subject.slice(0, 1).toUpperCase() + subject.slice(1);
  // The ids of discrepancies are the console's own.
  return subject === 'discrepancy' ? `${name}.` : `${name} ${subjectId}.`;
};
