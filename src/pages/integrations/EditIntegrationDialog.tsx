import { editIntegration } from '@/commands/integrations';
import { MissingRowDialog } from '@/components/dialogs/MissingRowDialog';
import { numberOf } from '@/domain/rowNumbers';
import { selectIntegration } from '@/selectors/entitySelectors';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { IntegrationFormDialog } from './IntegrationFormDialog';
import * as texts from './formTexts';

const TITLE = texts.editIntegration;

export function EditIntegrationDialog({ integrationId }: { integrationId: string }) {
  const dispatch = useAppDispatch();
  const before = useAppSelector((state) => selectIntegration(state, integrationId));
  const close = () => dispatch(dialogClosed());
  if (!before) return <MissingRowDialog title={TITLE} noun="integration" id={integrationId} onClose={close} />;
  return (
    <IntegrationFormDialog
      title={TITLE}
      number={numberOf(before)}
      integration={before}
      onSave={(typed, opened = before) => dispatch(editIntegration(opened, typed))}
    />
  );
}
