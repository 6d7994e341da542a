import type { ReactNode } from 'react';
import { assignTo, finishAssignments } from '@/commands/assignments';
import { fieldOf } from '@/components/forms/fields/fieldOf';
import { FormDialog } from '@/components/forms/FormDialog';
import { FormField } from '@/components/forms/fields/FormField';
import { useDraftForm } from '@/components/forms/useDraftForm';
import * as list from '@/components/lists/actionList.module.scss';
import { Dialog } from '@/components/dialogs/Dialog';
import { RefusalText } from '@/containers/RefusalText';
import { useRecordedTime } from '@/containers/useRecordedTime';
import { stepOfAssignment, type AssignedSubject, type Assignment } from '@/domain/assignments/assignments';
import { assignmentDraftSchema } from '@/domain/assignments/schema';
import { selectAssignmentOf, selectAssignmentSteps } from '@/selectors/assignments/assignmentSelectors';
import { selectNameSubject } from '@/selectors/assignments/subjectNames';
import { assignmentSteps } from '@/selectors/changes/texts';
import { selectPermission, selectSignedInPerson } from '@/selectors/permissions/permissions';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useAssignees } from './useAssignees';
import * as texts from './texts';

/** The value of the step that is done; all others are ids of people. */
const DONE = 'done';

/** Who had and has a payment, a discrepancy or a dispute, and what comes next. */
export function AssignmentDialog({ subject: kind, subjectId, reportId }: AssignedSubject) {
  const subject: AssignedSubject = { subject: kind, subjectId, ...(reportId !== undefined && { reportId }) };
  const permission = useAppSelector((state) => selectPermission(state, 'assign'));
  const steps = useAppSelector((state) => selectAssignmentSteps(state, subject));
  const current = useAppSelector((state) => selectAssignmentOf(state, subject));
  const known = <Steps subject={subject} steps={steps} />;
  if (permission.allowed) return <StepForm subject={subject} current={current} known={known} />;
  return (
    <Dialog title={texts.title} help="assignments">
      {known}
      <RefusalText refusal={permission.refusal} />
    </Dialog>
  );
}

type FormProps = {
  subject: AssignedSubject;
  current: Assignment | undefined;
  known: ReactNode;
};

function StepForm({ subject, current, known }: FormProps) {
  const dispatch = useAppDispatch();
  const people = useAssignees();
  const { id: me } = useAppSelector(selectSignedInPerson);
  const isOpen = current?.state === 'open';
  const assignees = people.filter(({ id }) => !isOpen || id !== current.assignee.id);
  const nameOf = ({ id, name }: { id: string; name: string }) => {
    const describe = isOpen ? texts.reassignTo : id === current?.assignee.id ? texts.reopenFor : texts.assignTo;
    return describe(name, id === me);
  };
  const first = isOpen ? DONE : (assignees.find(({ id }) => id === current?.assignee.id)?.id ?? me);
  const form = useDraftForm(assignmentDraftSchema, { step: first, note: '' }, useAppSelector(selectCurrency));
  return (
    <FormDialog
      title={texts.title}
      help="assignments"
      isNarrow
      form={form}
      onSave={({ step, note }) => {
        if (step === DONE) return dispatch(finishAssignments([subject], note));
        const assignee = assignees.find(({ id }) => id === step);
        return assignee !== undefined && dispatch(assignTo([subject], { id: step, name: assignee.name }, note));
      }}
    >
      {known}
      <div className="d-grid gap-3">
        <FormField
          label={texts.next}
          {...fieldOf(form)('step')}
          options={[
            ...(isOpen ? [{ value: DONE, label: texts.markDone }] : []),
            ...assignees.map((person) => ({ value: person.id, label: nameOf(person) })),
          ]}
        />
        <FormField label={texts.note} hint={texts.noteHint} isMultiline {...fieldOf(form)('note')} />
      </div>
    </FormDialog>
  );
}

function Steps({ subject, steps }: { subject: AssignedSubject; steps: readonly Assignment[] }) {
  const timeOf = useRecordedTime();
  const { about } = useAppSelector(selectNameSubject)(subject);
  return (
    <>
      <p>{texts.about(subject.subject, about)}</p>
      {steps.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ol className={list.list} aria-label={texts.steps}>
          {steps.map((step, index) => (
            <li key={step.id}>
              <div>
                <strong>{assignmentSteps[stepOfAssignment(step, steps[index - 1])](step.assignee.name)}</strong>
                {step.note !== '' && <p className="mb-0">{step.note}</p>}
                <small>{texts.stepBy(step.recordedBy, timeOf(step))}</small>
              </div>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
