import { FilterSelect } from '@/components/lists/controls/FilterSelect';
import { selectAssigneeChoices } from '@/selectors/payments/list/assignedRows';
import { selectShownAssignee, transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as texts from './listTexts';

/** Who has to act on the payments. A list without assignments has no such filter. */
export function AssigneeFilter() {
  const dispatch = useAppDispatch();
  const options = useAppSelector(selectAssigneeChoices);
  const [all = ''] = options;
  const assignee = useAppSelector(selectShownAssignee) ?? all;
  if (options.length === 0) return null;
  return (
    <FilterSelect
      label={texts.assignee}
      options={options}
      value={assignee}
      onChange={(option) => dispatch(transactionsListActions.assigneeChosen(option === all ? undefined : option))}
    />
  );
}
