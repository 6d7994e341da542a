import { StatusBadge } from '@/components/badges/StatusBadge';
import { pendingMark } from '@/selectors/sync/pendingTexts';
import { stepOfAssignment, type AssignedSubject, type Assignment } from '@/domain/assignments/assignments';
import type { LocalTime } from '@/domain/calendar/dates';
import { recordedTimeIn } from '@/domain/calendar/instants';
import { compareRecorded } from '@/domain/calendar/recorded';
import type { Note } from '@/domain/notes/notes';
import { selectAssignmentSteps } from '@/selectors/assignments/assignmentSelectors';
import { assignmentSteps } from '@/selectors/changes/texts';
import { selectNotesAbout } from '@/selectors/notes/noteSelectors';
import type { Payment } from '@/selectors/payments/paymentsSelectors';
import { useAppSelector } from '@/store/hooks';
import * as styles from './PaymentTimeline.module.scss';
import * as texts from './texts';

/** What people wrote about a payment, or assigned. `time` is in the zone of the timeline. */
type Remark = { id: string; title: string; text: string; time: LocalTime; by: string };

/** The notes about a payment, and the steps of its assignment and of that of its dispute, the oldest first. */
export function useRemarks({ row, dispute, history }: Payment): readonly Remark[] {
  const timeOf = (record: Note | Assignment) => recordedTimeIn(history[0]?.zone, record);
  const notes = useAppSelector((state) => selectNotesAbout(state, { subject: 'payment', subjectId: row.id }));
  const ofPayment = useSteps({ subject: 'payment', subjectId: row.id });
  const ofDispute = useSteps({ subject: 'dispute', subjectId: dispute?.id ?? '' });
  const remarkOf = (record: Note | Assignment, title: string, text: string) => ({
    record,
    remark: { id: record.id, title, text, time: timeOf(record), by: record.recordedBy },
  });
  const stepsOf = (steps: readonly Assignment[], isOfDispute: boolean) =>
    steps.map((step, index) => {
      const title = assignmentSteps[stepOfAssignment(step, steps[index - 1])](step.assignee.name);
      return remarkOf(step, isOfDispute ? texts.disputeStep(title) : title, step.note);
    });
  return [
    ...notes.map((note) => remarkOf(note, texts.noteOf, note.text)),
    ...stepsOf(ofPayment, false),
    ...stepsOf(ofDispute, true),
  ]
    .sort((a, b) => compareRecorded(a.record, b.record))
    .map(({ remark }) => remark);
}

const useSteps = (subject: AssignedSubject) => useAppSelector((state) => selectAssignmentSteps(state, subject));

/** A note or a step of an assignment in the timeline. */
export function RemarkItem({ remark: { title, text, time, by }, isPending }: { remark: Remark; isPending: boolean }) {
  return (
    <li>
      <strong>{title}</strong>
      {text !== '' && <span className={styles.note}>{text}</span>}
      {isPending && <StatusBadge label={pendingMark} tone="yellow" />}
      <small>
        <time dateTime={time}>{time}</time> · {by}
      </small>
    </li>
  );
}
