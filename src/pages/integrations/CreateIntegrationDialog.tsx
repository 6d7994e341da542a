import { addIntegration } from '@/commands/integrations';
import { selectNextIntegrationId } from '@/selectors/nextIds';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { IntegrationFormDialog } from './IntegrationFormDialog';

export function CreateIntegrationDialog() {
  const dispatch = useAppDispatch();
  const id = useAppSelector(selectNextIntegrationId);
  return (
    <IntegrationFormDialog
      title="Create Integration"
      id={id}
      onSave={(integration) => dispatch(addIntegration(integration))}
    />
  );
}
