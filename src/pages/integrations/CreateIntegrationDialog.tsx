import { selectNextIntegrationId } from '@/selectors/integrationsSelectors';
import { dialogClosed } from '@/slices/dialogsSlice';
import { integrationsActions } from '@/slices/integrationsSlice';
import { toastShown } from '@/slices/layoutSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { IntegrationFormDialog } from './IntegrationFormDialog';

export function CreateIntegrationDialog() {
  const dispatch = useAppDispatch();
  const id = useAppSelector(selectNextIntegrationId);
  return (
    <IntegrationFormDialog
      title="Create Integration"
      id={id}
      onSaved={(integration) => {
        dispatch(integrationsActions.integrationAdded(integration));
        dispatch(dialogClosed());
        dispatch(
          toastShown({
            title: 'Integration added',
            text: `${integration.integrationName} stands first in the list.`,
            undo: integrationsActions.integrationRemoved(id),
          }),
        );
      }}
    />
  );
}
