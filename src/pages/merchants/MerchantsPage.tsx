import { Plus } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { StatusBadge } from '@/components/badges/StatusBadge';
import { PageHeading } from '@/components/page/PageHeading';
import { DialogLink } from '@/containers/DialogLink';
import { ListScreen } from '@/containers/ListScreen';
import { Money } from '@/containers/Money';
import { formatCount } from '@/domain/lists/paging';
import { merchantTone } from '@/domain/merchants/merchants';
import { selectTableOf } from '@/selectors/lists/listTable';
import { merchantsList } from '@/selectors/merchantsSelectors';
import { merchantsListActions } from '@/slices/lists/merchantsListSlice';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { useAppDispatch } from '@/store/hooks';

const FILE = { selectTable: selectTableOf(merchantsList) };

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
        file={FILE}
        search={{ label: 'Search merchants', placeholder: 'Search merchants...' }}
        footer={{ pageSizeLabel: 'Show entries', pagerStyle: 'arrows' }}
        cells={{
          name: {
            render: ({ id, name }) => (
              <DialogLink dialog={{ kind: 'merchantDetails', merchantId: id }}>{name}</DialogLink>
            ),
            place: 'name',
          },
          transactions: { render: ({ transactions }) => formatCount(transactions), isNumeric: true },
          sales: { render: ({ totalSales }) => <Money cents={totalSales} />, isNumeric: true, place: 'figure' },
          status: {
            render: ({ status }) => <StatusBadge label={status} tone={merchantTone(status)} />,
            width: 'short',
            place: 'badge',
          },
        }}
      />
    </>
  );
}
