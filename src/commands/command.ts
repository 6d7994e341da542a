import type { UnknownAction } from '@reduxjs/toolkit';
import { selectAsOf } from '@/slices/ui/asOfSlice';
import { toastShown, type UndoAction } from '@/slices/ui/layoutSlice';
import { isShared } from '@/domain/workspaces/shared';
import type { RecordKind } from '@/domain/entries/entryKinds';
import { isRecord } from '@/lib/objects';
import type { Clock } from '@/store/clock';
import type { TextStorage } from '@/store/persistence/storage';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/store';
import * as texts from './texts/refusedTexts';

/** A thunk for one action of an operator. `clock` gives the time, and `storage` has the texts of the workspace if it is persisted. */
export type Command<Result = void> = (
  dispatch: AppDispatch,
  getState: () => RootState,
  dependencies: { clock: Clock; storage?: TextStorage | undefined },
) => Result;

/**
 * Runs an action that records its time. While a past day is shown, or if the computer's clock shows a year that no
 * stored time has, a toast says so and the result is `refused`.
 */
export function withValidClock<Result>(act: Command<Result>, refused: Result): Command<Result> {
  return (dispatch, getState, { clock }) => {
    const day = selectAsOf(getState());
    if (day !== null) {
      dispatch(toastShown({ title: texts.nothingRecorded, text: texts.pastShown(day) }));
      return refused;
    }
    const year = clock().now.getFullYear();
    if (year >= 1970 && year <= 9999) return dispatch(act);
    dispatch(toastShown({ title: texts.nothingRecorded, text: texts.wrongClock(year) }));
    return refused;
  };
}

/**
 * Dispatches an event and shows a toast with an Undo if the reducer accepted it. A reducer refuses what the rules
 * refuse: then `changed` returns the same object as before, and the result is false, unless the state `wasSo` already.
 * A wrong clock also refuses it.
 */
export function dispatchIfAccepted(
  event: UnknownAction,
  changed: (state: RootState) => unknown,
  toast: { title: string; text: string; undo?: UndoAction },
  wasSo = false,
): Command<boolean> {
  const notify: Command<boolean> = (dispatch, getState) => {
    const before = changed(getState());
    dispatch(event);
    if (changed(getState()) === before && !wasSo) return false;
    const isOfTeam = isShared(getState().workspace.own?.id ?? '');
    dispatch(toastShown(isOfTeam ? { ...toast, about: idsIn(event) } : toast));
    return true;
  };
  return withValidClock(notify, false);
}

/** The events of plain records: they are recorded, and withdrawn by their ids. */
export type RecordEvents<Value> = {
  recorded: (records: readonly Value[]) => UnknownAction;
  withdrawn: (ids: readonly string[]) => UndoAction;
};

/** Records plain records in their slice. One Undo withdraws all of them. Returns false if the rules refuse them. */
export function recordAll<Value extends { id: string }>(
  { name, actions }: { name: RecordKind; actions: RecordEvents<Value> },
  records: readonly Value[],
  toast: { title: string; text: string },
): Command<boolean> {
  const undo = actions.withdrawn(records.map(({ id }) => id));
  return dispatchIfAccepted(actions.recorded(records), (state) => state[name].records, { ...toast, undo });
}

/** The ids of the records of an event. */
function idsIn({ payload }: UnknownAction): string[] {
  return [payload].flat().flatMap((record) => (isRecord(record) && typeof record.id === 'string' ? [record.id] : []));
}
