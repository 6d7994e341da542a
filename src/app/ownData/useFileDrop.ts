import { useEffect, useState } from 'react';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { useAppDispatch } from '@/store/hooks';
import { useOwnData } from './OwnDataContext';

/** Takes a file that is dropped anywhere on the console; whether one is held above it. */
export function useFileDrop(): boolean {
  const dispatch = useAppDispatch();
  const { onDropped } = useOwnData();
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    const hold = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsHeld(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setIsHeld(false);
    };
    const drop = (event: DragEvent) => {
      setIsHeld(false);
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      onDropped(file);
      dispatch(dialogOpened({ kind: 'importFile' }));
    };
    window.addEventListener('dragover', hold);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', hold);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, [dispatch, onDropped]);
  return isHeld;
}
