import { Printer } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { DetailList } from '@/components/dialogs/DetailList';
import { Dialog } from '@/components/dialogs/Dialog';
import * as text from '@/components/text/text.module.scss';
import { receiptWaits } from '@/selectors/sync/pendingTexts';
import { useMoney } from '@/containers/money/Money';
import { formatPercent } from '@/domain/money/money';
import { receiptLines, surchargeOn } from '@/domain/payments/receipt';
import { selectIntegration } from '@/selectors/entitySelectors';
import { selectPendingIds } from '@/selectors/sync/pendingChanges';
import { selectTransactionDetails } from '@/selectors/payments/paymentsSelectors';
import { useAppSelector } from '@/store/hooks';
import * as styles from './ReceiptDialog.module.scss';
import { ReceiptLines } from './ReceiptLines';
import { RecordedId } from '@/pages/transactions/payment/RecordedId';
import * as parts from '@/pages/transactions/payment/payment.module.scss';
import * as texts from './receiptTexts';
import { MissingPaymentDialog } from '@/pages/transactions/payment/MissingPaymentDialog';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';

type Props = { transactionId: string };

/** The customer's receipt: without the shares, which are not the customer's business, and short enough to print on one page. */
export function ReceiptDialog({ transactionId }: Props) {
  const payment = useAppSelector((state) => selectPayment(state, transactionId));
  const details = useAppSelector((state) => selectTransactionDetails(state, transactionId));
  const integration = useAppSelector((state) => selectIntegration(state, payment?.row.integrationId ?? ''));
  const pendingIds = useAppSelector(selectPendingIds);
  const money = useMoney();
  if (!payment || !details) {
    return <MissingPaymentDialog title={texts.title} transactionId={transactionId} />;
  }

  const isWaiting = payment.records.some(({ id }) => pendingIds.has(id));
  const surcharge = payment.isPaid ? surchargeOn(details.amount, integration) : undefined;
  const status = payment.note === undefined ? payment.status : texts.statusWithNote(payment.status, payment.note);
  return (
    <Dialog
      title={texts.title}
      dismiss="Close"
      footer={
        <Button aria-disabled={isWaiting} onClick={() => isWaiting || window.print()}>
          <Printer aria-hidden size={16} /> {texts.print}
        </Button>
      }
    >
      {isWaiting && <p role="status">{receiptWaits}</p>}
      <p className={styles.merchant}>
        <strong>{details.merchantName}</strong>
        <small className="text-body-secondary">{texts.provider}</small>
      </p>
      <DetailList
        items={[
          { term: texts.transactionId, value: <span className={text.id}>{details.id}</span> },
          { term: texts.dateAndTime, value: details.date },
          {
            term: texts.customerId,
            value: <RecordedId of="customer" id={details.customerId} isRecorded={details.isCustomerRecorded} />,
          },
          { term: texts.status, value: status },
        ]}
      />
      <ReceiptLines title={texts.payment} lines={receiptLines({ ...payment, amount: details.amount })} />
      {surcharge !== undefined && (
        <section className={parts.section}>
          <h3>{texts.surcharge}</h3>
          <p className="mb-0">
            {texts.surchargePaid(formatPercent(surcharge.rate), money(surcharge.surcharge), money(surcharge.total))}
          </p>
        </section>
      )}
    </Dialog>
  );
}
