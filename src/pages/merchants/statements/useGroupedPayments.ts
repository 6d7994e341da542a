import { useEffect, useState } from 'react';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { groupPayments, selectArePaymentsGrouped } from '@/selectors/statements/statementSources';
import { useAppSelector } from '@/store/hooks';
import { startResumable } from '@/store/runResumable';

/**
 * Whether the payments were processed for the statements. Many are processed in steps, so that the page stays
 * responsive.
 */
export function useGroupedPayments(): boolean {
  const table = useAppSelector(selectTransactionTable);
  const areGrouped = useAppSelector(selectArePaymentsGrouped);
  const [done, setDone] = useState<typeof table>();
  useEffect(() => {
    if (!areGrouped) return startResumable(groupPayments(table), () => setDone(table));
  }, [areGrouped, table]);
  return areGrouped || done === table;
}
