import { isSame } from '@/domain/isSame';
import { describeCount } from '@/domain/lists/paging';
import { draftOfMerchant, type MerchantDraft } from '@/domain/merchants/merchantForm';
import { standingOf, type MerchantStatus } from '@/domain/merchants/merchants';
import { selectMerchant } from '@/selectors/entitySelectors';
import { selectActiveIntegrations } from '@/selectors/merchantDetails';
import { selectNextMerchantId } from '@/selectors/nextIds';
import { integrationsActions } from '@/slices/entities/integrationsSlice';
import { merchantsActions, selectMerchantOverlay } from '@/slices/entities/merchantsSlice';
import { dayOf, momentOf } from '@/store/clock';
import { tellIfAccepted, type Command } from './command';
import { recording } from './recording';

/** Adds a merchant under the next free id; false where the rules refuse it. */
export function addMerchant(draft: MerchantDraft): Command<boolean> {
  return (dispatch, getState, { clock }) => {
    const id = selectNextMerchantId(getState());
    const undo = merchantsActions.merchantRemoved(id);
    const toast = { title: 'Merchant added', text: `${draft.name} stands first in the list.`, undo };
    const event = merchantsActions.merchantAdded({ id, draft, joinedOn: dayOf(clock) });
    return dispatch(recording(tellIfAccepted(event, selectMerchantOverlay, toast)));
  };
}

/** Changes what a merchant's form holds; false where the rules refuse it. */
export function editMerchant(id: string, draft: MerchantDraft): Command<boolean> {
  return (dispatch, getState) => {
    const before = selectMerchant(getState(), id);
    if (!before) return false;
    const draftBefore = draftOfMerchant(before);
    const wasSo = isSame(draftBefore, draft);
    const undo = merchantsActions.merchantEdited({ id, draft: draftBefore });
    const toast = wasSo
      ? { title: 'Merchant saved', text: `${draft.name} is unchanged.` }
      : { title: 'Merchant saved', text: `The changes to ${draft.name} are kept.`, undo };
    const event = merchantsActions.merchantEdited({ id, draft });
    return dispatch(recording(tellIfAccepted(event, selectMerchantOverlay, toast, wasSo)));
  };
}

/**
 * Changes a merchant's status, and where that is asked for, makes its active integrations inactive; Undo brings back all that
 * was. False where the rules refuse it.
 */
export function changeMerchantStatus(
  id: string,
  status: MerchantStatus,
  reason?: string,
  alsoIntegrations = false,
): Command<boolean> {
  return (dispatch, getState, { clock }) => {
    const before = selectMerchant(getState(), id);
    if (!before) return false;
    const integrationIds = alsoIntegrations ? selectActiveIntegrations(getState(), id).map((row) => row.id) : [];
    const isOne = integrationIds.length === 1;
    const also = `, and ${describeCount(integrationIds.length, 'integration')} ${isOne ? 'is' : 'are'} Inactive`;
    const text = `${before.name} is ${status} now${integrationIds.length > 0 ? also : ''}.`;
    const undo = merchantsActions.merchantStatusUndone({ id, before: standingOf(before), integrationIds });
    const event = merchantsActions.merchantStatusChanged({ id, status, reason, moment: momentOf(clock) });
    const change: Command<boolean> = () => {
      const toast = { title: 'Status changed', text, undo };
      if (!dispatch(tellIfAccepted(event, selectMerchantOverlay, toast))) return false;
      if (integrationIds.length > 0) dispatch(integrationsActions.integrationsMadeInactive(integrationIds));
      return true;
    };
    return dispatch(recording(change));
  };
}
