import { SelectionBar } from '@/containers/selection/SelectionBar';
import { useAssignmentActs } from '@/containers/selection/useAssignmentActs';
import { useNoteAct } from '@/containers/selection/useNoteAct';
import { useSelectedRows } from '@/containers/selection/useSelectedRows';
import { discrepancyList, selectSelectedDiscrepancies } from '@/selectors/reconciliation/reconciliationSelectors';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { useAppDispatch } from '@/store/hooks';
import * as texts from './resolveTexts';

/** What can be done with the selected discrepancies: accept their differences with one reason, and export them. */
export function DiscrepancySelectionBar() {
  const dispatch = useAppDispatch();
  const { rows, bar } = useSelectedRows(discrepancyList, selectSelectedDiscrepancies, 'selected-discrepancies.csv');
  const note = useNoteAct(rows.length);
  const assignments = useAssignmentActs();
  const countOf = (wanted: string) => rows.filter(({ state }) => state === wanted).length;
  const act = {
    label: texts.acceptSelected,
    qualified: countOf('Open'),
    refusals: [
      { text: texts.resolvedAlready, count: countOf('Resolved') },
      { text: texts.cleared, count: countOf('Cleared') },
    ].filter(({ count }) => count > 0),
    onRun: () => dispatch(dialogOpened({ kind: 'resolveSelected' })),
  };
  return <SelectionBar list="reconciliation" {...bar} acts={[act, note, ...assignments]} />;
}
