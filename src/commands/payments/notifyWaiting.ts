import { selectPendingIds } from '@/selectors/sync/pendingChanges';
import { selectToasts, toastDismissed, toastShown } from '@/slices/ui/layoutSlice';
import type { Command } from '@/commands/command';
import { notAccepted } from '@/commands/texts/paymentTexts';

/** Replaces messages that say that something was recorded, if it waits for the server: nobody may act on it before. */
export function notifyWaiting(): Command {
  return (dispatch, getState) => {
    const pending = selectPendingIds(getState());
    const untrue = selectToasts(getState()).filter(({ about }) => about?.some((id) => pending.has(id)));
    for (const { id } of untrue) dispatch(toastDismissed(id));
    if (untrue.length > 0) dispatch(toastShown(notAccepted()));
  };
}
