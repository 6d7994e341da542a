import { Plus } from 'lucide-react';
import { ActButton } from '@/containers/permissions/ActButton';
import { lazyPart } from '@/components/browser/lazyPart';
import { useArrived } from '@/components/browser/useArrived';
import { PageHeading } from '@/components/page/PageHeading';
import { ScreenTabs } from '@/components/page/ScreenTabs';
import { HelpLink } from '@/components/page/HelpLink';
import { addressOf, PATHS, VIEW_TITLES } from '@/domain/screens';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { selectScreenView } from '@/slices/ui/routeSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as texts from './texts';
import { StatusBadge } from '@/components/badges/StatusBadge';
import { DialogLink } from '@/containers/DialogLink';
import { PendingRow } from '@/containers/PendingRow';
import { ListScreen } from '@/containers/ListScreen';
import { merchantTone } from '@/domain/merchants/merchants';
import { selectTableOf } from '@/selectors/lists/listTable';
import { merchantsList } from '@/selectors/merchantsSelectors';

const MerchantSelectionBar = lazyPart(
  'MerchantSelectionBar',
  () => import(/* webpackChunkName: "merchant-selection" */ './selection/MerchantSelectionBar'),
);
const StatementsView = lazyPart(
  'StatementsView',
  () => import(/* webpackChunkName: "statements" */ './statements/StatementsView'),
);

export function MerchantsPage() {
  const dispatch = useAppDispatch();
  const areStatementsShown = useAppSelector(selectScreenView) === 'statements';
  const shown = useArrived(areStatementsShown ? 'statements' : undefined, { statements: StatementsView });
  const tabs = [
    { label: texts.listTab, to: PATHS.merchants, isOpen: !areStatementsShown },
    {
      label: texts.statementsTab,
      to: addressOf(PATHS.merchants, { view: 'statements' }),
      isOpen: areStatementsShown,
      preload: StatementsView.preload,
    },
  ];
  return (
    <>
      <PageHeading
        title={areStatementsShown ? VIEW_TITLES.statements : texts.title}
        subtitle={areStatementsShown ? texts.statementsSubtitle : texts.subtitle}
        tabs={<ScreenTabs label={texts.tabs} tabs={tabs} />}
      >
        {areStatementsShown ? (
          <HelpLink topic="statements" />
        ) : (
          <ActButton act="editMerchants" onClick={() => dispatch(dialogOpened({ kind: 'addMerchant' }))}>
            <Plus aria-hidden size={18} /> {texts.addMerchant}
          </ActButton>
        )}
      </PageHeading>
      {shown ? <StatementsView /> : <MerchantList />}
    </>
  );
}

function MerchantList() {
  return (
    <ListScreen
      list={merchantsList}
      answeredBy="merchants"
      selection={{ name: 'merchants', nameOf: ({ name }) => name, Bar: MerchantSelectionBar }}
      file={{ selectTable: selectTableOf(merchantsList) }}
      footer={{ pageSizeLabel: texts.showEntries, pagerStyle: 'arrows' }}
      cells={{
        name: {
          render: ({ id, name }) => (
            <>
              <DialogLink dialog={{ kind: 'merchantDetails', merchantId: id }}>{name}</DialogLink>
              {process.env.TEAM !== '' && <PendingRow id={id} />}
            </>
          ),
          cardSlot: 'name',
        },
        sales: { cardSlot: 'figure' },
        status: {
          render: ({ status }) => <StatusBadge label={status} tone={merchantTone(status)} />,
          width: 'short',
          cardSlot: 'badge',
        },
      }}
    />
  );
}
