import { Plus } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import Card from 'react-bootstrap/Card';
import { ConfigurationBadges } from '@/components/ConfigurationBadges';
import { DataTable, type Columns } from '@/components/DataTable';
import { EmptyResult } from '@/components/EmptyResult';
import { ExportButton } from '@/components/ExportButton';
import { FilterSelect } from '@/components/FilterSelect';
import { ListFooter } from '@/components/ListFooter';
import { PageHeading } from '@/components/PageHeading';
import { SearchField } from '@/components/SearchField';
import { DialogLink } from '@/containers/DialogLink';
import { csvFileName } from '@/domain/csv';
import { NO_RANGE } from '@/domain/dates';
import {
  ALL_CONFIGURATIONS,
  ALL_STATUSES,
  CONFIGURATION_FILTERS,
  STATUS_FILTERS,
  type IntegrationColumn,
} from '@/domain/integrations';
import { selectIntegrationsPage, selectIntegrationsTable } from '@/selectors/integrationsSelectors';
import { dialogOpened } from '@/slices/dialogsSlice';
import { toastShown } from '@/slices/layoutSlice';
import {
  integrationsActions,
  selectConfigurationFilter,
  selectIntegrationStatusFilter,
  selectIntegrationsSearch,
  selectIntegrationsSort,
} from '@/slices/integrationsSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';

type Row = ReturnType<typeof selectIntegrationsPage>['rows'][number];

export function IntegrationsPage() {
  const dispatch = useAppDispatch();
  const view = useAppSelector(selectIntegrationsPage);
  const search = useAppSelector(selectIntegrationsSearch);
  const sort = useAppSelector(selectIntegrationsSort);
  const store = useAppStore();
  const configuration = useAppSelector(selectConfigurationFilter);
  const status = useAppSelector(selectIntegrationStatusFilter);

  const columns: Columns<Row, IntegrationColumn> = [
    {
      header: 'MERCHANT NAME',
      sortsBy: 'merchant',
      render: ({ id, merchantName, integrationName }) => (
        <DialogLink
          dialog={{ kind: 'viewIntegration', integrationId: id }}
          label={`${merchantName}, view ${integrationName}`}
        >
          {merchantName}
        </DialogLink>
      ),
    },
    { header: 'INTEGRATION NAME', sortsBy: 'name', render: ({ integrationName }) => integrationName },
    {
      header: 'CONFIGURATION',
      sortsBy: 'configuration',
      render: ({ configurations }) => <ConfigurationBadges enabled={configurations} />,
    },
  ];

  return (
    <>
      <PageHeading title="Integrations" subtitle="Overview of the latest integrations">
        <Button onClick={() => dispatch(dialogOpened({ kind: 'createIntegration' }))}>
          <Plus aria-hidden size={18} /> Create Integration
        </Button>
      </PageHeading>
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
            options={CONFIGURATION_FILTERS}
            value={configuration}
            onChange={(option) => dispatch(integrationsActions.configurationChosen(option))}
          />
          <FilterSelect
            label="Status"
            options={STATUS_FILTERS}
            value={status}
            onChange={(option) => dispatch(integrationsActions.statusChosen(option))}
          />
          <ExportButton
            fileName={csvFileName('integrations', NO_RANGE)}
            getTable={() => selectIntegrationsTable(store.getState())}
            onTold={(title, text) => dispatch(toastShown({ title, text }))}
          />
        </div>
        <DataTable
          caption="Integrations"
          columns={columns}
          rows={view.rows}
          rowKey={({ id }) => id}
          sort={sort}
          onSortChosen={(column) => dispatch(integrationsActions.sortChosen(column))}
          empty={
            <EmptyResult
              noun="integrations"
              lookedFor={[
                search.trim() && `“${search.trim()}”`,
                configuration === ALL_CONFIGURATIONS ? undefined : configuration,
                status === ALL_STATUSES ? undefined : status,
              ]}
              onCleared={() => dispatch(integrationsActions.filtersCleared())}
            />
          }
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
