import { MissingRowDialog } from '@/components/MissingRowDialog';
import { selectIntegration } from '@/selectors/integrationsSelectors';
import { dialogClosed } from '@/slices/dialogsSlice';
import { integrationsActions } from '@/slices/integrationsSlice';
import { toastShown } from '@/slices/layoutSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { IntegrationFormDialog } from './IntegrationFormDialog';

const TITLE = 'Edit Integration';

export function EditIntegrationDialog({ integrationId }: { integrationId: string }) {
  const dispatch = useAppDispatch();
  const before = useAppSelector((state) => selectIntegration(state, integrationId));
  const close = () => dispatch(dialogClosed());
  if (!before) return <MissingRowDialog title={TITLE} noun="integration" id={integrationId} onClose={close} />;
  return (
    <IntegrationFormDialog
      title={TITLE}
      id={integrationId}
      integration={before}
      onSaved={(integration) => {
        dispatch(integrationsActions.integrationEdited(integration));
        close();
        dispatch(
          toastShown({
            title: 'Integration saved',
            text: `The changes to ${integration.integrationName} are kept.`,
            undo: integrationsActions.integrationEdited(before),
          }),
        );
      }}
    />
  );
}
