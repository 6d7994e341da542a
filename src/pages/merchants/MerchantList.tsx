import { StatusBadge } from '@/components/badges/StatusBadge';
import { DialogLink } from '@/containers/DialogLink';
import { ListScreen } from '@/containers/ListScreen';
import { merchantTone } from '@/domain/merchants/merchants';
import { selectTableOf } from '@/selectors/lists/listTable';
import { merchantsList } from '@/selectors/merchantsSelectors';
import * as texts from './texts';

export function MerchantList() {
  return (
    <ListScreen
      list={merchantsList}
      file={{ selectTable: selectTableOf(merchantsList) }}
      footer={{ pageSizeLabel: texts.showEntries, pagerStyle: 'arrows' }}
      cells={{
        name: {
          render: ({ id, name }) => (
            <DialogLink dialog={{ kind: 'merchantDetails', merchantId: id }}>{name}</DialogLink>
          ),
          place: 'name',
        },
        sales: { place: 'figure' },
        status: {
          render: ({ status }) => <StatusBadge label={status} tone={merchantTone(status)} />,
          width: 'short',
          place: 'badge',
        },
      }}
    />
  );
}
