import { recordRefund } from '@/commands/recordPayments';
import { MissingRowDialog } from '@/components/dialogs/MissingRowDialog';
import { useAppDispatch } from '@/store/hooks';
import { RefundForm } from './RefundForm';
import { RefusedDialog } from './RefusedDialog';
import { usePaymentDialog } from './usePaymentDialog';

const TITLE = 'Refund Payment';

type Props = { transactionId: string };

export function RefundPaymentDialog({ transactionId }: Props) {
  const dispatch = useAppDispatch();
  const { payment, close } = usePaymentDialog(transactionId);
  if (!payment) return <MissingRowDialog title={TITLE} noun="transaction" id={transactionId} onClose={close} />;
  const { refundEligibility } = payment;
  if (!refundEligibility.allowed) return <RefusedDialog title={TITLE} {...refundEligibility} onClose={close} />;
  return (
    <RefundForm
      title={TITLE}
      payment={payment}
      onCancelled={close}
      onConfirmed={(amount, reason) => dispatch(recordRefund({ transactionId, amount, reason }))}
    />
  );
}
