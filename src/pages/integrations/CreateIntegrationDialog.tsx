import { addIntegration } from '@/commands/integrations';
import { selectNextIntegrationNumber } from '@/selectors/nextNumbers';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { IntegrationFormDialog } from './IntegrationFormDialog';
import * as texts from './formTexts';

export function CreateIntegrationDialog() {
  const dispatch = useAppDispatch();
  const number = useAppSelector(selectNextIntegrationNumber);
  return (
    <IntegrationFormDialog
      title={texts.createIntegration}
      number={number}
      onSave={(integration) => dispatch(addIntegration(integration))}
    />
  );
}
