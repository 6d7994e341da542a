import { describeRefusal } from '@/components/text/refusals/refusalTexts';
import { SelectionBar } from '@/containers/selection/SelectionBar';
import { useNoteAct } from '@/containers/selection/useNoteAct';
import { useSelectedRows } from '@/containers/selection/useSelectedRows';
import { merchantsList } from '@/selectors/merchantsSelectors';
import { selectSelectedMerchants, selectStatusActs } from '@/selectors/selection/selectedMerchants';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as texts from './texts';

/** What can be done with the selected merchants: change their status, and export them. */
export function MerchantSelectionBar() {
  const dispatch = useAppDispatch();
  const currency = useAppSelector(selectCurrency);
  const { rows, bar } = useSelectedRows(merchantsList, selectSelectedMerchants, 'selected-merchants.csv');
  const note = useNoteAct(rows.length);
  const acts = useAppSelector(selectStatusActs).map(({ status, qualified, refusals }) => ({
    label: texts.acts[status],
    qualified,
    refusals: refusals.map(({ refusal, count }) => ({ text: describeRefusal(refusal, currency), count })),
    onRun: () => dispatch(dialogOpened({ kind: 'merchantStatuses', status })),
  }));
  return <SelectionBar list="merchants" {...bar} acts={[...acts, note]} />;
}
