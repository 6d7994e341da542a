import { selectStatementsView } from '@/slices/lists/statementsListSlice';
import { useAppSelector } from '@/store/hooks';
import { StatementList } from './StatementList';
import { StatementSheet } from './StatementSheet';

/** The statements of some days: of all parties, or the open one. */
export function StatementsView() {
  const { partyId } = useAppSelector(selectStatementsView);
  return partyId === null ? <StatementList /> : <StatementSheet key={partyId} partyId={partyId} />;
}
