import { dialogClosed, selectOpenDialog } from '@/slices/dialogsSlice';
import { toastShown } from '@/slices/layoutSlice';
import { sampleDataReset } from '@/slices/memorySlice';
import type { AppDispatch, RootState } from './store';

/** Confirms the open question: the sample data come back once, however often the button is pressed. */
export function resetSampleData() {
  return (dispatch: AppDispatch, getState: () => RootState) => {
    if (selectOpenDialog(getState()).kind !== 'resetSampleData') return;
    dispatch(dialogClosed());
    dispatch(sampleDataReset());
    dispatch(toastShown({ title: 'Sample data reset', text: 'Everything is as it was at the start' }));
  };
}
