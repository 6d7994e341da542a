import { Plus } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { ConfigurationBadges } from '@/components/badges/ConfigurationBadges';
import { PageHeading } from '@/components/page/PageHeading';
import { DialogLink } from '@/containers/DialogLink';
import { ListScreen } from '@/containers/ListScreen';
import { INTEGRATION_LIST } from '@/domain/integrations/integrationList';
import { fileOf } from '@/domain/lists/lists';
import { integrationsList } from '@/selectors/integrationsSelectors';
import { integrationsListActions } from '@/slices/lists/integrationsListSlice';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
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
