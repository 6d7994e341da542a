import { SelectionBar } from '@/containers/selection/SelectionBar';
import { useSelectedRows } from '@/containers/selection/useSelectedRows';
import { discrepancyList, selectSelectedDiscrepancies } from '@/selectors/reconciliation/reconciliationSelectors';

/** What can be done with the selected discrepancies. */
export function DiscrepancySelectionBar() {
  const { bar } = useSelectedRows(discrepancyList, selectSelectedDiscrepancies, 'selected-discrepancies.csv');
  return <SelectionBar list="reconciliation" {...bar} />;
}
