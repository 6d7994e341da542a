import { useEffect } from 'react';
import { SmallButton } from '@/components/buttons/SecondaryButton';
import { WarningBanner } from '@/components/page/banners/WarningBanner';
import { selectIsOpenDeleted, selectIsOpenMissing } from '@/selectors/sync/staleDataSet';
import { isAnythingTyped } from '@/components/forms/useUnloadQuestion';
import { useWorkspaceServices } from '@/features/imports/WorkspaceContext';
import { selectIsShared } from '@/selectors/sync/pendingChanges';
import { selectOpenDialog } from '@/slices/ui/dialogsSlice';
import { useAppSelector } from '@/store/hooks';
import * as texts from './texts';

/** Shown when another tab changed or deleted the open data set. A changed one reloads automatically unless that would discard typed text. */
export function StaleDataSetBanner() {
  const { reload } = useWorkspaceServices();
  const isDeleted = useAppSelector(selectIsOpenDeleted);
  const isMissing = useAppSelector(selectIsOpenMissing);
  const isShared = useAppSelector(selectIsShared);
  const dialog = useAppSelector(selectOpenDialog);
  // A reload would end the import that is running.
  const isReading = dialog.kind === 'importFile' || dialog.kind === 'bringInReport';
  useEffect(() => {
    if (!isDeleted && !isReading && !isAnythingTyped()) reload();
  }, [isDeleted, dialog, isReading, reload]);

  if (isMissing) return <WarningBanner title={texts.missingTitle} text={texts.missingText} />;
  if (isDeleted && isShared) return <WarningBanner title={texts.deletedSharedTitle} text={texts.deletedSharedText} />;
  if (isDeleted) return <WarningBanner title={texts.deletedTitle} text={texts.deletedText} />;
  return (
    <WarningBanner title={isShared ? texts.changedSharedTitle : texts.changedTitle} text={texts.changedText}>
      <SmallButton onClick={reload}>{texts.reload}</SmallButton>
    </WarningBanner>
  );
}

/** Shown when the storage has records that only a newer version can read. */
export function NewerRecordsBanner() {
  const { reload } = useWorkspaceServices();
  return (
    <WarningBanner text={texts.newerRecords}>
      <SmallButton onClick={reload}>{texts.reload}</SmallButton>
    </WarningBanner>
  );
}
