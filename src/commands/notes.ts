import type { AboutNote, Note } from '@/domain/notes/notes';
import { notesSlice, selectNoteRecords } from '@/slices/entities/recordSlices';
import { createAuditStamp } from '@/store/auditStamp';
import { dispatchIfAccepted, type Command } from './command';
import * as texts from './texts/noteTexts';

const { recorded, withdrawn } = notesSlice.actions;

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
    const undo = withdrawn(notes.map(({ id }) => id));
    const toast = { title: replaces === undefined ? texts.added : texts.edited, text: texts.notesOf(about), undo };
    return dispatch(dispatchIfAccepted(recorded(notes), selectNoteRecords, toast));
  };
}

/** Removes a note. The record of its text stays in the audit trail. */
export function removeNote({ id, subject, subjectId }: Note): Command<boolean> {
  return (dispatch, _getState, { clock }) => {
    const record: Note = { ...createAuditStamp(clock), subject, subjectId, text: '', withdraws: id };
    const toast = { title: texts.removed, text: texts.notesOf([record]), undo: withdrawn([record.id]) };
    return dispatch(dispatchIfAccepted(recorded([record]), selectNoteRecords, toast));
  };
}
