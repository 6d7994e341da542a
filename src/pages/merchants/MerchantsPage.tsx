import { Plus } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import Card from 'react-bootstrap/Card';
import { DataTable, type Columns } from '@/components/DataTable';
import { EmptyResult } from '@/components/EmptyResult';
import { ExportButton } from '@/components/ExportButton';
import { FilterSelect } from '@/components/FilterSelect';
import { ListFooter } from '@/components/ListFooter';
import { PageHeading } from '@/components/PageHeading';
import { SearchField } from '@/components/SearchField';
import { StatusBadge } from '@/components/StatusBadge';
import { DialogLink } from '@/containers/DialogLink';
import { csvFileName } from '@/domain/csv';
import { NO_RANGE } from '@/domain/dates';
import {
  ALL_STATUSES,
  MERCHANT_STATUS_FILTERS,
  merchantTone,
  type Merchant,
  type MerchantColumn,
} from '@/domain/merchants';
import { formatMoney } from '@/domain/money';
import { formatCount } from '@/domain/paging';
import { selectMerchantsPage, selectMerchantsTable } from '@/selectors/merchantsSelectors';
import { dialogOpened } from '@/slices/dialogsSlice';
import { toastShown } from '@/slices/layoutSlice';
import {
  merchantsActions,
  selectMerchantsSearch,
  selectMerchantsSort,
  selectMerchantStatusFilter,
} from '@/slices/merchantsSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';

export function MerchantsPage() {
  const dispatch = useAppDispatch();
  const view = useAppSelector(selectMerchantsPage);
  const search = useAppSelector(selectMerchantsSearch);
  const sort = useAppSelector(selectMerchantsSort);
  const store = useAppStore();
  const status = useAppSelector(selectMerchantStatusFilter);

  const columns: Columns<Merchant, MerchantColumn> = [
    {
      header: 'MERCHANT NAME',
      sortsBy: 'name',
      render: ({ id, name }) => <DialogLink dialog={{ kind: 'merchantDetails', merchantId: id }}>{name}</DialogLink>,
    },
    {
      header: 'TRANSACTIONS',
      sortsBy: 'transactions',
      render: ({ transactions }) => formatCount(transactions),
      isNumeric: true,
    },
    { header: 'TOTAL SALES', sortsBy: 'sales', render: ({ totalSales }) => formatMoney(totalSales), isNumeric: true },
    {
      header: 'STATUS',
      sortsBy: 'status',
      render: ({ status }) => <StatusBadge label={status} tone={merchantTone(status)} />,
    },
  ];

  return (
    <>
      <PageHeading title="Merchants" subtitle="List of all the merchants you can manage.">
        <Button onClick={() => dispatch(dialogOpened({ kind: 'addMerchant' }))}>
          <Plus aria-hidden size={18} /> Add New Merchant
        </Button>
      </PageHeading>
      <Card>
        <div className="list-tools">
          <SearchField
            label="Search merchants"
            placeholder="Search merchants..."
            value={search}
            onChange={(text) => dispatch(merchantsActions.searchChanged(text))}
          />
          <FilterSelect
            label="Status"
            options={MERCHANT_STATUS_FILTERS}
            value={status}
            onChange={(option) => dispatch(merchantsActions.statusChosen(option))}
          />
          <ExportButton
            fileName={csvFileName('merchants', NO_RANGE)}
            getTable={() => selectMerchantsTable(store.getState())}
            onTold={(title, text) => dispatch(toastShown({ title, text }))}
          />
        </div>
        <DataTable
          caption="Merchants"
          columns={columns}
          rows={view.rows}
          rowKey={({ id }) => id}
          sort={sort}
          onSortChosen={(column) => dispatch(merchantsActions.sortChosen(column))}
          empty={
            <EmptyResult
              noun="merchants"
              lookedFor={[search.trim() && `“${search.trim()}”`, status === ALL_STATUSES ? undefined : status]}
              onCleared={() => dispatch(merchantsActions.filtersCleared())}
            />
          }
        />
        <ListFooter
          noun="merchants"
          view={view}
          pageSizeLabel="Show entries"
          pagerStyle="arrows"
          onPageChosen={(page) => dispatch(merchantsActions.pageChosen(page))}
          onPageSizeChosen={(size) => dispatch(merchantsActions.pageSizeChosen(size))}
        />
      </Card>
    </>
  );
}
