import type { UnknownAction } from '@reduxjs/toolkit';
import { toastShown, type UndoAction } from '@/slices/ui/layoutSlice';
import type { Clock } from '@/store/clock';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/store';

/** One thing that an operator does; `clock` says when. */
export type Command<Result = void> = (
  dispatch: AppDispatch,
  getState: () => RootState,
  dependencies: { clock: Clock },
) => Result;

/**
 * Does something that is recorded with its time, unless the computer's clock shows a year that no stored time has: then a
 * toast says so, nothing is done, and the answer is `refused`.
 */
export function withValidClock<Result>(act: Command<Result>, refused: Result): Command<Result> {
  return (dispatch, _getState, { clock }) => {
    const year = clock().now.getFullYear();
    if (year >= 1970 && year <= 9999) return dispatch(act);
    const text = `The clock of this computer says the year ${year}. Set it and try again.`;
    dispatch(toastShown({ title: 'Nothing was recorded', text }));
    return refused;
  };
}

/**
 * Dispatches an event, and only where it was accepted says so in a toast, with what takes it back. A reducer refuses what
 * the rules refuse: then `changed` looks at the same as before, and the answer is false; unless it `wasSo` already. A wrong
 * clock of the computer refuses it, too.
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
    dispatch(toastShown(toast));
    return true;
  };
  return withValidClock(notify, false);
}

/** What a toast says of a row that was saved, and what another tab changed in it meanwhile. */
export function savedText(name: string, isUnchanged: boolean, meanwhile: string): string {
  return `${isUnchanged ? `${name} is unchanged` : `Changes to ${name} saved`}.${meanwhile && ` ${meanwhile}`}`;
}
