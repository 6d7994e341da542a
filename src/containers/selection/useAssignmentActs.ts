import { selectAssignmentActs, type AssignmentAct } from '@/selectors/selectedAssignments';
import { useDeferredSelector } from '@/containers/useDeferredSelector';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { useAppDispatch } from '@/store/hooks';
import type { SelectionAct } from './SelectionBar';
import * as texts from './texts';

/** The acts that assign the selected rows to a person, and that mark their assignments as done. */
export function useAssignmentActs(): SelectionAct[] {
  const dispatch = useAppDispatch();
  const { assign, finish } = useDeferredSelector(selectAssignmentActs);
  const act = (label: string, { qualified, refusals }: AssignmentAct, kind: 'bulkAssign' | 'bulkDone') => ({
    label,
    qualified: qualified.length,
    refusals: refusals.map(({ reason, count }) => ({ text: texts.assignmentReasons[reason], count })),
    onRun: () => dispatch(dialogOpened({ kind })),
  });
  return [act(texts.assign, assign, 'bulkAssign'), act(texts.markDone, finish, 'bulkDone')];
}
