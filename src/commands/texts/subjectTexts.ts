import { describeCount } from '@/domain/lists/paging';
import type { AboutNote } from '@/domain/notes/notes';

/** `Payment TR20240630-030.` */
export const subjectsOf = ([first, ...others]: readonly AboutNote[]) => {
  if (!first) return '';
  const { subject, subjectId } = first;
  if (others.length > 0) return `${describeCount(others.length + 1, subject)}.`;
  // The ids of discrepancies are the console's own.
  const name = subject.slice(0, 1).toUpperCase() + subject.slice(1);
  return subject === 'discrepancy' ? `${name}.` : `${name} ${subjectId}.`;
};

export const noteAdded = 'Note added';
export const noteEdited = 'Note edited';
export const noteRemoved = 'Note removed';
export const assigned = (name: string) => `Assigned to ${name}`;
export const markedDone = 'Marked as done';
