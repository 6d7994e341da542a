import { useRecordedTime } from '@/containers/useRecordedTime';
import { useMoney } from '@/containers/money/Money';
import { AssignmentButton } from '@/containers/assignments/AssignmentButton';
import { NotesButton } from '@/containers/NotesButton';
import { DialogButton } from '@/containers/DialogButton';
import { formatDay } from '@/domain/calendar/dates';
import * as parts from '@/pages/transactions/payment/payment.module.scss';
import * as texts from '@/pages/transactions/disputes/texts';
import type { Dispute } from '@/domain/disputes/disputes';
import { statuses } from '@/selectors/disputes/texts';
import type { Payment } from '@/selectors/payments/paymentsSelectors';

/** The disputes of a payment with their steps. A payment without one offers to record it. */
export function PaymentDispute({ payment: { disputes, isPaid, row } }: { payment: Payment }) {
  if (disputes.length > 0) return disputes.map((dispute) => <DisputeSection key={dispute.id} dispute={dispute} />);
  if (!isPaid || row.status !== 'Completed') return null;
  return (
    <p className={parts.section}>
      <DialogButton dialog={{ kind: 'dispute', transactionId: row.id }}>{texts.record}</DialogButton>
    </p>
  );
}

function DisputeSection({ dispute }: { dispute: Dispute }) {
  const timeOf = useRecordedTime();
  const money = useMoney();
  const { id, transactionId, status, amount, reason, evidenceDue, records } = dispute;
  return (
    <section className={parts.section}>
      <h3>{texts.dispute}</h3>
      <p>
        {texts.summary(statuses[status], money(amount), reason)}
        {evidenceDue !== undefined && ` ${texts.dueOn(formatDay(evidenceDue))}`}
      </p>
      {records.length > 0 && (
        <ol>
          {records.map((record) => (
            <li key={record.id}>
              {texts.stepOf(statuses[record.status], record.recordedBy, timeOf(record))}
              {record.note !== '' && ` ${record.note}`}
            </li>
          ))}
        </ol>
      )}
      <DialogButton dialog={{ kind: 'dispute', transactionId, disputeId: id }}>{texts.update}</DialogButton> ·{' '}
      <AssignmentButton subject={{ subject: 'dispute', subjectId: id }} /> ·{' '}
      <NotesButton subject="dispute" subjectId={id} />
    </section>
  );
}
