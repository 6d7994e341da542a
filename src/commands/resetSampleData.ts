import { sampleDataReset } from '@/slices/persistenceSlice';
import { dialogClosed, selectOpenDialog } from '@/slices/ui/dialogsSlice';
import { firstStepsChosen, toastShown } from '@/slices/ui/layoutSlice';
import type { Command } from './command';
import * as texts from './texts/workspaceTexts';

/** Confirms the open question and resets the sample data once, however often the button is pressed. */
export function resetSampleData(): Command {
  return (dispatch, getState) => {
    if (selectOpenDialog(getState()).kind !== 'resetSampleData') return;
    dispatch(dialogClosed());
    dispatch(sampleDataReset());
    // The figures are demo data again, which the strip says.
    dispatch(firstStepsChosen('strip'));
    dispatch(toastShown({ title: texts.demoDataReset, text: texts.demoDataRestored }));
  };
}
