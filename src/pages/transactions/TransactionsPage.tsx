import { lazyPart, type LazyPart } from '@/components/browser/lazyPart';
import { useArrived } from '@/components/browser/useArrived';
import { PageHeading } from '@/components/page/PageHeading';
import { ScreenTabs } from '@/components/page/ScreenTabs';
import { HelpLink } from '@/components/page/HelpLink';
import { Answered, type AnsweredPart } from '@/containers/Answered';
import type { HelpTopic } from '@/domain/help/helpTopics';
import { addressOf, PATHS, SCREEN_VIEWS, VIEW_TITLES } from '@/domain/screens';
import { selectAssignments } from '@/selectors/assignments/assignmentSelectors';
import { selectScreenView } from '@/slices/ui/routeSlice';
import { useAppSelector } from '@/store/hooks';
import { PaymentList } from './PaymentList';
import * as texts from './texts';

const NAMES = SCREEN_VIEWS[PATHS.transactions];

type ViewName = (typeof NAMES)[number];

const TOPICS: Record<ViewName, HelpTopic> = {
  reconciliation: 'reconciliation',
  fees: 'feeCheck',
  disputes: 'disputes',
  compare: 'compare',
  assigned: 'assignments',
  changes: 'changes',
};

const VIEWS: Record<ViewName, LazyPart> = {
  reconciliation: lazyPart(
    'ReconciliationView',
    () => import(/* webpackChunkName: "reconciliation" */ './reconciliation/ReconciliationView'),
  ),
  fees: lazyPart('FeeCheckView', () => import(/* webpackChunkName: "fee-check" */ './fees/FeeCheckView')),
  disputes: lazyPart('DisputesView', () => import(/* webpackChunkName: "disputes" */ './disputes/DisputesView')),
  compare: lazyPart('CompareView', () => import(/* webpackChunkName: "compare" */ './compare/CompareView')),
  assigned: lazyPart('AssignedView', () => import(/* webpackChunkName: "assigned" */ './assigned/AssignedView')),
  changes: lazyPart('ChangesView', () => import(/* webpackChunkName: "changes" */ './changes/ChangesView')),
};

/** What needs all payments in the browser, and what an engine answers. The others need neither. */
const ANSWERS: Partial<Record<ViewName, AnsweredPart>> = {
  reconciliation: 'rows',
  fees: 'feeCheck',
  disputes: 'rows',
  compare: 'rows',
};

export function TransactionsPage() {
  const open = useAppSelector(selectScreenView);
  const view = NAMES.find((name) => name === open);
  const shown = useArrived(view, VIEWS);
  // The tab would be empty, and a phone has no room for it.
  const isAnythingAssigned = useAppSelector(selectAssignments).size > 0;
  const names = NAMES.filter((name) => name !== 'assigned' || view === name || isAnythingAssigned);
  const View = shown ? VIEWS[shown] : PaymentList;
  return (
    <>
      <PageHeading
        title={view ? VIEW_TITLES[view] : texts.title}
        subtitle={view ? texts.subtitles[view] : texts.subtitle}
        tabs={
          <ScreenTabs
            label={texts.tabs}
            tabs={[
              { label: texts.list, to: PATHS.transactions, isOpen: view === undefined },
              ...names.map((name) => ({
                label: texts.tabLabels[name],
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
      <Answered of={shown && ANSWERS[shown]}>
        <View />
      </Answered>
    </>
  );
}
