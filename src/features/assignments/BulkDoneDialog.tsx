import { useState } from 'react';
import { finishAssignments } from '@/commands/assignments';
import { fieldOf } from '@/components/forms/fields/fieldOf';
import { FormDialog } from '@/components/forms/FormDialog';
import { FormField } from '@/components/forms/fields/FormField';
import { useDraftForm } from '@/components/forms/useDraftForm';
import { doneDraftSchema } from '@/domain/assignments/schema';
import { selectAssignmentActs } from '@/selectors/selection/selectedAssignments';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import * as texts from './texts';

/** Marks the assignments of the selected rows as done with one reason, as a batch. */
export function BulkDoneDialog() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [subjects] = useState(() => selectAssignmentActs(store.getState()).finish.qualified);
  const form = useDraftForm(doneDraftSchema, { note: '' }, useAppSelector(selectCurrency));
  return (
    <FormDialog
      title={texts.finishAll(subjects)}
      help="assignments"
      isNarrow
      saveLabel={texts.markDone}
      form={form}
      onSave={({ note }) => dispatch(finishAssignments(subjects, note))}
    >
      <p>{texts.sameReason}</p>
      <FormField label={texts.reason} isMultiline {...fieldOf(form)('note')} />
    </FormDialog>
  );
}
