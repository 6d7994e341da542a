import { Plus } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { PageHeading } from '@/components/PageHeading';
import { StatusBadge } from '@/components/StatusBadge';
import { DialogLink } from '@/containers/DialogLink';
import { ListScreen } from '@/containers/ListScreen';
import { merchantTone } from '@/domain/merchants';
import { formatMoney } from '@/domain/money';
import { formatCount } from '@/domain/paging';
import { MERCHANT_LIST } from '@/domain/merchantList';
import { fileOf } from '@/domain/lists';
import { merchantsList } from '@/selectors/merchantsSelectors';
import { dialogOpened } from '@/slices/dialogsSlice';
import { merchantsListActions } from '@/slices/merchantsListSlice';
import { useAppDispatch } from '@/store/hooks';

export function MerchantsPage() {
  const dispatch = useAppDispatch();
  return (
    <>
      <PageHeading title="Merchants" subtitle="List of all the merchants you can manage.">
        <Button onClick={() => dispatch(dialogOpened({ kind: 'addMerchant' }))}>
          <Plus aria-hidden size={18} /> Add New Merchant
        </Button>
      </PageHeading>
      <ListScreen
        list={merchantsList}
        actions={merchantsListActions}
        file={{ selectTable: (state) => fileOf(MERCHANT_LIST, merchantsList.selectSorted(state)) }}
        search={{ label: 'Search merchants', placeholder: 'Search merchants...' }}
        footer={{ pageSizeLabel: 'Show entries', pagerStyle: 'arrows' }}
        cells={{
          name: {
            render: ({ id, name }) => (
              <DialogLink dialog={{ kind: 'merchantDetails', merchantId: id }}>{name}</DialogLink>
            ),
          },
          transactions: { render: ({ transactions }) => formatCount(transactions), isNumeric: true },
          sales: { render: ({ totalSales }) => formatMoney(totalSales), isNumeric: true },
          status: { render: ({ status }) => <StatusBadge label={status} tone={merchantTone(status)} /> },
        }}
      />
    </>
  );
}
