import { sampleDataReset } from '@/slices/persistenceSlice';
import { dialogClosed, selectOpenDialog } from '@/slices/ui/dialogsSlice';
import { toastShown } from '@/slices/ui/layoutSlice';
import type { Command } from './command';
import * as texts from './texts/workspaceTexts';

/** Confirms the open question and resets the sample data once, however often the button is pressed. */
export function resetSampleData(): Command {
  return (dispatch, getState) => {
    if (selectOpenDialog(getState()).kind !== 'resetSampleData') return;
    dispatch(dialogClosed());
    dispatch(sampleDataReset());
    dispatch(toastShown({ title: texts.demoDataReset, text: texts.demoDataRestored }));
  };
}
