import { use, useState, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { DialogClosing } from '@/components/dialogs/DialogClosing';
import type { HelpTopic } from '@/domain/help/helpTopics';
import { DraftNote } from './DraftNote';
import * as styles from './FormDialog.module.scss';
import { SubmitDialog } from './SubmitDialog';
import { useDraft } from './useDraft';
import { useLeaveQuestion } from './useLeaveQuestion';
import * as texts from './texts';

type Props<Draft extends FieldValues, Output> = {
  title: string;
  help?: HelpTopic;
  isNarrow?: boolean;
  saveLabel?: string;
  /** Saving restricts somebody, so the button is red as in the void dialog. */
  isGrave?: boolean;
  /** Changes that another tab made since the form opened. */
  note?: string | undefined;
  /** The result of `useDraftForm`. */
  form: UseFormReturn<Draft, unknown, Output>;
  /** Returns false if the rules reject the values, because the rows may have changed since the form validated them. */
  onSave: (values: Output) => boolean;
  children: ReactNode;
};

/** A form in a dialog with Cancel and Save. It asks before it discards typed text. */
export function FormDialog<Draft extends FieldValues, Output>({
  title,
  help,
  isNarrow = false,
  saveLabel = texts.save,
  isGrave = false,
  note,
  form,
  onSave,
  children,
}: Props<Draft, Output>) {
  const { isDirty, errors, isSubmitted } = form.formState;
  const close = use(DialogClosing);
  const [isRefused, setIsRefused] = useState(false);
  const wrong = Object.keys(errors).length;
  const { save: saveDraft } = useDraft<Draft>();
  const { leave, question } = useLeaveQuestion(isDirty);

  const focusFirstWrong = () => form.trigger(undefined, { shouldFocus: true });
  const save = async (values: Output) => {
    const isAccepted = onSave(values);
    setIsRefused(!isAccepted);
    if (isAccepted) {
      saveDraft(undefined);
      close();
    }
    // The fields show which values the current rows reject.
    else await focusFirstWrong();
  };

  return (
    <SubmitDialog
      title={title}
      help={help}
      size={isNarrow ? undefined : 'lg'}
      submitLabel={saveLabel}
      isGrave={isGrave}
      question={
        <>
          {question}
          <p className={styles.summary} aria-live="polite">
            {note} {isSubmitted && wrong > 0 ? texts.fixFields(wrong) : isRefused && texts.changedConcurrently}
          </p>
        </>
      }
      onSubmit={() => void form.handleSubmit(save, focusFirstWrong)()}
      onClose={leave}
    >
      <DraftNote onStartedOver={() => form.reset()} />
      {children}
    </SubmitDialog>
  );
}
