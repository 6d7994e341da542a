import { selectStatementsView } from '@/slices/lists/statementsListSlice';
import { useAppSelector } from '@/store/hooks';
import { StatementList } from './StatementList';
import { StatementSheet } from './StatementSheet';
import { useGroupedPayments } from './useGroupedPayments';
import * as texts from './texts';

/** The statements of the chosen days: all parties, or the open statement. */
export function StatementsView() {
  const { partyId } = useAppSelector(selectStatementsView);
  if (!useGroupedPayments()) return <p role="status">{texts.addingUp}</p>;
  return partyId === null ? <StatementList /> : <StatementSheet key={partyId} partyId={partyId} />;
}
