import { SelectionBar } from '@/containers/selection/SelectionBar';
import { useNoteAct } from '@/containers/selection/useNoteAct';
import { useSelectedRows } from '@/containers/selection/useSelectedRows';
import type { MerchantStatus } from '@/domain/merchants/merchants';
import { merchantsList } from '@/selectors/merchantsSelectors';
import { selectSelectedMerchants } from '@/selectors/selectedMerchants';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { useAppDispatch } from '@/store/hooks';
import * as texts from './texts';

const STATUSES: readonly MerchantStatus[] = ['Active', 'Inactive', 'Suspended'];

/** What can be done with the selected merchants: change their status, and export them. */
export function MerchantSelectionBar() {
  const dispatch = useAppDispatch();
  const { rows, bar } = useSelectedRows(merchantsList, selectSelectedMerchants, 'selected-merchants.csv');
  const note = useNoteAct(rows.length);
  const acts = STATUSES.map((status) => {
    const already = rows.filter((row) => row.status === status).length;
    return {
      label: texts.acts[status],
      qualified: rows.length - already,
      refusals: already === 0 ? [] : [{ text: texts.already(status), count: already }],
      onRun: () => dispatch(dialogOpened({ kind: 'merchantStatuses', status })),
    };
  });
  return <SelectionBar list="merchants" {...bar} acts={[...acts, note]} />;
}
