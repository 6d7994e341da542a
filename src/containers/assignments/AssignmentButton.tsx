import type { AssignedSubject } from '@/domain/assignments/assignments';
import { selectAssignmentOf } from '@/selectors/assignments/assignmentSelectors';
import { useAppSelector } from '@/store/hooks';
import { DialogButton } from '@/containers/DialogButton';
import * as texts from '@/containers/texts';

/** Opens the assignment of a payment, a discrepancy or a dispute, and says who has it. */
export function AssignmentButton({ subject }: { subject: AssignedSubject }) {
  const assignment = useAppSelector((state) => selectAssignmentOf(state, subject));
  return (
    <DialogButton dialog={{ kind: 'assignment', ...subject }}>
      {assignment ? texts.assignedTo(assignment.assignee.name, assignment.state === 'done') : texts.assign}
    </DialogButton>
  );
}
