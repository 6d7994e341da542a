import { isSame } from '@/domain/isSame';
import type { Integration } from '@/domain/integrations/integrations';
import { selectIntegration } from '@/selectors/entitySelectors';
import { integrationsActions, selectIntegrationOverlay } from '@/slices/entities/integrationsSlice';
import { tellIfAccepted, type Command } from './command';
import { recording } from './recording';

/** Adds an integration; false where the rules refuse it. */
export function addIntegration(integration: Integration): Command<boolean> {
  const toast = {
    title: 'Integration added',
    text: `${integration.integrationName} stands first in the list.`,
    undo: integrationsActions.integrationRemoved(integration.id),
  };
  return recording(tellIfAccepted(integrationsActions.integrationAdded(integration), selectIntegrationOverlay, toast));
}

/** Changes an integration; false where the rules refuse it. */
export function editIntegration(integration: Integration): Command<boolean> {
  return (dispatch, getState) => {
    const before = selectIntegration(getState(), integration.id);
    const wasSo = isSame(before, integration);
    const toast = {
      title: 'Integration saved',
      text: wasSo
        ? `${integration.integrationName} is unchanged.`
        : `The changes to ${integration.integrationName} are kept.`,
      undo: wasSo || !before ? undefined : integrationsActions.integrationEdited(before),
    };
    const event = integrationsActions.integrationEdited(integration);
    return dispatch(recording(tellIfAccepted(event, selectIntegrationOverlay, toast, wasSo)));
  };
}
