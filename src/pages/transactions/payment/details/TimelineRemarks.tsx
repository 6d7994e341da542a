import { StatusBadge } from '@/components/badges/StatusBadge';
import { useMoney } from '@/containers/money/Money';
import { pendingMark } from '@/selectors/sync/pendingTexts';
import { stepOfAssignment, type AssignedSubject, type Assignment } from '@/domain/assignments/assignments';
import type { LocalTime } from '@/domain/calendar/dates';
import { recordedTimeIn } from '@/domain/calendar/instants';
import { compareRecorded } from '@/domain/calendar/recorded';
import type { Reversal } from '@/domain/changes/records';
import type { Note } from '@/domain/notes/notes';
import { selectAssignmentSteps } from '@/selectors/assignments/assignmentSelectors';
import { assignmentSteps } from '@/selectors/changes/texts';
import { selectNotesAbout } from '@/selectors/notes/noteSelectors';
import type { Payment } from '@/selectors/payments/paymentsSelectors';
import { selectReversals } from '@/slices/entities/reversalsSlice';
import { useAppSelector } from '@/store/hooks';
import * as styles from './PaymentTimeline.module.scss';
import * as texts from './texts';

/** What people wrote about a payment, assigned, or withdrew with a reason. `time` is in the zone of the timeline. */
type Written = Note | Assignment | Reversal;

type Remark = { id: string; title: string; text: string; time: LocalTime; by: string };

/** The notes about a payment, the steps of its assignment and of that of its dispute, and its withdrawn refunds, the oldest first. */
export function useRemarks({ row, dispute, history }: Payment): readonly Remark[] {
  const money = useMoney();
  const reversals = useAppSelector(selectReversals);
  const timeOf = (record: Written) => recordedTimeIn(history[0]?.zone, record);
  const notes = useAppSelector((state) => selectNotesAbout(state, { subject: 'payment', subjectId: row.id }));
  const ofPayment = useSteps({ subject: 'payment', subjectId: row.id });
  const ofDispute = useSteps({ subject: 'dispute', subjectId: dispute?.id ?? '' });
  const remarkOf = (record: Written, title: string, text: string) => ({
    record,
    remark: { id: record.id, title, text, time: timeOf(record), by: record.recordedBy },
  });
  const stepsOf = (steps: readonly Assignment[], isOfDispute: boolean) =>
    steps.map((step, index) => {
      const title = assignmentSteps[stepOfAssignment(step, steps[index - 1])](step.assignee.name);
      return remarkOf(step, isOfDispute ? texts.disputeStep(title) : title, step.note);
    });
  // A refund that was withdrawn without a reason was undone immediately.
  const withdrawals = Object.values(reversals).flatMap((reversal) => {
    const { record, reason } = reversal;
    if (!reason || !record || !('kind' in record) || record.kind !== 'refund' || record.transactionId !== row.id)
      return [];
    return remarkOf(reversal, texts.refundWithdrawn(money(record.amount)), reason);
  });
  return [
    ...notes.map((note) => remarkOf(note, texts.noteOf, note.text)),
    ...stepsOf(ofPayment, false),
    ...stepsOf(ofDispute, true),
    ...withdrawals,
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
