import { useEffect } from 'react';
import Button from 'react-bootstrap/Button';
import * as styles from '@/components/page/banners/Banner.module.scss';
import { Notice } from '@/components/page/Notice';
import { selectIsOpenDeleted, selectIsOpenMissing } from '@/selectors/sync/staleDataSet';
import { isAnythingTyped } from '@/components/forms/useUnloadQuestion';
import { useWorkspaceServices } from '@/features/imports/WorkspaceContext';
import { selectOpenDialog } from '@/slices/ui/dialogsSlice';
import { useAppSelector } from '@/store/hooks';
import * as texts from './texts';

/** Shown when another tab changed or deleted the open data set. A changed one reloads automatically unless that would discard typed text. */
export function StaleDataSetBanner() {
  const { reload } = useWorkspaceServices();
  const isDeleted = useAppSelector(selectIsOpenDeleted);
  const isMissing = useAppSelector(selectIsOpenMissing);
  const dialog = useAppSelector(selectOpenDialog);
  // A reload would end the import that is running.
  const isReading = dialog.kind === 'importFile' || dialog.kind === 'bringInReport';
  useEffect(() => {
    if (!isDeleted && !isReading && !isAnythingTyped()) reload();
  }, [isDeleted, dialog, isReading, reload]);

  if (isDeleted)
    return (
      <Notice variant="warning" about="persistence" className={styles.banner}>
        <p>
          <strong>{isMissing ? texts.missingTitle : texts.deletedTitle}</strong>{' '}
          {isMissing ? texts.missingText : texts.deletedText}
        </p>
      </Notice>
    );
  return (
    <Notice variant="warning" about="persistence" className={styles.banner}>
      <p>
        <strong>{texts.changedTitle}</strong> {texts.changedText}
      </p>
      <div className={styles.actions}>
        <Button variant="outline-secondary" size="sm" onClick={reload}>
          {texts.reload}
        </Button>
      </div>
    </Notice>
  );
}

/** Shown when the storage has records that only a newer version can read. */
export function NewerRecordsBanner() {
  const { reload } = useWorkspaceServices();
  return (
    <Notice variant="warning" about="persistence" className={styles.banner}>
      <p>{texts.newerRecords}</p>
      <div className={styles.actions}>
        <Button variant="outline-secondary" size="sm" onClick={reload}>
          {texts.reload}
        </Button>
      </div>
    </Notice>
  );
}
