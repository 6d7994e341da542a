import { selectStatementsView } from '@/slices/lists/statementsListSlice';
import { OpeningQuestion } from '@/pages/merchants/adjustments/OpeningQuestion';
import { useAppSelector } from '@/store/hooks';
import { StatementSheet } from './StatementSheet';
import { lazyPart } from '@/components/browser/lazyPart';
import * as texts from './texts';

const StatementSelectionBar = lazyPart(
  'StatementSelectionBar',
  () => import(/* webpackChunkName: "statement-selection" */ './StatementSelectionBar'),
);
import { useEffect, useState } from 'react';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import {
  groupPayments,
  selectArePaymentsGrouped,
  selectIsOpeningAnswered,
  selectStatementDays,
} from '@/selectors/statements/statementSources';
import { startResumable } from '@/store/runResumable';
import { FEWER_COLUMNS, CARD_ROWS, useMediaQuery } from '@/components/browser/useMediaQuery';
import { StatusBadge } from '@/components/badges/StatusBadge';
import { ROW_LINK } from '@/components/lists/rowLink';
import * as text from '@/components/text/text.module.scss';
import { RouteLink } from '@/components/text/RouteLink';
import { Answered } from '@/containers/Answered';
import { ListScreen } from '@/containers/ListScreen';
import { Money, useMoney } from '@/containers/money/Money';
import { csvFileName } from '@/domain/lists/csv';
import { addressOf, PATHS } from '@/domain/screens';
import { availableIn, type StatementRow } from '@/domain/statements/statementList';
import { selectReservations } from '@/selectors/approvals/waitingProposals';
import { selectTableOf } from '@/selectors/lists/listTable';
import { statementsList } from '@/selectors/statements/statementSelectors';
import { StatementDays } from './StatementDays';
import { StatementsSum } from './StatementsSum';

/** The statements of the chosen days: all parties, or the open statement. */
export function StatementsView() {
  const { partyId } = useAppSelector(selectStatementsView);
  if (!useGroupedPayments()) return <p role="status">{texts.addingUp}</p>;
  return partyId === null ? <StatementList /> : <StatementSheet key={partyId} partyId={partyId} />;
}

/**
 * Whether the payments were processed for the statements. Many are processed in steps, so that the page stays
 * responsive.
 */
function useGroupedPayments(): boolean {
  const table = useAppSelector(selectTransactionTable);
  const areGrouped = useAppSelector(selectArePaymentsGrouped);
  const [done, setDone] = useState<typeof table>();
  useEffect(() => {
    if (!areGrouped) return startResumable(groupPayments(table), () => setDone(table));
  }, [areGrouped, table]);
  return areGrouped || done === table;
}

/** All parties with their earnings and payouts in the days, and their current balances. */
export function StatementList() {
  const days = useAppSelector(selectStatementDays);
  const isAnswered = useAppSelector(selectIsOpeningAnswered);
  const hasCardRows = useMediaQuery(CARD_ROWS);
  const isCompact = useMediaQuery(FEWER_COLUMNS);
  const figure = { width: 'narrow' } as const;
  return (
    <ListScreen
      list={statementsList}
      answeredBy="balances"
      isDense
      selection={{ name: 'statements', nameOf: ({ name }) => name, Bar: StatementSelectionBar }}
      file={{ name: csvFileName('balances', days), selectTable: selectTableOf(statementsList) }}
      search={{ placeholder: texts.searchParty }}
      firstTools={<StatementDays />}
      cells={{
        party: { render: ({ partyId, name }) => <StatementLink partyId={partyId} name={name} />, cardSlot: 'name' },
        opening: !isCompact && figure,
        earned: !hasCardRows && figure,
        paidOut: !isCompact && figure,
        // In two-line rows, it labels the figure above.
        closing: hasCardRows ? { render: (row) => <StackedFigures row={row} />, isNumeric: false } : figure,
        pending: !hasCardRows && figure,
        available: {
          render: (row) => (
            <>
              {isAnswered ? <Money cents={availableIn(row)} /> : texts.notKnown}
              {!hasCardRows && <Reserved partyId={row.partyId} />}
              {row.balance < 0 && !hasCardRows && <small className={text.note}>{texts.negative}</small>}
            </>
          ),
          ...figure,
          cardSlot: 'figure',
        },
        status: {
          render: ({ issued }) => (
            <StatusBadge label={issued ? texts.issued : texts.notIssued} tone={issued ? 'green' : 'grey'} />
          ),
          width: 'short',
          cardSlot: 'badge',
        },
      }}
    >
      <OpeningQuestion />
      <Answered of="balances">
        <StatementsSum />
      </Answered>
    </ListScreen>
  );
}

/** What proposals of payouts reserve of the balance: it is not available. */
function Reserved({ partyId }: { partyId: string }) {
  const money = useMoney();
  const reserved = useAppSelector(selectReservations).parties.get(partyId);
  if (reserved === undefined) return null;
  return (
    <small className={text.note} title={texts.waits(money(reserved))}>
      {texts.waiting(money(reserved))}
    </small>
  );
}

function StackedFigures({ row: { partyId, balance, closing } }: { row: StatementRow }) {
  const money = useMoney();
  const reserved = useAppSelector(selectReservations).parties.get(partyId);
  const available = balance < 0 ? texts.negativeBalance : texts.available;
  if (reserved !== undefined) return `${available} · ${texts.waiting(money(reserved))}`;
  if (closing === balance) return texts.sameAsClosing(available);
  return (
    <>
      {available} · {texts.closing} <Money cents={closing} />
    </>
  );
}

function StatementLink({ partyId, name }: { partyId: string; name: string }) {
  const { days } = useAppSelector(selectStatementsView);
  const query = { view: 'statements', of: partyId, from: days?.start, to: days?.end };
  return (
    <RouteLink to={addressOf(PATHS.merchants, query)} {...ROW_LINK}>
      {name}
    </RouteLink>
  );
}
