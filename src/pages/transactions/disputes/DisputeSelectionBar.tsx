import { SelectionBar } from '@/containers/selection/SelectionBar';
import { useAssignmentActs } from '@/containers/selection/useAssignmentActs';
import { useNoteAct } from '@/containers/selection/useNoteAct';
import { useSelectedRows } from '@/containers/selection/useSelectedRows';
import { needsEvidence } from '@/domain/disputes/judgeDispute';
import { DISPUTE_STATUSES } from '@/domain/disputes/vocabulary';
import { disputesList, selectSelectedDisputes } from '@/selectors/disputes/disputeList';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { useAppDispatch } from '@/store/hooks';
import * as texts from './texts';

/** What can be done with the selected disputes: record that their evidence was sent, and export them. */
export function DisputeSelectionBar() {
  const dispatch = useAppDispatch();
  const { rows, bar } = useSelectedRows(disputesList, selectSelectedDisputes, 'selected-disputes.csv');
  const note = useNoteAct(rows.length);
  const assignments = useAssignmentActs();
  const countOf = (status: string) => rows.filter((row) => row.status === status).length;
  const refusals = DISPUTE_STATUSES.filter((status) => !needsEvidence(status))
    .map((status) => ({ text: texts.notToAnswer(texts.statuses[status]), count: countOf(status) }))
    .filter(({ count }) => count > 0);
  const act = {
    label: texts.markSent,
    qualified: rows.filter(({ status }) => needsEvidence(status)).length,
    refusals,
    onRun: () => dispatch(dialogOpened({ kind: 'answerDisputes' })),
  };
  return <SelectionBar list="disputes" {...bar} acts={[act, note, ...assignments]} />;
}
