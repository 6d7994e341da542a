import type { ReactNode } from 'react';
import { lazyPart } from '@/components/browser/lazyPart';
import { useArrived } from '@/components/browser/useArrived';
import { PageHeading } from '@/components/page/PageHeading';
import { ScreenTabs } from '@/components/page/ScreenTabs';
import { addressOf, PATHS, SCREEN_VIEWS } from '@/domain/screens';
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

const PARTS = { reconciliation: ReconciliationView, fees: FeeCheckView, changes: ChangesView };

const VIEWS: Record<(typeof NAMES)[number], { label: string; element: ReactNode }> = {
  reconciliation: { label: 'Reconciliation', element: <ReconciliationView /> },
  fees: { label: 'Fee check', element: <FeeCheckView /> },
  changes: { label: 'Changes', element: <ChangesView /> },
};

/** The payments, and the further views of them that the address names. */
export function TransactionsPage() {
  const open = useAppSelector(selectScreenView);
  const view = NAMES.find((name) => name === open);
  const shown = useArrived(view, PARTS);
  return (
    <>
      <PageHeading
        title="Recent Transactions"
        subtitle="Overview of the latest transactions"
        tabs={
          <ScreenTabs
            label="Views of the transactions"
            tabs={[
              { label: 'List', to: PATHS.transactions, isOpen: view === undefined },
              ...NAMES.map((name) => ({
                label: VIEWS[name].label,
                to: addressOf(PATHS.transactions, { view: name }),
                isOpen: view === name,
                preload: PARTS[name].preload,
              })),
            ]}
          />
        }
      />
      {shown ? VIEWS[shown].element : <PaymentList />}
    </>
  );
}
