import * as textStyles from '@/components/text/text.module.scss';
import type { AssignedFields } from '@/selectors/assignments/assignedFilter';
import * as texts from '@/containers/texts';

/** Who has to act on a row, below its name. Nothing if nobody has. */
export function AssigneeNote({ assignee, assignment }: Pick<AssignedFields, 'assignee' | 'assignment'>) {
  return assignment === 'Open' && <small className={textStyles.note}>{texts.assignedTo(assignee, false)}</small>;
}
