import { FileCheck2, HandCoins } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { issueStatements } from '@/commands/statements';
import * as list from '@/components/lists/list.module.scss';
import { useMoney } from '@/containers/useMoney';
import { countParties } from '@/domain/statements/parties';
import { selectBalanceTotals, statementsList } from '@/selectors/statements/statementSelectors';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { toastShown } from '@/slices/ui/layoutSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { PrintAll } from './PrintAll';
import * as styles from './statements.module.scss';

/** What the parties that are listed come to; they are issued and printed, while payouts are of all parties, listed or not. */
export function StatementsSum() {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const { available, pending, paid, debt, payable } = useAppSelector(selectBalanceTotals);
  const rows = useAppSelector(statementsList.selectSorted);
  const areAllIssued = rows.length > 0 && rows.every(({ issued }) => issued !== undefined);
  const issueAll = async () => {
    if (areAllIssued) return;
    const partyIds = rows.map(({ partyId }) => partyId);
    if (!(await dispatch(issueStatements(partyIds))))
      dispatch(toastShown({ title: 'Nothing to issue', text: 'All of these days are on issued statements.' }));
  };
  const told = [
    `${countParties(payable)} with ${money(available)} available`,
    `pending ${money(pending)}`,
    `paid ${money(paid)}`,
    debt > 0 && `in debt ${money(debt)}`,
  ].filter(Boolean);
  return (
    <div className={list.sum}>
      <p>{told.join(' · ')}</p>
      <div className={styles.actions}>
        <PrintAll />
        <Button variant="outline-secondary" size="sm" aria-disabled={areAllIssued} onClick={() => void issueAll()}>
          <FileCheck2 aria-hidden size={16} /> {areAllIssued ? 'All are issued' : 'Issue all'}
        </Button>
        <Button variant="outline-secondary" size="sm" onClick={() => dispatch(dialogOpened({ kind: 'payouts' }))}>
          Payouts
        </Button>
        <Button size="sm" onClick={() => dispatch(dialogOpened({ kind: 'payoutRun' }))}>
          <HandCoins aria-hidden size={16} /> Pay out
        </Button>
      </div>
    </div>
  );
}
