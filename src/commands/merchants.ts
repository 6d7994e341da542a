import { isSame } from '@/domain/isSame';
import { draftOfMerchant, nextMerchantId, type MerchantDraft } from '@/domain/merchants/merchantForm';
import type { MerchantStatus } from '@/domain/merchants/merchants';
import { selectMerchant, selectMerchantRows } from '@/selectors/entitySelectors';
import { merchantsActions, selectMerchantOverlay } from '@/slices/entities/merchantsSlice';
import { dayOf } from '@/store/clock';
import { tellIfAccepted, type Command } from './command';

/** Adds a merchant under the next free id; false where the rules refuse it. */
export function addMerchant(draft: MerchantDraft): Command<boolean> {
  return (dispatch, getState, { clock }) => {
    const id = nextMerchantId(selectMerchantRows(getState()));
    const undo = merchantsActions.merchantRemoved(id);
    const toast = { title: 'Merchant added', text: `${draft.name} stands first in the list.`, undo };
    const event = merchantsActions.merchantAdded({ id, draft, joinedOn: dayOf(clock) });
    return dispatch(tellIfAccepted(event, selectMerchantOverlay, toast));
  };
}

/** Changes what a merchant's form holds; false where the rules refuse it. */
export function editMerchant(id: string, draft: MerchantDraft): Command<boolean> {
  return (dispatch, getState) => {
    const before = selectMerchant(getState(), id);
    if (!before) return false;
    const undo = merchantsActions.merchantEdited({ id, draft: draftOfMerchant(before) });
    const toast = { title: 'Merchant saved', text: `The changes to ${draft.name} are kept.`, undo };
    const wasSo = isSame(draftOfMerchant(before), draft);
    return dispatch(
      tellIfAccepted(merchantsActions.merchantEdited({ id, draft }), selectMerchantOverlay, toast, wasSo),
    );
  };
}

/** Changes a merchant's status; Undo brings back the status and the reason there was. False where the rules refuse it. */
export function changeMerchantStatus(id: string, status: MerchantStatus, reason?: string): Command<boolean> {
  return (dispatch, getState) => {
    const before = selectMerchant(getState(), id);
    if (!before) return false;
    const undo = merchantsActions.merchantStatusChanged({ id, status: before.status, reason: before.statusReason });
    const toast = { title: 'Status changed', text: `${before.name} is ${status} now.`, undo };
    const event = merchantsActions.merchantStatusChanged({ id, status, reason });
    return dispatch(tellIfAccepted(event, selectMerchantOverlay, toast));
  };
}
