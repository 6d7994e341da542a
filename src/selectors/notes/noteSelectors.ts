import { noteKey, notesByKey, type AboutNote, type Note } from '@/domain/notes/notes';
import { createSelector } from '@/selectors/createSelector';
import { selectNoteRecords } from '@/slices/entities/recordSlices';

const NONE: readonly Note[] = [];

/** The notes that count by `noteKey`, the oldest first. */
export const selectNotes = createSelector([selectNoteRecords], (records) => notesByKey(Object.values(records)));

/** The notes about a row or a record, the oldest first. */
export const selectNotesAbout = (state: Parameters<typeof selectNotes>[0], about: AboutNote): readonly Note[] =>
  selectNotes(state).get(noteKey(about)) ?? NONE;
