import { editedFields } from '@/domain/changes/editedFields';
import { isSame } from '@/lib/objects';
import { draftOfMerchant, tidyMerchantDraft, type MerchantDraft } from '@/domain/merchants/merchantForm';
import { getStatusSnapshot, type MerchantStatus } from '@/domain/merchants/merchants';
import { createRowId } from '@/domain/newRows';
import { selectMerchant } from '@/selectors/entitySelectors';
import { selectActiveIntegrations } from '@/selectors/merchantDetails';
import { selectNextMerchantNumber } from '@/selectors/nextNumbers';
import { integrationsActions } from '@/slices/entities/integrationsSlice';
import { merchantsActions, selectMerchantOverlay } from '@/slices/entities/merchantsSlice';
import { toastShown } from '@/slices/ui/layoutSlice';
import { selectConcurrentChanges } from '@/selectors/sync/concurrentChanges';
import { merchantAdded } from '@/slices/ui/toastTexts';
import { dayOf, readMoment } from '@/store/auditStamp';
import { dispatchIfAccepted, withValidClock, type Command } from './command';
import { withAudit } from './changes/auditTrail';
import * as texts from './texts/rowTexts';

/** Adds a merchant under the next free number. Returns false if the rules refuse it. */
export function addMerchant(draft: MerchantDraft): Command<boolean> {
  return (dispatch, getState, { clock }) => {
    const id = createRowId('MER');
    const number = selectNextMerchantNumber(getState());
    const undo = merchantsActions.merchantRemoved(id);
    const toast = { title: merchantAdded, text: texts.addedAtTop(draft.name), undo };
    const event = merchantsActions.merchantAdded({ id, number, draft, joinedOn: dayOf(clock) });
    return dispatch(withAudit(dispatchIfAccepted(event, selectMerchantOverlay, toast)));
  };
}

/**
 * Saves the fields of a merchant that differ from when its form opened, and reports what another tab changed
 * meanwhile. Returns false if the rules refuse them for the newest row.
 */
export function editMerchant(id: string, opened: MerchantDraft, typed: MerchantDraft): Command<boolean> {
  return (dispatch, getState) => {
    const merchant = selectMerchant(getState(), id);
    if (!merchant) return false;
    const before = draftOfMerchant(merchant);
    const editedHere = editedFields(tidyMerchantDraft(opened), tidyMerchantDraft(typed), before);
    const edited = { ...before, ...editedHere };
    const isUnchanged = isSame(before, edited);
    const concurrent = selectConcurrentChanges(getState(), opened, typed, before);
    const toast = {
      title: texts.merchantSaved,
      text: texts.saved(edited.name, isUnchanged, concurrent),
      undo: isUnchanged
        ? undefined
        : {
            ...merchantsActions.merchantEdited({ id, draft: editedFields(edited, before, edited) }),
            unlessChanged: {
              subject: 'merchant' as const,
              id,
              fields: editedFields(before, edited),
            },
          },
    };
    const event = merchantsActions.merchantEdited({ id, draft: editedHere });
    return dispatch(withAudit(dispatchIfAccepted(event, selectMerchantOverlay, toast, isUnchanged)));
  };
}

/**
 * Changes a merchant's status and, if requested, deactivates its active integrations. Undo restores all of it. Returns
 * false if the rules refuse it.
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
    const text = texts.statusIs(before.name, status, integrationIds.length);
    const event = merchantsActions.merchantStatusChanged({ id, status, reason, moment: readMoment(clock) });
    const change: Command<boolean> = () => {
      dispatch(event);
      const after = selectMerchant(getState(), id);
      if (!after || after === before) return false;
      const undo = {
        ...merchantsActions.merchantStatusUndone({ id, before: getStatusSnapshot(before), integrationIds }),
        unlessChanged: { subject: 'merchant' as const, id, fields: getStatusSnapshot(after) },
      };
      dispatch(toastShown({ title: texts.statusChanged, text, undo }));
      if (integrationIds.length > 0) dispatch(integrationsActions.integrationsMadeInactive(integrationIds));
      return true;
    };
    return dispatch(withValidClock(withAudit(change), false));
  };
}

/**
 * Changes the status of several merchants with one reason. Undo restores all whose status has not changed since. Returns
 * false if the rules refuse all.
 */
export function changeMerchantStatuses(
  ids: readonly string[],
  status: MerchantStatus,
  reason?: string,
): Command<boolean> {
  const change: Command<boolean> = (dispatch, getState, { clock }) => {
    const before = getState();
    dispatch(merchantsActions.merchantStatusChanged({ id: ids, status, reason, moment: readMoment(clock) }));
    const changed = ids.flatMap((id) => {
      const [old, row] = [selectMerchant(before, id), selectMerchant(getState(), id)];
      if (!old || !row || old === row) return [];
      return [{ id, before: getStatusSnapshot(old), after: getStatusSnapshot(row), integrationIds: [] }];
    });
    if (changed.length === 0) return false;
    const undo = merchantsActions.merchantStatusUndone(changed);
    dispatch(toastShown({ title: texts.statusChanged, text: texts.statusesAre(changed.length, status), undo }));
    return true;
  };
  return withValidClock(withAudit(change), false);
}
