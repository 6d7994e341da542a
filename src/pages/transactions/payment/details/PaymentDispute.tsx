import { useRecordedTime } from '@/containers/useRecordedTime';
import Button from 'react-bootstrap/Button';
import * as textStyles from '@/components/text/text.module.scss';
import { useMoney } from '@/containers/money/Money';
import { AssignmentButton } from '@/containers/assignments/AssignmentButton';
import { NotesButton } from '@/containers/NotesButton';
import { formatDay } from '@/domain/calendar/dates';
import * as parts from '@/pages/transactions/payment/payment.module.scss';
import * as texts from '@/pages/transactions/disputes/texts';
import { statuses } from '@/selectors/disputes/texts';
import type { Payment } from '@/selectors/payments/paymentsSelectors';
import { innerDialogOpened } from '@/slices/ui/dialogsSlice';
import { useAppDispatch } from '@/store/hooks';

/** The dispute of a payment with its steps. A payment without one offers to record it. */
export function PaymentDispute({ payment: { dispute, isPaid, row } }: { payment: Payment }) {
  const dispatch = useAppDispatch();
  const timeOf = useRecordedTime();
  const money = useMoney();
  if (!dispute && (!isPaid || row.status !== 'Completed')) return null;
  const button = (
    <Button
      variant="link"
      className={textStyles.inlineButton}
      onClick={() => dispatch(innerDialogOpened({ kind: 'dispute', transactionId: row.id }))}
    >
      {dispute ? texts.update : texts.record}
    </Button>
  );
  if (!dispute) return <p className={parts.section}>{button}</p>;
  const { status, amount, reason, evidenceDue, records } = dispute;
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
      {button} · <AssignmentButton subject={{ subject: 'dispute', subjectId: dispute.id }} /> ·{' '}
      <NotesButton subject="dispute" subjectId={dispute.id} />
    </section>
  );
}
