import { DetailList } from '@/components/dialogs/DetailList';
import { Dialog } from '@/components/dialogs/Dialog';
import { MissingRowDialog } from '@/components/dialogs/MissingRowDialog';
import { DialogLink } from '@/containers/DialogLink';
import { LargeMoney } from '@/containers/Money';
import { transactionNoun } from '@/pages/transactions/payment/texts';
import { usePaymentDialog } from '@/pages/transactions/payment/usePaymentDialog';
import { PaymentStatusCell } from '@/pages/transactions/PaymentStatusCell';
import { selectTransactionDetails } from '@/selectors/payments/paymentsSelectors';
import { useAppSelector } from '@/store/hooks';
import { PaymentActions } from './PaymentActions';
import { PaymentAllocation } from './PaymentAllocation';
import { PaymentFacts } from './PaymentFacts';
import { PaymentFees } from './PaymentFees';
import { PaymentSteps } from './PaymentSteps';
import { PaymentTimeline } from './PaymentTimeline';
import * as styles from './TransactionDetailsDialog.module.scss';
import * as texts from './texts';

type Props = { transactionId: string };

/** One payment. The amount, the status and the actions come first, because operators decide by them. */
export function TransactionDetailsDialog({ transactionId }: Props) {
  const details = useAppSelector((state) => selectTransactionDetails(state, transactionId));
  const { payment, close } = usePaymentDialog(transactionId);
  if (!details || !payment)
    return <MissingRowDialog title={texts.title} noun={transactionNoun} id={transactionId} onClose={close} />;

  return (
    <Dialog title={texts.title} isSheet tools={<PaymentSteps transactionId={transactionId} />} onClose={close}>
      <div className={styles.headline}>
        <DetailList
          items={[
            { term: texts.amount, value: <LargeMoney cents={details.amount} /> },
            {
              term: texts.merchantName,
              value: (
                <DialogLink dialog={{ kind: 'merchantDetails', merchantId: details.merchantId }}>
                  {details.merchantName}
                </DialogLink>
              ),
            },
          ]}
        />
        <PaymentStatusCell status={payment.status} note={payment.note} />
      </div>
      <PaymentActions payment={payment} />
      <PaymentAllocation payment={payment} isEstimated={details.areFeesCalculated} />
      <PaymentTimeline details={details} steps={payment.history} />
      <PaymentFacts details={details} />
      <PaymentFees details={details} isPaid={payment.isPaid} />
    </Dialog>
  );
}
