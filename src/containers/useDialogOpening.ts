import { dialogOpened, innerDialogOpened, selectOpenDialog, type DialogRequest } from '@/slices/ui/dialogsSlice';
import { useAppStore } from '@/store/hooks';

/** Returns what opens a dialog: above the open one, if there is one. */
export function useDialogOpening(): (dialog: DialogRequest) => void {
  const store = useAppStore();
  return (dialog) => {
    const isAbove = selectOpenDialog(store.getState()).kind !== 'none';
    store.dispatch(isAbove ? innerDialogOpened(dialog) : dialogOpened(dialog));
  };
}
