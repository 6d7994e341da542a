import { propose } from '@/commands/approvals/propose';
import { recordRefund, repeatedRefundQuestion } from '@/commands/payments/recordPayments';
import { merchantNameOf } from '@/domain/merchants/merchants';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { RefundForm } from './RefundForm';
import { RefusedDialog } from './RefusedDialog';
import { title } from './refundTexts';
import { MissingPaymentDialog } from './MissingPaymentDialog';
import { usePaymentDialog } from './usePaymentDialog';

type Props = { transactionId: string };

export function RefundPaymentDialog({ transactionId }: Props) {
  const dispatch = useAppDispatch();
  const { payment, close } = usePaymentDialog(transactionId);
  const names = useAppSelector(selectMerchantNames);
  if (!payment) return <MissingPaymentDialog title={title} transactionId={transactionId} onClose={close} />;
  const { refundEligibility } = payment;
  if (!refundEligibility.allowed) return <RefusedDialog title={title} {...refundEligibility} onClose={close} />;
  return (
    <RefundForm
      title={title}
      payment={payment}
      merchantName={merchantNameOf(names, payment.row.merchantId)}
      onCancelled={close}
      questionOf={(amount) => dispatch(repeatedRefundQuestion(transactionId, amount))}
      onConfirmed={(amount, reason, judged) =>
        judged
          ? dispatch(
              propose({
                act: 'refundPayments',
                items: [{ subjectId: transactionId, amount }],
                reason,
                judged: [judged],
              }),
            )
          : dispatch(recordRefund({ transactionId, amount, reason }))
      }
    />
  );
}
