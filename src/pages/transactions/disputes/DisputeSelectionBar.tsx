import { SelectionBar } from '@/containers/selection/SelectionBar';
import { useSelectedRows } from '@/containers/selection/useSelectedRows';
import { disputesList, selectSelectedDisputes } from '@/selectors/disputes/disputeList';

/** What can be done with the selected disputes. */
export function DisputeSelectionBar() {
  const { bar } = useSelectedRows(disputesList, selectSelectedDisputes, 'selected-disputes.csv');
  return <SelectionBar list="disputes" {...bar} />;
}
