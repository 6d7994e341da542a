import { addIntegration } from '@/commands/integrations';
import { selectNextIntegrationId } from '@/selectors/integrationDetails';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
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
        if (dispatch(addIntegration(integration))) dispatch(dialogClosed());
      }}
    />
  );
}
