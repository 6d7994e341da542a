import { nanoid } from '@reduxjs/toolkit';
import type { SavedView } from '@/domain/lists/savedViews';
import { addressToSave } from '@/domain/lists/savedViewAddress';
import { selectAddress } from '@/selectors/screenSelectors';
import { savedViewsActions, selectSavedViews } from '@/slices/entities/savedViewsSlice';
import { selectPinnedReports } from '@/selectors/pinnedReports';
import { toastShown } from '@/slices/ui/layoutSlice';
import { dispatchIfAccepted, type Command } from './command';
import * as texts from './texts/viewTexts';

/** Saves the address of the current list under a name. A name of only spaces saves nothing. */
export function saveView(name: string): Command<boolean> {
  return (dispatch, getState) => {
    if (name.trim() === '') return false;
    const view = { id: nanoid(), name: name.trim(), address: addressToSave(selectAddress(getState())) };
    const toast = { title: texts.viewSaved, text: view.name, undo: savedViewsActions.viewRemoved(view.id) };
    return dispatch(dispatchIfAccepted(savedViewsActions.viewSaved(view), selectSavedViews, toast));
  };
}

export function renameView({ id, name: before }: SavedView, name: string): Command<boolean> {
  const undo = savedViewsActions.viewRenamed({ id, name: before });
  const toast = { title: texts.viewRenamed, text: texts.renamed(before, name.trim()), undo };
  return dispatchIfAccepted(savedViewsActions.viewRenamed({ id, name }), selectSavedViews, toast);
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
