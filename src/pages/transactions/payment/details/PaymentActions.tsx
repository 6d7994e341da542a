import { Printer, ReceiptText } from 'lucide-react';
import { useId } from 'react';
import Button from 'react-bootstrap/Button';
import { SecondaryButton } from '@/components/buttons/SecondaryButton';
import { describeRefusal } from '@/components/text/refusals/refusalTexts';
import type { Payment } from '@/selectors/payments/paymentsSelectors';
import { selectPermission } from '@/selectors/permissions/permissions';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { innerDialogOpened } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './PaymentActions.module.scss';
import * as texts from './texts';

type Props = { payment: Payment };

/**
 * The buttons are the same for every payment, so that none moves. A refused button keeps the focus and does nothing, because a disabled
 * one could not be reached by keyboard; the line below gives the reason.
 */
export function PaymentActions({ payment }: Props) {
  const dispatch = useAppDispatch();
  const currency = useAppSelector(selectCurrency);
  const reasonId = useId();
  const transactionId = payment.row.id;
  const open = (kind: 'voidPayment' | 'refundPayment' | 'receipt') =>
    dispatch(innerDialogOpened({ kind, transactionId }));
  const mayVoid = useAppSelector((state) => selectPermission(state, 'voidPayments'));
  const mayRefund = useAppSelector((state) => selectPermission(state, 'refundPayments'));
  const decisions = [
    {
      label: texts.voidPayment,
      kind: 'voidPayment',
      eligibility: mayVoid.allowed ? payment.voidEligibility : mayVoid,
    },
    {
      label: texts.refundPayment,
      kind: 'refundPayment',
      eligibility: mayRefund.allowed ? payment.refundEligibility : mayRefund,
    },
  ] as const;
  const reasons = decisions.flatMap(({ eligibility }) =>
    eligibility.allowed ? [] : describeRefusal(eligibility.refusal, currency),
  );
  return (
    <div className={`d-print-none ${styles.actions}`}>
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
        <SecondaryButton onClick={() => open('receipt')}>
          <ReceiptText aria-hidden size={16} /> {texts.viewReceipt}
        </SecondaryButton>
        <SecondaryButton onClick={() => window.print()}>
          <Printer aria-hidden size={16} /> {texts.print}
        </SecondaryButton>
      </span>
      {reasons.length > 0 && (
        <p id={reasonId} className={styles.reason}>
          {[...new Set(reasons)].join(' ')}
        </p>
      )}
    </div>
  );
}
