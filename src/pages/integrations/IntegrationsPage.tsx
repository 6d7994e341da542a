import { Plus } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { ConfigurationBadges } from '@/components/ConfigurationBadges';
import { PageHeading } from '@/components/PageHeading';
import { DialogLink } from '@/containers/DialogLink';
import { ListScreen } from '@/containers/ListScreen';
import { INTEGRATION_LIST } from '@/domain/integrationList';
import { fileOf } from '@/domain/lists';
import { integrationsList } from '@/selectors/integrationsSelectors';
import { dialogOpened } from '@/slices/dialogsSlice';
import { integrationsListActions } from '@/slices/integrationsListSlice';
import { useAppDispatch } from '@/store/hooks';

export function IntegrationsPage() {
  const dispatch = useAppDispatch();
  return (
    <>
      <PageHeading title="Integrations" subtitle="Overview of the latest integrations">
        <Button onClick={() => dispatch(dialogOpened({ kind: 'createIntegration' }))}>
          <Plus aria-hidden size={18} /> Create Integration
        </Button>
      </PageHeading>
      <ListScreen
        list={integrationsList}
        actions={integrationsListActions}
        file={{ selectTable: (state) => fileOf(INTEGRATION_LIST, integrationsList.selectSorted(state)) }}
        search={{ label: 'Search by merchant name', placeholder: 'Search by merchant name' }}
        cells={{
          merchant: {
            render: ({ id, merchantName, integrationName }) => (
              <DialogLink
                dialog={{ kind: 'viewIntegration', integrationId: id }}
                label={`${merchantName}, view ${integrationName}`}
              >
                {merchantName}
              </DialogLink>
            ),
          },
          name: { render: ({ integrationName }) => integrationName },
          configuration: { render: ({ configurations }) => <ConfigurationBadges enabled={configurations} /> },
        }}
      />
    </>
  );
}
