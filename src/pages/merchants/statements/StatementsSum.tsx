import { HandCoins } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import * as list from '@/components/lists/list.module.scss';
import { useMoney } from '@/containers/useMoney';
import { countParties } from '@/domain/statements/parties';
import { selectBalanceTotals } from '@/selectors/statements/statementSelectors';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { AllStatements } from './AllStatements';
import { IssueAll } from './IssueAll';
import { PrintAll } from './PrintAll';
import * as styles from './statements.module.scss';
import * as texts from './texts';

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
