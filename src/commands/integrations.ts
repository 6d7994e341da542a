import { editedFields } from '@/domain/changes/editedFields';
import { isSame } from '@/lib/objects';
import type { Integration } from '@/domain/integrations/integrations';
import { createRowId } from '@/domain/newRows';
import { selectIntegration } from '@/selectors/entitySelectors';
import { selectNextIntegrationNumber } from '@/selectors/nextNumbers';
import { integrationsActions, selectIntegrationOverlay } from '@/slices/entities/integrationsSlice';
import { selectConcurrentChanges } from '@/selectors/sync/concurrentChanges';
import { integrationAdded } from '@/slices/ui/toastTexts';
import { dispatchIfAccepted, type Command } from './command';
import { withAudit } from './changes/auditTrail';
import * as texts from './texts/rowTexts';

/** Adds an integration under the next free number. Returns false if the rules refuse it. */
export function addIntegration(fields: Omit<Integration, 'id' | 'number'>): Command<boolean> {
  return (dispatch, getState) => {
    const id = createRowId('INT');
    const integration = { ...fields, id, number: selectNextIntegrationNumber(getState()) };
    const undo = integrationsActions.integrationRemoved(id);
    const toast = { title: integrationAdded, text: texts.addedAtTop(integration.integrationName), undo };
    const event = integrationsActions.integrationAdded(integration);
    return dispatch(withAudit(dispatchIfAccepted(event, selectIntegrationOverlay, toast)));
  };
}

/**
 * Saves the fields of an integration that differ from when its form opened, and reports what another tab changed
 * meanwhile. Returns false if the rules refuse them for the newest row.
 */
export function editIntegration(opened: Integration, fields: Integration): Command<boolean> {
  return (dispatch, getState) => {
    const { id } = opened;
    // The form knows only the fields of this version. Those of a later version stay.
    const typed = { ...opened, ...fields, split: { ...opened.split, ...fields.split } };
    const before = selectIntegration(getState(), id);
    if (!before) return false;
    const editedHere = editedFields(opened, typed);
    const edited = { ...before, ...editedHere };
    const isUnchanged = isSame(before, edited);
    const concurrent = selectConcurrentChanges(getState(), opened, typed, before);
    const toast = {
      title: texts.integrationSaved,
      text: texts.saved(edited.integrationName, isUnchanged, concurrent),
      undo: isUnchanged
        ? undefined
        : {
            ...integrationsActions.integrationEdited({ id, ...editedFields(edited, before) }),
            unlessChanged: { subject: 'integration' as const, id, fields: editedFields(before, edited) },
          },
    };
    const event = integrationsActions.integrationEdited({ id, ...editedHere });
    return dispatch(withAudit(dispatchIfAccepted(event, selectIntegrationOverlay, toast, isUnchanged)));
  };
}
