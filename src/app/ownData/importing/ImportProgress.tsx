import Button from 'react-bootstrap/Button';
import type { ImportAnswer } from '@/data/imports/messages';
import { formatCount } from '@/domain/lists/paging';
import * as styles from './ownData.module.scss';

type Props = {
  progress: Extract<ImportAnswer, { kind: 'progress' }> | undefined;
  isSaving: boolean;
  onCancel: () => void;
};

/** How far a file is read: bytes for the eye, rows in words. Its saving is short, and is not stopped halfway. */
export function ImportProgress({ progress, isSaving, onCancel }: Props) {
  const { bytes = 0, total = 1, rows = 0 } = progress ?? {};
  const what = isSaving ? 'Saving the workspace' : 'Reading the file';
  return (
    <>
      <p role="status">{what}</p>
      <progress className={styles.progress} aria-label={what} {...(isSaving ? {} : { max: total, value: bytes })} />
      {!isSaving && (
        <>
          <p>{rows > 0 && `${formatCount(rows)} rows read`}</p>
          <Button variant="outline-secondary" onClick={onCancel}>
            Stop reading
          </Button>
        </>
      )}
    </>
  );
}
