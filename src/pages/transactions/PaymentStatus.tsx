import { StatusBadge } from '@/components/StatusBadge';
import { transactionTone, type PaymentStatus as Status } from '@/domain/transactions';

type Props = { status: Status; note: string | undefined };

/** The status of a payment, and beside it what was refunded of one that still reads Completed. */
export function PaymentStatus({ status, note }: Props) {
  return (
    <span className="payment-status">
      <StatusBadge label={status} tone={transactionTone(status)} />
      {note !== undefined && <small className="payment-note">{note}</small>}
    </span>
  );
}
