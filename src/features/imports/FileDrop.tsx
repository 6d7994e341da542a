import { useEffect, useState } from 'react';
import { dialogOpened, selectOpenDialog } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './FileDrop.module.scss';
import { dropFiles } from './texts';
import { useWorkspaceServices } from './WorkspaceContext';

/** Files can be dropped over these dialogs. Over any other dialog, opening the import would discard what was typed. */
const OPEN_TO_FILES: readonly string[] = ['none', 'importFile', 'workspaces'];

/** Opens the import for files that are dropped anywhere on the page, and says so while they are dragged over it. */
export function FileDrop() {
  const dispatch = useAppDispatch();
  const { onDropped, canImport } = useWorkspaceServices();
  const isOpen = OPEN_TO_FILES.includes(useAppSelector(selectOpenDialog).kind);
  const isAccepted = canImport && isOpen;
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    const hold = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      // Even for a rejected drop: by default the browser would navigate away to the file.
      event.preventDefault();
      if (isAccepted) setIsHeld(true);
      else event.dataTransfer.dropEffect = 'none';
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setIsHeld(false);
    };
    const drop = (event: DragEvent) => {
      setIsHeld(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      if (!isAccepted) return;
      onDropped(files);
      dispatch(dialogOpened({ kind: 'importFile' }));
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('dragover', hold, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('drop', drop, { signal });
    return () => listening.abort();
  }, [dispatch, onDropped, isAccepted]);
  return isHeld && <p className={styles.dropping}>{dropFiles}</p>;
}
