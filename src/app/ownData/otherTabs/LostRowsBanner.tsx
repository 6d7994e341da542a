import { useEffect } from 'react';
import Button from 'react-bootstrap/Button';
import * as styles from '@/components/page/Banner.module.scss';
import { Notice } from '@/components/page/Notice';
import { selectIsOpenDeleted } from '@/selectors/lostRows';
import { isAnythingTyped } from '@/components/forms/useUnloadQuestion';
import { useOwnData } from '@/app/ownData/OwnDataContext';
import { selectOpenDialog } from '@/slices/ui/dialogsSlice';
import { useAppSelector } from '@/store/hooks';

/** Says that another tab has changed or deleted the rows that are open. Changed ones are loaded as soon as that takes nothing away. */
export function LostRowsBanner() {
  const { onReloadChosen } = useOwnData();
  const isDeleted = useAppSelector(selectIsOpenDeleted);
  const dialog = useAppSelector(selectOpenDialog);
  // A file that is being read would be read in vain.
  const isReading = dialog.kind === 'importFile' || dialog.kind === 'bringInReport';
  useEffect(() => {
    if (!isDeleted && !isReading && !isAnythingTyped()) onReloadChosen();
  }, [isDeleted, dialog, isReading, onReloadChosen]);

  if (isDeleted)
    return (
      <Notice variant="warning" about="persistence" className={styles.banner}>
        <p>
          <strong>This workspace was deleted in another tab.</strong> Nothing more is recorded in it. You can restore it
          in the list of the workspaces until you reload SplitPay.
        </p>
      </Notice>
    );
  return (
    <Notice variant="warning" about="persistence" className={styles.banner}>
      <p>
        <strong>The rows of this workspace were changed in another tab.</strong> You still see those from before, and
        nothing is recorded of them. What you are typing stays until you reload.
      </p>
      <div className={styles.actions}>
        <Button variant="outline-secondary" size="sm" onClick={onReloadChosen}>
          Reload
        </Button>
      </div>
    </Notice>
  );
}
