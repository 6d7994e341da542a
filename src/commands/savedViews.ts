import { nanoid } from '@reduxjs/toolkit';
import type { SavedView } from '@/domain/lists/savedViews';
import { addressToSave } from '@/domain/lists/savedViewAddress';
import { selectAddress } from '@/selectors/screenSelectors';
import { savedViewsActions, selectSavedViews } from '@/slices/entities/savedViewsSlice';
import { selectPinnedReports } from '@/selectors/pinnedReports';
import { selectMyId } from '@/slices/teamSlice';
import { toastShown } from '@/slices/ui/layoutSlice';
import { dispatchIfAccepted, type Command } from './command';
import * as texts from './texts/viewTexts';

/** Who sees a saved view of a shared workspace: its owner alone, or everybody of the team. */
export type Audience = 'me' | 'team';

/**
 * Saves the address of the current list under a name. A name of only spaces saves nothing. In a local workspace, a view
 * needs no owner.
 */
export function saveView(name: string, audience: Audience = 'team'): Command<boolean> {
  return (dispatch, getState) => {
    if (name.trim() === '') return false;
    const view = {
      id: nanoid(),
      name: name.trim(),
      address: addressToSave(selectAddress(getState())),
      ...(audience === 'me' && { owner: selectMyId(getState()) }),
    };
    const toast = { title: texts.viewSaved, text: view.name, undo: savedViewsActions.viewRemoved(view.id) };
    return dispatch(dispatchIfAccepted(savedViewsActions.viewSaved(view), selectSavedViews, toast));
  };
}

/** Renames a view, and with an audience changes who sees it. */
export function renameView(
  { id, name: before, owner: formerOwner }: SavedView,
  name: string,
  audience?: Audience,
): Command<boolean> {
  return (dispatch, getState) => {
    const owner = audience === 'me' ? selectMyId(getState()) : null;
    const undo = savedViewsActions.viewRenamed({ id, name: before, ...(audience && { owner: formerOwner ?? null }) });
    const toast = { title: texts.viewRenamed, text: texts.renamed(before, name.trim()), undo };
    const event = savedViewsActions.viewRenamed({ id, name, ...(audience && { owner }) });
    return dispatch(dispatchIfAccepted(event, selectSavedViews, toast));
  };
}

export function removeView(view: SavedView): Command<boolean> {
  const toast = { title: texts.viewDeleted, text: view.name, undo: savedViewsActions.viewSaved(view) };
  return dispatchIfAccepted(savedViewsActions.viewRemoved(view.id), selectSavedViews, toast);
}

/** The most reports on the dashboard. */
const MOST_PINS = 3;

/** Shows a saved comparison on the dashboard. A fourth one is refused with the names of the others. */
export function pinReport({ id, name }: SavedView): Command<boolean> {
  return (dispatch, getState) => {
    const pinned = selectPinnedReports(getState());
    if (pinned.length < MOST_PINS) return dispatch(changePin(id, true, { title: texts.reportPinned, text: name }));
    dispatch(toastShown({ title: texts.tooManyPins, text: texts.unpinFirst(pinned.map((view) => view.name)) }));
    return false;
  };
}

/** Removes a report from the dashboard. The saved view stays. */
export function unpinReport({ id, name }: SavedView): Command<boolean> {
  return changePin(id, false, { title: texts.reportUnpinned, text: name });
}

function changePin(id: string, isPinned: boolean, toast: { title: string; text: string }): Command<boolean> {
  const undo = savedViewsActions.viewPinned({ id, isPinned: !isPinned });
  return dispatchIfAccepted(savedViewsActions.viewPinned({ id, isPinned }), selectSavedViews, { ...toast, undo });
}
