import { Printer, ReceiptText } from 'lucide-react';
import { useId } from 'react';
import Button from 'react-bootstrap/Button';
import { describeRefusal } from '@/components/text/describeRefusal';
import type { Payment } from '@/selectors/payments/paymentsSelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { innerDialogOpened } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './PaymentActions.module.scss';

type Props = { payment: Payment };

/**
 * What can be done with a payment, each button in the same place for every payment. One that the rules refuse stays in reach:
 * the line below says why, and pressing it does nothing.
 */
export function PaymentActions({ payment }: Props) {
  const dispatch = useAppDispatch();
  const currency = useAppSelector(selectCurrency);
  const reasonId = useId();
  const transactionId = payment.row.id;
  const open = (kind: 'voidPayment' | 'refundPayment' | 'receipt') =>
    dispatch(innerDialogOpened({ kind, transactionId }));
  const decisions = [
    { label: 'Void', kind: 'voidPayment', eligibility: payment.voidEligibility },
    { label: 'Refund', kind: 'refundPayment', eligibility: payment.refundEligibility },
  ] as const;
  const reasons = decisions.flatMap(({ eligibility }) =>
    eligibility.allowed ? [] : describeRefusal(eligibility.refusal, currency),
  );
  return (
    <div className={styles.actions}>
      {decisions.map(({ label, kind, eligibility: { allowed } }) => (
        <Button
          key={kind}
          variant="outline-danger"
          aria-disabled={!allowed}
          aria-describedby={allowed ? undefined : reasonId}
          onClick={() => {
            if (allowed) open(kind);
          }}
        >
          {label}
        </Button>
      ))}
      <span className={styles.papers}>
        <Button variant="outline-secondary" onClick={() => open('receipt')}>
          <ReceiptText aria-hidden size={16} /> View Receipt
        </Button>
        <Button variant="outline-secondary" onClick={() => window.print()}>
          <Printer aria-hidden size={16} /> Print
        </Button>
      </span>
      {reasons.length > 0 && (
        <p id={reasonId} className={styles.reason}>
          {[...new Set(reasons)].join(' ')}
        </p>
      )}
    </div>
  );
}
