import { MOST_ASSIGNMENTS } from '@/domain/assignments/vocabulary';
import { MOST_NOTES } from '@/domain/notes/vocabulary';
import { describeCount, formatCount } from '@/domain/lists/paging';
import type { UnassignableReason } from '@/selectors/selection/selectedAssignments';

export const selectRow = (name: string) => `Select ${name}`;
export const selectPage = (count: number, noun: string) => `Select ${describeCount(count, noun)} on this page`;
export const bar = 'Selection';
export const selected = (count: number) => `${formatCount(count)} selected`;
export const hidden = (count: number) => `${formatCount(count)} not in this list`;
export const selectAll = (count: number) => `Select all ${formatCount(count)} matching rows`;
export const clear = 'Clear selection';
export const interrupted = 'The filters changed, so that other rows match. The selection was cleared.';
export const dismiss = 'Dismiss';
export const exportSelected = 'Export selected';
export const act = (label: string, qualified: number, count: number) =>
  qualified === count
    ? `${label} ${formatCount(count)}`
    : `${label} ${formatCount(qualified)} of ${formatCount(count)}`;
export const others = (label: string) => `Why not all: ${label.toLowerCase()}`;
export const reason = (count: number, text: string) => `${formatCount(count)}: ${text}`;
export const assign = 'Assign';
export const markDone = 'Mark as done';
export const assignmentReasons: Record<UnassignableReason, string> = {
  tooMany: `At most ${formatCount(MOST_ASSIGNMENTS)} rows are assigned together.`,
  disputeClosed: 'The dispute is closed.',
  discrepancyClosed: 'The discrepancy is resolved.',
  notAssigned: 'Assigned to nobody.',
  doneAlready: 'Already done.',
};
export const addNote = 'Add note';
export const tooManyNotes = `At most ${formatCount(MOST_NOTES)} rows get the same note.`;
