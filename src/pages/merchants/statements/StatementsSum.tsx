import { HandCoins, FileCheck2, Printer } from 'lucide-react';
import { SmallButton } from '@/components/buttons/SecondaryButton';
import { Answered } from '@/containers/Answered';
import { ActButton } from '@/containers/permissions/ActButton';
import { PermissionNote } from '@/containers/permissions/PermissionNote';
import * as list from '@/components/lists/list.module.scss';
import { DialogLink } from '@/containers/DialogLink';
import { useMoney } from '@/containers/money/Money';
import { selectBalanceTotals, statementsList, type OpenStatement } from '@/selectors/statements/statementSelectors';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import * as styles from './statements.module.scss';
import * as texts from './texts';
import { ExportButton } from '@/containers/ExportButton';
import { csvFileName } from '@/domain/lists/csv';
import { allStatementsTable, listedStatements } from '@/selectors/statements/statementTables';
import { selectIsOpeningAnswered, selectStatementDays } from '@/selectors/statements/statementSources';
import { runResumable } from '@/store/runResumable';
import { useIssuing } from './useIssuing';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { describeCount, formatCount } from '@/domain/lists/paging';
import { countPrintedPages } from '@/domain/statements/statementFiles';
import { toastShown } from '@/slices/ui/layoutSlice';
import { StatementFacts } from './StatementFacts';
import { StatementLines } from './StatementLines';

/** The totals of the listed parties, which can be issued and printed. Payouts are for all parties, listed or not. */
export function StatementsSum() {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const { available, reserved, pending, paid, debt, payable } = useAppSelector(selectBalanceTotals);
  const isAnswered = useAppSelector(selectIsOpeningAnswered);
  const reported = [
    isAnswered ? texts.availableTo(money(available), describeCount(payable, 'party')) : texts.availableNotKnown,
    reserved > 0 && texts.waits(money(reserved)),
    texts.pendingSum(money(pending)),
    texts.paidOutSum(money(paid)),
    debt > 0 && texts.negativeSum(money(debt)),
  ].filter(Boolean);
  return (
    <div className={list.sum}>
      <p>
        {reported.join(' · ')}{' '}
        {reserved > 0 && (
          <DialogLink dialog={{ kind: 'approvals', list: 'all' }} look={{}}>
            {texts.reviewProposals}
          </DialogLink>
        )}
      </p>
      <div>
        <Answered of="statementFiles">
          <PrintAll />
          <AllStatements />
          <SmallButton onClick={() => dispatch(dialogOpened({ kind: 'journal' }))}>{texts.exportJournal}</SmallButton>
          <SmallButton onClick={() => dispatch(dialogOpened({ kind: 'lineSearch' }))}>{texts.searchLines}</SmallButton>
        </Answered>
        <IssueAll />
        <SmallButton onClick={() => dispatch(dialogOpened({ kind: 'payouts' }))}>{texts.payoutHistory}</SmallButton>
        <ActButton act="recordPayouts" size="sm" onClick={() => dispatch(dialogOpened({ kind: 'payoutRun' }))}>
          <HandCoins aria-hidden size={16} /> {texts.recordPayouts}
        </ActButton>
      </div>
      <PermissionNote acts={['issueStatements', 'recordPayouts']} />
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
      <ActButton
        act="issueStatements"
        variant="outline-secondary"
        size="sm"
        aria-disabled={areAllIssued}
        onClick={() => {
          if (!areAllIssued) issueOrWarn();
        }}
      >
        <FileCheck2 aria-hidden size={16} /> {areAllIssued ? texts.allIssued : texts.issueAll}
      </ActButton>
      {!areAllIssued && warning}
    </>
  );
}

/** Above this number of pages, printing is not offered. The file has all statements. */
const MOST_PAGES = 200;

const NOTHING: readonly OpenStatement[] = [];

/** Prints the statements of all listed parties, each on a new page. */
export function PrintAll() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [papers, setPapers] = useState(NOTHING);
  useEffect(() => {
    if (papers.length === 0) return;
    const clear = () => setPapers(NOTHING);
    window.addEventListener('afterprint', clear);
    window.print();
    return () => window.removeEventListener('afterprint', clear);
  }, [papers]);
  const print = async () => {
    // Each statement needs at least one page, so too many statements need no computation.
    const listed = statementsList.selectSorted(store.getState()).length;
    const statements = listed > MOST_PAGES ? [] : await runResumable(listedStatements(store.getState()));
    const pages = Math.max(listed, countPrintedPages(statements.map(({ statement }) => statement.length)));
    if (pages <= MOST_PAGES) setPapers(statements);
    else
      dispatch(
        toastShown({
          title: texts.tooManyToPrint,
          text: texts.pageLimit(formatCount(pages), MOST_PAGES),
        }),
      );
  };
  return (
    <>
      <SmallButton aria-label={texts.printAll} title={texts.printAll} onClick={() => void print()}>
        <Printer aria-hidden size={16} />
      </SmallButton>
      {papers.length > 0 &&
        createPortal(
          <div className={styles.papers}>
            {papers.map((open) => (
              <article key={open.row.id} className={styles.sheet}>
                <StatementFacts {...open} />
                <StatementLines statement={open.statement} />
              </article>
            ))}
          </div>,
          document.body,
        )}
    </>
  );
}
