import type { AboutNote, Note } from '@/domain/notes/notes';
import { notesSlice } from '@/slices/entities/recordSlices';
import { createAuditStamp } from '@/store/auditStamp';
import { recordAll, type Command } from './command';
import * as texts from './texts/subjectTexts';

/** Records a note about each of these rows, or with `replaces` a new version of a note. One Undo removes all of them. */
export function saveNotes(about: readonly AboutNote[], text: string, replaces?: string): Command<boolean> {
  return (dispatch, _getState, { clock }) => {
    const notes = about.map(({ subject, subjectId }): Note => ({
      ...createAuditStamp(clock),
      subject,
      subjectId,
      text,
      ...(replaces !== undefined && { replaces }),
    }));
    const title = replaces === undefined ? texts.noteAdded : texts.noteEdited;
    return dispatch(recordAll(notesSlice, notes, { title, text: texts.subjectsOf(about) }));
  };
}

/** Removes a note. The record of its text stays in the audit trail. */
export function removeNote({ id, subject, subjectId }: Note): Command<boolean> {
  return (dispatch, _getState, { clock }) => {
    const record: Note = { ...createAuditStamp(clock), subject, subjectId, text: '', withdraws: id };
    return dispatch(recordAll(notesSlice, [record], { title: texts.noteRemoved, text: texts.subjectsOf([record]) }));
  };
}
