import { useEffect, useState } from 'react';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { groupPayments, selectArePaymentsGrouped } from '@/selectors/statements/statementSources';
import { useAppSelector } from '@/store/hooks';

/** Milliseconds in one go: then the page has its turn. */
const TURN = 8;

/** Whether the payments were worked through for the statements: of many it is done in steps, so that the page goes on. */
export function useGroupedPayments(): boolean {
  const table = useAppSelector(selectTransactionTable);
  const areGrouped = useAppSelector(selectArePaymentsGrouped);
  const [done, setDone] = useState<typeof table>();
  useEffect(() => {
    if (areGrouped) return;
    const steps = groupPayments(table);
    let timer: ReturnType<typeof setTimeout>;
    const goOn = () => {
      const start = performance.now();
      while (performance.now() - start < TURN) {
        if (steps.next().done) {
          setDone(table);
          return;
        }
      }
      timer = setTimeout(goOn);
    };
    timer = setTimeout(goOn);
    return () => clearTimeout(timer);
  }, [areGrouped, table]);
  return areGrouped || done === table;
}
