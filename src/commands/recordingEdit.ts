import { differingFields } from '@/domain/changes/differingFields';
import type { Edit } from '@/domain/changes/edits';
import { isSame } from '@/domain/isSame';
import { editRecorded } from '@/slices/entities/editsSlice';
import { stampOf } from '@/store/clock';
import type { RootState } from '@/store/rootReducer';
import type { Command } from './command';

/** Does an edit of a row, and where that changed it, records who did it, when, and what stood there before. */
export function recordingEdit(
  { subject, rowId }: Pick<Edit, 'subject' | 'rowId'>,
  selectRow: (state: RootState, rowId: string) => object | undefined,
  edit: Command<boolean>,
): Command<boolean> {
  return (dispatch, getState, { clock }) => {
    const before = selectRow(getState(), rowId);
    if (!dispatch(edit)) return false;
    const after = selectRow(getState(), rowId);
    if (!isSame(before, after)) {
      const fields = before ? differingFields(before, after) : null;
      dispatch(editRecorded({ ...stampOf(clock), subject, rowId, before: fields }));
    }
    return true;
  };
}
