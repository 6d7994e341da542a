import { saveNotes } from '@/commands/notes';
import { fieldOf } from '@/components/forms/fields/fieldOf';
import { FormDialog } from '@/components/forms/FormDialog';
import { FormField } from '@/components/forms/fields/FormField';
import { useDraftForm } from '@/components/forms/useDraftForm';
import { noteDraftSchema } from '@/domain/notes/schema';
import { selectSelectedSubjects } from '@/selectors/selection/selectedSubjects';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { useAppDispatch, useAppStore, useAppSelector } from '@/store/hooks';
import * as texts from './texts';
import { useState } from 'react';

/** Adds the same note to each selected row. */
export function BulkNoteDialog() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [subjects] = useState(() => selectSelectedSubjects(store.getState()));
  const form = useDraftForm(noteDraftSchema, { text: '' }, useAppSelector(selectCurrency));
  return (
    <FormDialog
      title={texts.add}
      help="notes"
      isNarrow
      saveLabel={texts.addTo(subjects)}
      form={form}
      onSave={({ text }) => dispatch(saveNotes(subjects, text))}
    >
      <p>{texts.sameNote(subjects)}</p>
      <FormField label={texts.newNote} isRequired isMultiline {...fieldOf(form)('text')} />
    </FormDialog>
  );
}
