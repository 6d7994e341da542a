import { StatusBadge } from '@/components/badges/StatusBadge';
import { DialogLink } from '@/containers/DialogLink';
import { ListScreen } from '@/containers/ListScreen';
import { Money } from '@/containers/Money';
import { formatCount } from '@/domain/lists/paging';
import { merchantTone } from '@/domain/merchants/merchants';
import { selectTableOf } from '@/selectors/lists/listTable';
import { merchantsList } from '@/selectors/merchantsSelectors';
import { merchantsListActions } from '@/slices/lists/merchantsListSlice';

const FILE = { selectTable: selectTableOf(merchantsList) };

/** The merchants that one can manage. */
export function MerchantList() {
  return (
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
  );
}
