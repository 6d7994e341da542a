import { HandCoins, FileCheck2 } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import * as list from '@/components/lists/list.module.scss';
import { useMoney } from '@/containers/Money';
import { countParties } from '@/domain/statements/parties';
import { selectBalanceTotals, statementsList } from '@/selectors/statements/statementSelectors';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { PrintAll } from './PrintAll';
import * as styles from './statements.module.scss';
import * as texts from './texts';
import { ExportButton } from '@/containers/ExportButton';
import { csvFileName } from '@/domain/lists/csv';
import { allStatementsTable } from '@/selectors/statements/statementTables';
import { selectStatementDays } from '@/selectors/statements/statementSources';
import { runResumable } from '@/store/runResumable';
import { useIssuing } from './useIssuing';

/** The totals of the listed parties, which can be issued and printed. Payouts are for all parties, listed or not. */
export function StatementsSum() {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const { available, pending, paid, debt, payable } = useAppSelector(selectBalanceTotals);
  const reported = [
    texts.availableTo(money(available), countParties(payable)),
    texts.pendingSum(money(pending)),
    texts.paidOutSum(money(paid)),
    debt > 0 && texts.negativeSum(money(debt)),
  ].filter(Boolean);
  return (
    <div className={list.sum}>
      <p>{reported.join(' · ')}</p>
      <div className={styles.actions}>
        <PrintAll />
        <AllStatements />
        <IssueAll />
        <Button variant="outline-secondary" size="sm" onClick={() => dispatch(dialogOpened({ kind: 'journal' }))}>
          {texts.exportJournal}
        </Button>
        <Button variant="outline-secondary" size="sm" onClick={() => dispatch(dialogOpened({ kind: 'payouts' }))}>
          {texts.payoutHistory}
        </Button>
        <Button size="sm" onClick={() => dispatch(dialogOpened({ kind: 'payoutRun' }))}>
          <HandCoins aria-hidden size={16} /> {texts.recordPayouts}
        </Button>
      </div>
    </div>
  );
}

/** Downloads the statements of all listed parties as one file. */
function AllStatements() {
  const days = useAppSelector(selectStatementDays);
  return (
    <ExportButton
      label={texts.downloadAll}
      size="sm"
      fileName={csvFileName('statements', days)}
      getTable={(state) => runResumable(allStatementsTable(state))}
    />
  );
}

/** Issues the statements of all listed parties. */
function IssueAll() {
  const rows = useAppSelector(statementsList.selectSorted);
  const areAllIssued = rows.length > 0 && rows.every(({ issued }) => issued !== undefined);
  const { issueOrWarn, warning } = useIssuing(
    rows.map(({ partyId }) => partyId),
    texts.issueAll,
  );
  return (
    <>
      <Button
        variant="outline-secondary"
        size="sm"
        aria-disabled={areAllIssued}
        onClick={() => {
          if (!areAllIssued) issueOrWarn();
        }}
      >
        <FileCheck2 aria-hidden size={16} /> {areAllIssued ? texts.allIssued : texts.issueAll}
      </Button>
      {!areAllIssued && warning}
    </>
  );
}
