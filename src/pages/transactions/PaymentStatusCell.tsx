import { StatusBadge } from '@/components/badges/StatusBadge';
import { paymentTone } from '@/domain/payments/payment';
import type { PaymentStatus as Status } from '@/domain/payments/vocabulary';
import * as parts from '@/pages/transactions/payment/payment.module.scss';
import * as styles from './PaymentStatusCell.module.scss';

type Props = { status: Status; note: string | undefined };

/** The note names a partial refund, because the status is still Completed. */
export function PaymentStatusCell({ status, note }: Props) {
  return (
    <span className={styles.status}>
      <StatusBadge label={status} tone={paymentTone(status)} />
      {note !== undefined && <small className={parts.note}>{note}</small>}
    </span>
  );
}
