import { propose } from '@/commands/approvals/propose';
import { recordRefund, repeatedRefundQuestion } from '@/commands/payments/recordPayments';
import { merchantNameOf } from '@/domain/merchants/merchants';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { RefundForm } from './RefundForm';
import { RefusedDialog } from './RefusedDialog';
import { title } from './refundTexts';
import { MissingPaymentDialog } from './MissingPaymentDialog';

type Props = { transactionId: string };

export function RefundPaymentDialog({ transactionId }: Props) {
  const dispatch = useAppDispatch();
  const payment = useAppSelector((state) => selectPayment(state, transactionId));
  const names = useAppSelector(selectMerchantNames);
  if (!payment) return <MissingPaymentDialog title={title} transactionId={transactionId} />;
  const { refundEligibility } = payment;
  if (!refundEligibility.allowed) return <RefusedDialog title={title} {...refundEligibility} />;
  return (
    <RefundForm
      title={title}
      payment={payment}
      merchantName={merchantNameOf(names, payment.row.merchantId)}
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
