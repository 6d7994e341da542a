import Button from 'react-bootstrap/Button';
import { SecondaryButton } from '@/components/buttons/SecondaryButton';
import type { ImportAnswer } from '@/data/imports/messages';
import * as texts from './importTexts';
import * as styles from './importing.module.scss';
import * as field from '@/components/forms/fields/FormField.module.scss';

type Props = {
  progress: Extract<ImportAnswer, { kind: 'progress' }> | undefined;
  isSaving: boolean;
  onCancel: () => void;
};

/** The bar shows bytes, because the number of rows is unknown before the end. Saving is short and cannot be stopped. */
export function ImportProgress({ progress, isSaving, onCancel }: Props) {
  const { bytes = 0, total = 1, rows = 0 } = progress ?? {};
  const what = isSaving ? texts.saving : texts.reading;
  return (
    <>
      <p role="status">{what}</p>
      <progress className="w-100" aria-label={what} {...(isSaving ? {} : { max: total, value: bytes })} />
      {!isSaving && (
        <>
          <p>{rows > 0 && texts.rowsRead(rows)}</p>
          <SecondaryButton onClick={onCancel}>{texts.stopReading}</SecondaryButton>
        </>
      )}
    </>
  );
}

export function Problems({ problems, id }: { problems: readonly string[]; id?: string }) {
  return (
    <div id={id} role="alert" className={field.message}>
      {problems.map((problem) => (
        <p key={problem} className="mb-1">
          {problem}
        </p>
      ))}
    </div>
  );
}

type MergeNoticeProps = { name: string; onNewWorkspace: () => void };

/** Shown when files update the open workspace although the operator was not asked. */
export function MergeNotice({ name, onNewWorkspace }: MergeNoticeProps) {
  return (
    <p>
      {texts.updates} <strong>{name}</strong>.{' '}
      <Button variant="link" className={styles.inline} onClick={onNewWorkspace}>
        {texts.intoNewWorkspace}
      </Button>
    </p>
  );
}
