import { Plus } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { ConfigurationBadges } from '@/components/badges/ConfigurationBadges';
import { PageHeading } from '@/components/page/PageHeading';
import { DialogLink } from '@/containers/DialogLink';
import { ListScreen } from '@/containers/ListScreen';
import { integrationsList } from '@/selectors/integrations/integrationsSelectors';
import { selectTableOf } from '@/selectors/lists/listTable';
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
        file={{ selectTable: selectTableOf(integrationsList) }}
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
          configuration: {
            render: ({ configurations }) => <ConfigurationBadges enabled={configurations} />,
            place: 'badge',
          },
        }}
      />
    </>
  );
}
