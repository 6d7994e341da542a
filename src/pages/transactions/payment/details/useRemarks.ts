import { useMoney } from '@/containers/money/Money';
import { stepOfAssignment, type AssignedSubject, type Assignment } from '@/domain/assignments/assignments';
import { recordedTimeIn } from '@/domain/calendar/instants';
import { compareRecorded } from '@/domain/calendar/recorded';
import { selectAssignmentSteps } from '@/selectors/assignments/assignmentSelectors';
import { assignmentSteps } from '@/selectors/changes/texts';
import { selectNotesAbout } from '@/selectors/notes/noteSelectors';
import type { Payment } from '@/selectors/payments/paymentsSelectors';
import { selectReversals } from '@/slices/entities/reversalsSlice';
import { useAppSelector } from '@/store/hooks';
import * as texts from './texts';

/**
 * The notes about a payment, the steps of its assignment and of that of its dispute, and its withdrawn refunds, the oldest first.
 * `time` is in the zone of the timeline.
 */
export function useRemarks({ row, dispute, history }: Payment) {
  const money = useMoney();
  const reversals = useAppSelector(selectReversals);
  const notes = useAppSelector((state) => selectNotesAbout(state, { subject: 'payment', subjectId: row.id }));
  const ofPayment = useSteps({ subject: 'payment', subjectId: row.id });
  const ofDispute = useSteps({ subject: 'dispute', subjectId: dispute?.id ?? '' });
  const stepsOf = (steps: readonly Assignment[], isOfDispute: boolean) =>
    steps.map((record, index) => {
      const title = assignmentSteps[stepOfAssignment(record, steps[index - 1])](record.assignee.name);
      return { record, title: isOfDispute ? texts.disputeStep(title) : title, note: record.note };
    });
  // A refund that was withdrawn without a reason was undone immediately.
  const withdrawals = Object.values(reversals).flatMap((reversal) => {
    const { record, reason } = reversal;
    if (!reason || !record || !('kind' in record) || record.kind !== 'refund' || record.transactionId !== row.id)
      return [];
    return { record: reversal, title: texts.refundWithdrawn(money(record.amount)), note: reason };
  });
  return [
    ...notes.map((record) => ({ record, title: texts.noteOf, note: record.text })),
    ...stepsOf(ofPayment, false),
    ...stepsOf(ofDispute, true),
    ...withdrawals,
  ]
    .sort((a, b) => compareRecorded(a.record, b.record))
    .map(({ record, title, note }) => ({
      id: record.id,
      title,
      note,
      time: recordedTimeIn(history[0]?.zone, record),
      by: record.recordedBy,
    }));
}

const useSteps = (subject: AssignedSubject) => useAppSelector((state) => selectAssignmentSteps(state, subject));
