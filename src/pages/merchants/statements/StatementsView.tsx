import { selectStatementsView } from '@/slices/lists/statementsListSlice';
import { useAppSelector } from '@/store/hooks';
import { StatementList } from './StatementList';
import { StatementSheet } from './StatementSheet';
import * as texts from './texts';
import { useEffect, useState } from 'react';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { groupPayments, selectArePaymentsGrouped } from '@/selectors/statements/statementSources';
import { startResumable } from '@/store/runResumable';

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
