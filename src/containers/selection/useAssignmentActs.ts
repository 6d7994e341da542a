import { selectAssignmentActs, type AssignmentAct } from '@/selectors/selection/selectedAssignments';
import { describeRefusal } from '@/components/text/refusals/refusalTexts';
import { selectPermission } from '@/selectors/permissions/permissions';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { useDeferredSelector } from '@/containers/useDeferredSelector';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { SelectionAct } from './SelectionBar';
import * as texts from './texts';

/** The acts that assign the selected rows to a person, and that mark their assignments as done. */
export function useAssignmentActs(): SelectionAct[] {
  const dispatch = useAppDispatch();
  const { assign, finish } = useDeferredSelector(selectAssignmentActs);
  const permission = useAppSelector((state) => selectPermission(state, 'assign'));
  const currency = useAppSelector(selectCurrency);
  const act = (label: string, { qualified, refusals }: AssignmentAct, kind: 'bulkAssign' | 'bulkDone') => {
    const others = refusals.map(({ reason, count }) => ({ text: texts.assignmentReasons[reason], count }));
    const { length } = qualified;
    // Who may not assign reads who may.
    const forbidden = permission.allowed
      ? []
      : [{ text: describeRefusal(permission.refusal, currency), count: length }];
    return {
      label,
      qualified: permission.allowed ? length : 0,
      refusals: [...forbidden.filter(({ count }) => count > 0), ...others],
      onRun: () => dispatch(dialogOpened({ kind })),
    };
  };
  return [act(texts.assign, assign, 'bulkAssign'), act(texts.markDone, finish, 'bulkDone')];
}
