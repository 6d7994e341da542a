import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { assignTo } from '@/commands/assignments';
import { fieldOf } from '@/components/forms/fields/fieldOf';
import { FormDialog } from '@/components/forms/FormDialog';
import { FormField } from '@/components/forms/fields/FormField';
import { useDraftForm } from '@/components/forms/useDraftForm';
import { assignmentKey } from '@/domain/assignments/assignments';
import { assignmentDraftSchema } from '@/domain/assignments/schema';
import { selectAssignments } from '@/selectors/assignments/assignmentSelectors';
import { selectAssignmentActs } from '@/selectors/selection/selectedAssignments';
import { selectSignedInPerson } from '@/selectors/permissions/permissions';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { useAssignees } from './useAssignees';
import * as texts from './texts';

/** Assigns the selected rows to one person with one reason, as a batch. */
export function BulkAssignDialog() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [subjects] = useState(() => selectAssignmentActs(store.getState()).assign.qualified);
  const people = useAssignees();
  const assignments = useAppSelector(selectAssignments);
  const { id: me } = useAppSelector(selectSignedInPerson);
  const form = useDraftForm(assignmentDraftSchema, { step: me, note: '' }, useAppSelector(selectCurrency));
  const step = useWatch({ control: form.control, name: 'step' });
  const chosen = people.find(({ id }) => id === step);
  const open = subjects.flatMap((subject) => {
    const current = assignments.get(assignmentKey(subject));
    return current?.state === 'open' ? [current] : [];
  });
  const theirs = open.filter(({ assignee }) => assignee.id === step).length;
  return (
    <FormDialog
      title={texts.assignAll(subjects)}
      help="assignments"
      isNarrow
      saveLabel={texts.assign}
      form={form}
      onSave={({ note }) =>
        chosen !== undefined && dispatch(assignTo(subjects, { id: chosen.id, name: chosen.name }, note))
      }
    >
      <div className="d-grid gap-3">
        <p className="mb-0">{texts.sameReason}</p>
        <FormField
          label={texts.person}
          {...fieldOf(form)('step')}
          options={people.map(({ id, name }) => ({ value: id, label: texts.personName(name, id === me) }))}
        />
        {chosen && theirs > 0 && <p className="mb-0">{texts.unchanged(theirs, chosen.name)}</p>}
        {open.length > theirs && <p className="mb-0">{texts.takenFrom(open.length - theirs)}</p>}
        <FormField label={texts.reason} hint={texts.reasonHint} isMultiline {...fieldOf(form)('note')} />
      </div>
    </FormDialog>
  );
}
