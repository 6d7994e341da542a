import { Plus } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import Card from 'react-bootstrap/Card';
import { ConfigurationBadges } from '@/components/ConfigurationBadges';
import { DataTable, type Column } from '@/components/DataTable';
import { FilterSelect } from '@/components/FilterSelect';
import { ListFooter } from '@/components/ListFooter';
import { PageHeading } from '@/components/PageHeading';
import { SearchField } from '@/components/SearchField';
import { ALL_CONFIGURATIONS, CONFIGURATIONS } from '@/domain/integrations';
import { selectIntegrationsPage } from '@/selectors/integrationsSelectors';
import { dialogOpened } from '@/slices/dialogsSlice';
import { integrationsActions, selectConfigurationFilter, selectIntegrationsSearch } from '@/slices/integrationsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

type Row = ReturnType<typeof selectIntegrationsPage>['rows'][number];

export function IntegrationsPage() {
  const dispatch = useAppDispatch();
  const view = useAppSelector(selectIntegrationsPage);
  const search = useAppSelector(selectIntegrationsSearch);
  const configuration = useAppSelector(selectConfigurationFilter);

  const columns: [Column<Row>, ...Column<Row>[]] = [
    {
      header: 'MERCHANT NAME',
      render: ({ id, merchantName, integrationName }) => (
        <button
          type="button"
          className="row-link"
          aria-label={`${merchantName}, view ${integrationName}`}
          onClick={() => dispatch(dialogOpened({ kind: 'viewIntegration', integrationId: id }))}
        >
          {merchantName}
        </button>
      ),
    },
    { header: 'INTEGRATION NAME', render: ({ integrationName }) => integrationName },
    { header: 'CONFIGURATION', render: ({ configurations }) => <ConfigurationBadges enabled={configurations} /> },
  ];

  return (
    <>
      <PageHeading title="Integrations" subtitle="Overview of the latest integrations" />
      <Card>
        <div className="list-tools">
          <SearchField
            label="Search by merchant name"
            placeholder="Search by merchant name"
            value={search}
            onChange={(text) => dispatch(integrationsActions.searchChanged(text))}
          />
          <FilterSelect
            label="Configuration"
            options={[ALL_CONFIGURATIONS, ...CONFIGURATIONS]}
            value={configuration}
            onChange={(option) => dispatch(integrationsActions.configurationChosen(option))}
          />
          <Button className="ms-md-auto" onClick={() => dispatch(dialogOpened({ kind: 'createIntegration' }))}>
            <Plus aria-hidden size={18} /> Create Integration
          </Button>
        </div>
        <DataTable
          caption="Integrations"
          columns={columns}
          rows={view.rows}
          rowKey={({ id }) => id}
          emptyText="No integration matches"
        />
        <ListFooter
          noun="integrations"
          view={view}
          onPageChosen={(page) => dispatch(integrationsActions.pageChosen(page))}
          onPageSizeChosen={(size) => dispatch(integrationsActions.pageSizeChosen(size))}
        />
      </Card>
    </>
  );
}
