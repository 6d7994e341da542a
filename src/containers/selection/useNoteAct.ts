import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { useAppDispatch } from '@/store/hooks';
import { MOST_NOTES } from '@/domain/notes/vocabulary';
import * as texts from './texts';

/** The act that adds a note to each of the selected rows, unless there are too many. */
export function useNoteAct(count: number) {
  const dispatch = useAppDispatch();
  const areTooMany = count > MOST_NOTES;
  return {
    label: texts.addNote,
    qualified: areTooMany ? 0 : count,
    refusals: areTooMany ? [{ text: texts.tooManyNotes, count }] : [],
    onRun: () => dispatch(dialogOpened({ kind: 'bulkNote' })),
  };
}
