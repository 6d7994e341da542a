import { lazyPart, type LazyPart } from '@/components/browser/lazyPart';
import { useArrived } from '@/components/browser/useArrived';
import { PageHeading } from '@/components/page/PageHeading';
import { ScreenTabs } from '@/components/page/ScreenTabs';
import { HelpLink } from '@/components/page/HelpLink';
import type { HelpTopic } from '@/domain/helpTopics';
import { addressOf, PATHS, SCREEN_VIEWS, VIEW_TITLES } from '@/domain/screens';
import { selectScreenView } from '@/slices/ui/routeSlice';
import { useAppSelector } from '@/store/hooks';
import { PaymentList } from './PaymentList';

const ReconciliationView = lazyPart(async () => {
  const part = await import(/* webpackChunkName: "reconciliation" */ './reconciliation/ReconciliationView');
  return part.ReconciliationView;
});
const FeeCheckView = lazyPart(async () => {
  const part = await import(/* webpackChunkName: "fee-check" */ './fees/FeeCheckView');
  return part.FeeCheckView;
});
const ChangesView = lazyPart(async () => {
  const part = await import(/* webpackChunkName: "changes" */ './changes/ChangesView');
  return part.ChangesView;
});

const NAMES = SCREEN_VIEWS[PATHS.transactions];

type ViewName = (typeof NAMES)[number];

const LABELS: Record<ViewName, string> = { reconciliation: 'Reconciliation', fees: 'Fee check', changes: 'Changes' };

const SUBTITLES: Record<ViewName, string> = {
  reconciliation: 'What the report says of each payment.',
  fees: 'Fees as taken, beside those agreed.',
  changes: 'Audit trail: who changed what, when and why.',
};

const TOPICS: Record<ViewName, HelpTopic> = { reconciliation: 'reconciliation', fees: 'feeCheck', changes: 'changes' };

const VIEWS: Record<ViewName, LazyPart> = {
  reconciliation: ReconciliationView,
  fees: FeeCheckView,
  changes: ChangesView,
};

/** The payments, and the further views of them that the address names. */
export function TransactionsPage() {
  const open = useAppSelector(selectScreenView);
  const view = NAMES.find((name) => name === open);
  const shown = useArrived(view, VIEWS);
  const View = shown ? VIEWS[shown] : PaymentList;
  return (
    <>
      <PageHeading
        title={view ? VIEW_TITLES[view] : 'Recent Transactions'}
        subtitle={view ? SUBTITLES[view] : 'Overview of the latest transactions'}
        tabs={
          <ScreenTabs
            label="Views of the transactions"
            tabs={[
              { label: 'List', to: PATHS.transactions, isOpen: view === undefined },
              ...NAMES.map((name) => ({
                label: LABELS[name],
                to: addressOf(PATHS.transactions, { view: name }),
                isOpen: view === name,
                preload: VIEWS[name].preload,
              })),
            ]}
          />
        }
      >
        {view && <HelpLink topic={TOPICS[view]} />}
      </PageHeading>
      <View />
    </>
  );
}
