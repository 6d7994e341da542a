import { Plus } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { ConfigurationBadges } from '@/components/badges/ConfigurationBadges';
import { PageHeading } from '@/components/page/PageHeading';
import { DialogLink } from '@/containers/DialogLink';
import { ListScreen } from '@/containers/ListScreen';
import { integrationsList } from '@/selectors/integrationsSelectors';
import { selectTableOf } from '@/selectors/lists/listTable';
import { integrationsListActions } from '@/slices/lists/integrationsListSlice';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { useAppDispatch } from '@/store/hooks';

const FILE = { selectTable: selectTableOf(integrationsList) };

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
        file={FILE}
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
            place: 'name',
          },
          name: { render: ({ integrationName }) => integrationName },
          configuration: {
            render: ({ configurations }) => <ConfigurationBadges enabled={configurations} />,
            place: 'badge',
          },
        }}
      />
    </>
  );
}
