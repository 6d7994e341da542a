import { addIntegration } from '@/commands/integrations';
import { selectNextIntegrationId } from '@/selectors/nextIds';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { IntegrationFormDialog } from './IntegrationFormDialog';
import * as texts from './formTexts';

export function CreateIntegrationDialog() {
  const dispatch = useAppDispatch();
  const id = useAppSelector(selectNextIntegrationId);
  return (
    <IntegrationFormDialog
      title={texts.createIntegration}
      id={id}
      onSave={(integration) => dispatch(addIntegration(integration))}
    />
  );
}
