import { SelectionBar } from '@/containers/selection/SelectionBar';
import { useSelectedRows } from '@/containers/selection/useSelectedRows';
import { merchantsList } from '@/selectors/merchantsSelectors';
import { selectSelectedMerchants } from '@/selectors/selectedMerchants';

/** What can be done with the selected merchants. */
export function MerchantSelectionBar() {
  const { bar } = useSelectedRows(merchantsList, selectSelectedMerchants, 'selected-merchants.csv');
  return <SelectionBar list="merchants" {...bar} />;
}
