import { DetailList } from '@/components/dialogs/DetailList';
import { Dialog } from '@/components/dialogs/Dialog';
import { modelNote } from '@/containers/settings/chargeModelTexts';
import { WaitingProposals } from '@/containers/approvals/WaitingProposals';
import { DialogLink } from '@/containers/DialogLink';
import { LargeMoney, useMoney } from '@/containers/money/Money';
import { MissingPaymentDialog } from '@/pages/transactions/payment/MissingPaymentDialog';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { PaymentStatusCell } from '@/pages/transactions/PaymentStatusCell';
import { selectTransactionDetails, type Payment } from '@/selectors/payments/paymentsSelectors';
import { useAppSelector } from '@/store/hooks';
import { PaymentActions } from './PaymentActions';
import { PaymentDispute } from './PaymentDispute';
import { PaymentFacts } from './PaymentFacts';
import { PaymentFees } from './PaymentFees';
import { PaymentSteps } from './PaymentSteps';
import { PaymentTimeline } from './PaymentTimeline';
import * as styles from './TransactionDetailsDialog.module.scss';
import * as texts from './texts';
import { StatusBadge } from '@/components/badges/StatusBadge';
import * as section from '@/components/page/section.module.scss';
import { ownValue } from '@/lib/objects';
import { PartyTable } from '@/pages/transactions/payment/PartyTable';
import * as parts from '@/pages/transactions/payment/payment.module.scss';

type Props = { transactionId: string };

/** One payment. The amount, the status and the actions come first, because operators decide by them. */
export function TransactionDetailsDialog({ transactionId }: Props) {
  const details = useAppSelector((state) => selectTransactionDetails(state, transactionId));
  const payment = useAppSelector((state) => selectPayment(state, transactionId));
  if (!details || !payment) return <MissingPaymentDialog title={texts.title} transactionId={transactionId} />;

  return (
    <Dialog title={texts.title} isSheet tools={<PaymentSteps transactionId={transactionId} />}>
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
      <WaitingProposals transactionId={transactionId} />
      <PaymentAllocation payment={payment} isEstimated={details.areFeesCalculated} />
      {payment.dispute && <PaymentDispute payment={payment} />}
      <PaymentTimeline details={details} payment={payment} />
      <PaymentFacts details={details} />
      <PaymentFees details={details} isPaid={payment.isPaid} />
      {!payment.dispute && <PaymentDispute payment={payment} />}
    </Dialog>
  );
}

type PaymentAllocationProps = { payment: Payment; isEstimated: boolean };

export function PaymentAllocation({ payment, isEstimated }: PaymentAllocationProps) {
  const { status, isPaid, model, allocation, refundedShares, netShares, refunded, isBalanced } = payment;
  const money = useMoney();
  const total = money(payment.row.amount);
  const remark = ownValue(texts.allocationNotes, status) ?? (isPaid ? undefined : texts.notPaid(status));
  return (
    <section className={parts.section}>
      <div className={section.heading}>
        <h3>{texts.allocation}</h3>
        {isPaid && (
          <span className="d-flex gap-2">
            {isEstimated && <StatusBadge label={texts.estimated} tone="yellow" />}
            <StatusBadge
              label={isBalanced ? texts.balanced(total) : texts.notBalanced(total)}
              tone={isBalanced ? 'green' : 'red'}
            />
          </span>
        )}
      </div>
      {remark !== undefined && <p className="form-text">{remark}</p>}
      {isPaid && model && <p className="form-text">{modelNote(model)}</p>}
      {isPaid && (
        <PartyTable
          caption={texts.allocationTable}
          netShares={netShares}
          refunded={refunded}
          columns={[
            { header: texts.share, allocation },
            ...(refunded > 0
              ? [
                  { header: texts.refunded, allocation: refundedShares },
                  { header: texts.net, allocation: netShares },
                ]
              : []),
          ]}
        />
      )}
    </section>
  );
}
