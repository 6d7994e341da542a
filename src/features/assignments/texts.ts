import type { AssignmentSubject } from '@/domain/assignments/vocabulary';
import { describeCount } from '@/domain/lists/paging';

export const title = 'Assignment';
export const about = (subject: AssignmentSubject, name: string) =>
  subject === 'discrepancy' ? `Who has to act on the discrepancy of ${name}.` : `Who has to act on ${subject} ${name}.`;
export const steps = 'Steps, the oldest first';
export const none = 'Assigned to nobody yet.';
export const stepBy = (by: string, at: string) => `${by}, ${at}`;
export const next = 'Next step';
export const assignTo = (name: string, isMe: boolean) => `Assign to ${isMe ? `me (${name})` : name}`;
export const reassignTo = (name: string, isMe: boolean) => `Reassign to ${isMe ? `me (${name})` : name}`;
export const reopenFor = (name: string, isMe: boolean) => `Reopen for ${isMe ? `me (${name})` : name}`;
export const person = 'Assign to';
export const personName = (name: string, isMe: boolean) => (isMe ? `Me (${name})` : name);
export const markDone = 'Mark as done';
export const note = 'Note';
export const noteHint = 'What the person should know, or why it is done.';
export const assign = 'Assign';

const countOf = (subjects: readonly { subject: AssignmentSubject }[]) =>
  describeCount(subjects.length, subjects[0]?.subject ?? 'payment');
export const assignAll = (subjects: readonly { subject: AssignmentSubject }[]) => `Assign ${countOf(subjects)}`;
export const finishAll = (subjects: readonly { subject: AssignmentSubject }[]) => `Mark ${countOf(subjects)} as done`;
export const reason = 'Reason';
export const reasonHint = 'What the person should know.';
export const sameReason = 'All of them get the same reason. One Undo withdraws all of them.';
/** `3 of them are assigned to Ana Ruiz already and stay as they are.` */
export const unchanged = (count: number, name: string) =>
  count === 1
    ? `1 of them is assigned to ${name} already and stays as it is.`
    : `${count} of them are assigned to ${name} already and stay as they are.`;
export const takenFrom = (count: number) =>
  count === 1 ? '1 of them is assigned to somebody else now.' : `${count} of them are assigned to somebody else now.`;
