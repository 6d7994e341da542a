import { useState } from 'react';
import { RowButton } from '@/components/buttons/SecondaryButton';
import { useWorkspaceServices } from '@/features/imports/WorkspaceContext';
import { backUp, type Backup } from '@/commands/backups';
import { withValidClock } from '@/commands/command';
import { downloadBlob } from '@/components/browser/downloadText';
import { describeStorageFailure } from '@/data/dataSets/storageFailure';
import { selectIsPersistenceFailing } from '@/slices/persistenceSlice';
import { toastShown } from '@/slices/ui/layoutSlice';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import * as texts from './backupTexts';

/** Saves a workspace as one file. The toast says how to restore it, because nothing else on the screen does. */
export function BackUpButton({ id, name }: { id: string; name: string }) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { openWorkspaces, written } = useWorkspaceServices();
  const [isMaking, setIsMaking] = useState(false);

  async function save() {
    setIsMaking(true);
    try {
      await written?.();
      const backup = await dispatch(withValidClock<Promise<Backup> | undefined>(backUp(openWorkspaces, id), undefined));
      if (backup) {
        downloadBlob(backup.fileName, backup.file);
        const missing = selectIsPersistenceFailing(store.getState()) ? ` ${texts.changesMissing}` : '';
        const text = `${texts.backupFile(backup.fileName)}${missing}`;
        dispatch(toastShown({ title: texts.backedUp(name), text }));
      }
    } catch (error) {
      const text = texts.backupFailed(describeStorageFailure(error));
      dispatch(toastShown({ title: texts.notBackedUp(name), text }));
    }
    setIsMaking(false);
  }

  return (
    <RowButton label={texts.backUp} about={name} aria-disabled={isMaking} onClick={() => void (isMaking || save())} />
  );
}
