import { useState, type ReactNode } from 'react';
import { removeNote, saveNotes } from '@/commands/notes';
import { fieldOf } from '@/components/forms/fields/fieldOf';
import { FormDialog } from '@/components/forms/FormDialog';
import { FormField } from '@/components/forms/fields/FormField';
import { useDraftForm } from '@/components/forms/useDraftForm';
import * as list from '@/components/lists/actionList.module.scss';
import { RowButton } from '@/components/buttons/SecondaryButton';
import { Dialog } from '@/components/dialogs/Dialog';
import { RefusalText } from '@/containers/RefusalText';
import { useRecordedTime } from '@/containers/useRecordedTime';
import type { AboutNote, Note } from '@/domain/notes/notes';
import { noteDraftSchema } from '@/domain/notes/schema';
import { selectNotesAbout } from '@/selectors/notes/noteSelectors';
import { selectPermission } from '@/selectors/permissions/permissions';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './notes.module.scss';
import * as texts from './texts';

/** The notes about a row or a record. Who may write notes also edits and removes them. */
export function NotesDialog({ subject, subjectId }: AboutNote) {
  const permission = useAppSelector((state) => selectPermission(state, 'writeNotes'));
  if (permission.allowed) return <NotesForm subject={subject} subjectId={subjectId} />;
  return (
    <Dialog title={texts.title} help="notes">
      <NoteList subject={subject} subjectId={subjectId} />
      <RefusalText refusal={permission.refusal} />
    </Dialog>
  );
}

/** With a field for a new note. Editing a note makes a new version of it. */
function NotesForm({ subject, subjectId }: AboutNote) {
  const dispatch = useAppDispatch();
  const [edited, setEdited] = useState<Note>();
  const form = useDraftForm(noteDraftSchema, { text: '' }, useAppSelector(selectCurrency));
  const write = (note: Note | undefined) => {
    setEdited(note);
    form.setValue('text', note?.text ?? '', { shouldDirty: true });
    form.setFocus('text');
  };
  return (
    <FormDialog
      title={texts.title}
      help="notes"
      saveLabel={edited ? texts.save : texts.add}
      form={form}
      onSave={({ text }) => dispatch(saveNotes([{ subject, subjectId }], text, edited?.id))}
    >
      <NoteList
        subject={subject}
        subjectId={subjectId}
        actionsOf={(note) => (
          <>
            <RowButton
              label={edited?.id === note.id ? texts.cancelEditing : texts.edit}
              about={note.text}
              onClick={() => write(edited?.id === note.id ? undefined : note)}
            />
            <RowButton
              label={texts.remove}
              about={note.text}
              onClick={() => {
                if (edited?.id === note.id) write(undefined);
                dispatch(removeNote(note));
              }}
            />
          </>
        )}
      />
      <FormField label={edited ? texts.changedNote : texts.newNote} isRequired isMultiline {...fieldOf(form)('text')} />
    </FormDialog>
  );
}

type ListProps = AboutNote & { actionsOf?: (note: Note) => ReactNode };

function NoteList({ subject, subjectId, actionsOf }: ListProps) {
  const timeOf = useRecordedTime();
  const notes = useAppSelector((state) => selectNotesAbout(state, { subject, subjectId }));
  return (
    <>
      <p>{texts.about(subject, subjectId)}</p>
      {notes.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ol className={list.list} aria-label={texts.list}>
          {notes.map((note) => (
            <li key={note.id}>
              <div>
                <p className={styles.text}>{note.text}</p>
                <small>{texts.writtenBy(note.recordedBy, timeOf(note), note.replaces !== undefined)}</small>
              </div>
              {actionsOf?.(note)}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
