import Button from 'react-bootstrap/Button';
import { StatusBadge } from '@/components/badges/StatusBadge';
import { FEWER_COLUMNS, useMediaQuery } from '@/components/browser/useMediaQuery';
import { ROW_ID_LINK, ROW_LINK } from '@/components/lists/rowLink';
import { EmptyCard } from '@/components/page/cards/EmptyCard';
import { SecondaryButton } from '@/components/buttons/SecondaryButton';
import { ShortId } from '@/components/text/ShortId';
import { AssigneeNote } from '@/containers/assignments/AssigneeNote';
import { ListScreen } from '@/containers/ListScreen';
import { rulesOf } from '@/domain/reconciliation/discrepancyKinds';
import { discrepancyList, selectShownReport } from '@/selectors/reconciliation/reconciliationSelectors';
import { selectTableOf } from '@/selectors/lists/listTable';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { selectImportedWorkspace } from '@/slices/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ReportOverview } from './ReportOverview';
import * as styles from './reconciliation.module.scss';
import { lazyPart } from '@/components/browser/lazyPart';
import * as texts from './texts';

const DiscrepancySelectionBar = lazyPart(
  'DiscrepancySelectionBar',
  () => import(/* webpackChunkName: "discrepancy-selection" */ './DiscrepancySelectionBar'),
);

const STATE_TONES = { Open: 'yellow', Resolved: 'green', Cleared: 'grey' } as const;

export function ReconciliationView() {
  const dispatch = useAppDispatch();
  const report = useAppSelector(selectShownReport);
  const isCompact = useMediaQuery(FEWER_COLUMNS);
  const isImported = useAppSelector(selectImportedWorkspace) !== null;
  const importFiles = (from: 'file' | 'sample') => dispatch(dialogOpened({ kind: 'bringInReport', from }));
  if (!report) {
    return (
      <EmptyCard title={texts.emptyTitle} text={texts.emptyText}>
        <div className={styles.actions}>
          <Button onClick={() => importFiles('file')}>{texts.importReport}</Button>
          {!isImported && (
            <SecondaryButton onClick={() => importFiles('sample')}>{texts.tryDemoReport}</SecondaryButton>
          )}
        </div>
      </EmptyCard>
    );
  }
  return (
    <>
      <ReportOverview report={report} onImport={() => importFiles('file')} />
      <ListScreen
        list={discrepancyList}
        isDense
        selection={{
          name: 'reconciliation',
          nameOf: ({ discrepancy, payment }) => texts.discrepancyOf(rulesOf(discrepancy.kind).label, payment),
          Bar: DiscrepancySelectionBar,
        }}
        file={{ selectTable: selectTableOf(discrepancyList) }}
        cells={{
          payment: {
            render: ({ id, payment, assignee, assignment }) => (
              <>
                <button
                  type="button"
                  {...(report.of === 'payouts' ? ROW_LINK : ROW_ID_LINK)}
                  onClick={() => dispatch(dialogOpened({ kind: 'settleBreak', reportId: report.id, breakId: id }))}
                >
                  {report.of === 'payouts' ? payment : <ShortId id={payment} />}
                </button>
                <AssigneeNote assignee={assignee} assignment={assignment} />
              </>
            ),
            width: 'medium',
          },
          kind: {
            render: ({ discrepancy: { kind } }) => {
              const { label, tone } = rulesOf(kind);
              return <StatusBadge label={label} tone={tone} />;
            },
            width: 'short',
            cardSlot: 'badge',
          },
          what: { cardSlot: 'name' },
          risk: { width: 'narrow', cardSlot: 'figure' },
          // A phone has no room for the column, and the figures above count the discrepancies of each age.
          age: isCompact ? false : { width: 'short' },
          state: { render: ({ state }) => <StatusBadge label={state} tone={STATE_TONES[state]} />, width: 'narrow' },
        }}
      />
    </>
  );
}
