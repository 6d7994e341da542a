import { Plus } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import Card from 'react-bootstrap/Card';
import { DataTable, type Column } from '@/components/DataTable';
import { FilterSelect } from '@/components/FilterSelect';
import { ListFooter } from '@/components/ListFooter';
import { PageHeading } from '@/components/PageHeading';
import { SearchField } from '@/components/SearchField';
import { StatusBadge } from '@/components/StatusBadge';
import { ALL_STATUSES, MERCHANT_STATUSES, merchantTone, type Merchant } from '@/domain/merchants';
import { formatMoney } from '@/domain/money';
import { formatCount } from '@/domain/paging';
import { selectMerchantsPage } from '@/selectors/merchantsSelectors';
import { dialogOpened } from '@/slices/dialogsSlice';
import { merchantsActions, selectMerchantsSearch, selectMerchantStatusFilter } from '@/slices/merchantsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

const COLUMNS: [Column<Merchant>, ...Column<Merchant>[]] = [
  { header: 'MERCHANT NAME', render: ({ name }) => name },
  { header: 'TRANSACTIONS', render: ({ transactions }) => formatCount(transactions), isNumeric: true },
  { header: 'TOTAL SALES', render: ({ totalSales }) => formatMoney(totalSales), isNumeric: true },
  { header: 'STATUS', render: ({ status }) => <StatusBadge label={status} tone={merchantTone(status)} /> },
];

export function MerchantsPage() {
  const dispatch = useAppDispatch();
  const view = useAppSelector(selectMerchantsPage);
  const search = useAppSelector(selectMerchantsSearch);
  const status = useAppSelector(selectMerchantStatusFilter);

  return (
    <>
      <PageHeading title="Merchants" subtitle="List of all the merchants you can manage." />
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
            options={[ALL_STATUSES, ...MERCHANT_STATUSES]}
            value={status}
            onChange={(option) => dispatch(merchantsActions.statusChosen(option))}
          />
          <Button className="ms-md-auto" onClick={() => dispatch(dialogOpened({ kind: 'addMerchant' }))}>
            <Plus aria-hidden size={18} /> Add New Merchant
          </Button>
        </div>
        <DataTable
          caption="Merchants"
          columns={COLUMNS}
          rows={view.rows}
          rowKey={({ id }) => id}
          emptyText="No merchant matches"
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
