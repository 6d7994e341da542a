import { useId, useState, type ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Dialog } from '@/components/dialogs/Dialog';
import type { HelpTopic } from '@/domain/helpTopics';
import { DraftNote } from './DraftNote';
import * as styles from './FormDialog.module.scss';
import { useDraft } from './useDraft';
import { useLeave } from './useLeave';

type Props<Draft extends FieldValues, Output> = {
  title: string;
  help?: HelpTopic;
  isNarrow?: boolean;
  saveLabel?: string;
  /** Saving takes something from someone: it looks like what confirms a void. */
  isGrave?: boolean;
  /** What the form does not show: what another tab changed since it opened. */
  note?: string | undefined;
  /** What `useDraftForm` gives. */
  form: UseFormReturn<Draft, unknown, Output>;
  /** False where the rules refuse what the form let through: the rows may have changed since it was checked. */
  onSave: (values: Output) => boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a dialog with Cancel and Save. It never closes on what was typed without asking. */
export function FormDialog<Draft extends FieldValues, Output>({
  title,
  help,
  isNarrow = false,
  saveLabel = 'Save',
  isGrave = false,
  note,
  form,
  onSave,
  onClose,
  children,
}: Props<Draft, Output>) {
  const formId = useId();
  const { isDirty, errors, isSubmitted } = form.formState;
  const [isRefused, setIsRefused] = useState(false);
  const wrong = Object.keys(errors).length;
  const { keep } = useDraft<Draft>();
  const { leave, question } = useLeave(isDirty, onClose);

  const focusFirstWrong = () => form.trigger(undefined, { shouldFocus: true });
  const save = async (values: Output) => {
    const isAccepted = onSave(values);
    setIsRefused(!isAccepted);
    if (isAccepted) {
      keep(undefined);
      onClose();
    }
    // The fields say which of them the rows of now refuse.
    else await focusFirstWrong();
  };

  return (
    <Dialog
      title={title}
      help={help}
      size={isNarrow ? undefined : 'lg'}
      onClose={leave}
      dismiss="Cancel"
      question={
        <>
          {question}
          <p className={styles.summary} aria-live="polite">
            {note}{' '}
            {isSubmitted && wrong > 0
              ? `Not saved: ${wrong === 1 ? '1 field needs' : `${wrong} fields need`} a change.`
              : isRefused && 'Not saved: the data has changed meanwhile. Look it through and save again.'}
          </p>
        </>
      }
      footer={
        <Button type="submit" form={formId} variant={isGrave ? 'danger' : 'primary'}>
          {saveLabel}
        </Button>
      }
    >
      <Form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(save, focusFirstWrong)(event)}>
        <DraftNote onStartedOver={() => form.reset()} />
        {children}
      </Form>
    </Dialog>
  );
}
