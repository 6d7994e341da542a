import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useOwnData } from '@/app/ownData/OwnDataContext';
import { backUp, type Backup } from '@/commands/backups';
import { withValidClock } from '@/commands/command';
import { downloadBlob } from '@/components/browser/downloadText';
import { describeStorageFailure } from '@/data/dataSets/storageFailure';
import { selectIsKeepingFailing } from '@/slices/persistenceSlice';
import { toastShown } from '@/slices/ui/layoutSlice';
import { useAppDispatch, useAppStore } from '@/store/hooks';

/** Saves one file that holds a workspace, and says what it is good for. */
export function BackUpButton({ id, name }: { id: string; name: string }) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { settled } = useOwnData();
  const [isMaking, setIsMaking] = useState(false);

  async function save() {
    setIsMaking(true);
    try {
      await settled?.();
      const backup = await dispatch(withValidClock<Promise<Backup> | undefined>(backUp(id), undefined));
      if (backup) {
        downloadBlob(backup.fileName, backup.file);
        const missing = selectIsKeepingFailing(store.getState()) ? ' What the browser does not keep is not in it.' : '';
        const text = `${backup.fileName} is saved. ‘Use your own data’ opens it, here or in another browser.${missing}`;
        dispatch(toastShown({ title: `${name} is backed up`, text }));
      }
    } catch (error) {
      const text = `The browser refuses: ${describeStorageFailure(error)}`;
      dispatch(toastShown({ title: `${name} is not backed up`, text }));
    }
    setIsMaking(false);
  }

  return (
    <Button variant="outline-secondary" size="sm" aria-disabled={isMaking} onClick={() => void (isMaking || save())}>
      Back up <span className="visually-hidden">{name}</span>
    </Button>
  );
}
