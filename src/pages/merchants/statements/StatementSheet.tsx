import { ArrowLeft, FileCheck2, HandCoins, Printer, Undo2 } from 'lucide-react';
import Card from 'react-bootstrap/Card';
import { SecondaryButton } from '@/components/buttons/SecondaryButton';
import { ActButton } from '@/containers/permissions/ActButton';
import { PermissionNote } from '@/containers/permissions/PermissionNote';
import { withdrawStatement } from '@/commands/statements/statements';
import { Answered } from '@/containers/Answered';
import { NotesButton } from '@/containers/NotesButton';
import { ExportButton } from '@/containers/ExportButton';
import * as list from '@/components/lists/list.module.scss';
import { RouteLink } from '@/components/text/RouteLink';
import { csvFileName } from '@/domain/lists/csv';
import { addressOf, PATHS } from '@/domain/screens';
import { areWithdrawable } from '@/domain/statements/issued';
import type { PartyId } from '@/domain/statements/parties';
import { selectPartyNumber } from '@/selectors/entitySelectors';
import { selectStatementDays, selectStatementSource } from '@/selectors/statements/statementSources';
import { selectStatementTable } from '@/selectors/statements/statementTables';
import { selectStatementsView } from '@/slices/lists/statementsListSlice';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { StatementDays } from './StatementDays';
import { StatementFacts } from './StatementFacts';
import { StatementLines } from './StatementLines';
import * as styles from './statements.module.scss';
import { useIssuing } from './useIssuing';
import * as texts from './sheetTexts';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { finish } from '@/lib/resumable';
import { selectOpening, type OpenStatement } from '@/selectors/statements/statementSelectors';
import { startResumable } from '@/store/runResumable';

type Props = { partyId: PartyId };

/** One statement with its sums, lines and actions. It prints as shown. */
export function StatementSheet({ partyId }: Props) {
  const dispatch = useAppDispatch();
  const open = useOpenStatement();
  const { days } = useAppSelector(selectStatementsView);
  const number = useAppSelector((state) => selectPartyNumber(state, partyId));
  const issued = open?.row.issued;
  const issuedOfParty = useAppSelector(selectStatementSource).issued.get(partyId) ?? [];
  const { issueOrWarn, warning } = useIssuing([partyId], texts.issue);
  // A page of lines takes as long as the rest, so it follows in a separate task.
  const hasLines = useDeferredValue(true, false);
  const span = useAppSelector(selectStatementDays);
  const statementName = `${partyId} ${span.start} ${span.end}`;
  const back = addressOf(PATHS.merchants, { view: 'statements', from: days?.start, to: days?.end });
  return (
    <Card className={styles.sheet}>
      <div className={list.tools}>
        <RouteLink to={back} className={styles.back}>
          <ArrowLeft aria-hidden size={16} /> {texts.allStatements}
        </RouteLink>
        <StatementDays />
        {open && (
          <>
            <ExportButton
              fileName={csvFileName(`statement-${number}`, open.statement)}
              getTable={(state) => selectStatementTable(state, open.statement)}
            />
            {/* Paper has all lines, and an engine may have more than the page. */}
            {!open.statement.part && (
              <SecondaryButton onClick={() => window.print()}>
                <Printer aria-hidden size={18} /> {texts.print}
              </SecondaryButton>
            )}
            {/* One button for both states, so that it keeps the focus. */}
            {(!issued || areWithdrawable(issuedOfParty, [issued.id])) && (
              <ActButton
                act="issueStatements"
                variant="outline-secondary"
                onClick={() => {
                  if (issued) dispatch(withdrawStatement(issued));
                  else issueOrWarn();
                }}
              >
                {issued ? <Undo2 aria-hidden size={18} /> : <FileCheck2 aria-hidden size={18} />}
                {issued ? texts.withdraw : texts.issue}
              </ActButton>
            )}
            {issued && <NotesButton subject="statement" subjectId={issued.id} />}
            <ActButton act="recordPayouts" onClick={() => dispatch(dialogOpened({ kind: 'recordPayout', partyId }))}>
              <HandCoins aria-hidden size={18} /> {texts.recordPayout}
            </ActButton>
          </>
        )}
      </div>
      <PermissionNote acts={['issueStatements', 'recordPayouts']} className={`d-print-none ${styles.note}`} />
      {open && !issued && warning}
      <Answered of="balances">
        <Answered of="statement" id={statementName}>
          {open ? (
            <>
              <StatementFacts {...open} />
              {hasLines && <StatementLines statement={open.statement} />}
              <p className="mt-2 mb-0 d-print-none">
                <ActButton
                  act="adjustBalances"
                  variant="link"
                  onClick={() => dispatch(dialogOpened({ kind: 'adjustment', partyId }))}
                >
                  {texts.adjustBalance}
                </ActButton>
              </p>
            </>
          ) : (
            <p className={styles.missing} role="status">
              {open === null ? texts.addingUp : texts.unknownParty(partyId)}
            </p>
          )}
        </Answered>
      </Answered>
    </Card>
  );
}

/**
 * The open statement. Undefined for an unknown party, and null until a long one is computed for the first time. During
 * a later computation, the previous one stays.
 */
function useOpenStatement(): OpenStatement | null | undefined {
  const opening = useAppSelector(selectOpening);
  const short = useMemo(() => (opening?.isLong === false ? finish(opening.open()) : undefined), [opening]);
  const [long, setLong] = useState<OpenStatement | null>(null);
  useEffect(() => {
    if (opening?.isLong) return startResumable(opening.open(), setLong);
  }, [opening]);
  return opening?.isLong ? long : short;
}
