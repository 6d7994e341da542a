import { describeCount } from '@/domain/lists/paging';
import type { AboutNote } from '@/domain/notes/notes';
import type { NoteSubject } from '@/domain/notes/vocabulary';

export const title = 'Notes';
export const about = (subject: NoteSubject, name: string) =>
  `Notes about ${subject === 'discrepancy' ? 'this discrepancy' : `${subject} ${name}`}. Everyone who uses this workspace can read them. They are never on a receipt or a statement.`;
export const list = 'Notes, the oldest first';
export const none = 'No notes yet.';
export const newNote = 'New note';
export const changedNote = 'Edited note';
export const add = 'Add note';
export const save = 'Save note';
export const edit = 'Edit';
export const remove = 'Remove';
export const cancelEditing = 'Cancel editing';
export const writtenBy = (by: string, at: string, isEdited: boolean) => `${by}, ${at}${isEdited ? ', edited' : ''}`;

const named = (subjects: readonly AboutNote[]) => describeCount(subjects.length, subjects[0]?.subject ?? 'payment');
export const addTo = (subjects: readonly AboutNote[]) => `Add to ${named(subjects)}`;
export const sameNote = (subjects: readonly AboutNote[]) =>
  `${named(subjects)} ${subjects.length === 1 ? 'gets' : 'get'} this note. One Undo removes ${subjects.length === 1 ? 'the note' : 'all of the notes'}.`;
