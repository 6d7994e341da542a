import { recordRefund, repeatedRefundQuestion } from '@/commands/recordPayments';
import { MissingRowDialog } from '@/components/dialogs/MissingRowDialog';
import { merchantNameOf } from '@/domain/merchants/merchants';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { RefundForm } from './RefundForm';
import { RefusedDialog } from './RefusedDialog';
import { usePaymentDialog } from './usePaymentDialog';

const TITLE = 'Refund Payment';

type Props = { transactionId: string };

export function RefundPaymentDialog({ transactionId }: Props) {
  const dispatch = useAppDispatch();
  const { payment, close } = usePaymentDialog(transactionId);
  const names = useAppSelector(selectMerchantNames);
  if (!payment) return <MissingRowDialog title={TITLE} noun="transaction" id={transactionId} onClose={close} />;
  const { refundEligibility } = payment;
  if (!refundEligibility.allowed) return <RefusedDialog title={TITLE} {...refundEligibility} onClose={close} />;
  return (
    <RefundForm
      title={TITLE}
      payment={payment}
      merchantName={merchantNameOf(names, payment.row.merchantId)}
      onCancelled={close}
      questionOf={(amount) => dispatch(repeatedRefundQuestion(transactionId, amount))}
      onConfirmed={(amount, reason) => dispatch(recordRefund({ transactionId, amount, reason }))}
    />
  );
}
