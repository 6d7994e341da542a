import { Printer } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { DetailList } from '@/components/dialogs/DetailList';
import { Dialog } from '@/components/dialogs/Dialog';
import { MissingRowDialog } from '@/components/dialogs/MissingRowDialog';
import * as text from '@/components/text/text.module.scss';
import { useMoney } from '@/containers/useMoney';
import { receiptLines, surchargeOn } from '@/domain/payments/receipt';
import { PRODUCT_NAME } from '@/domain/product';
import { selectIntegration } from '@/selectors/entitySelectors';
import { selectTransactionDetails } from '@/selectors/payments/paymentsSelectors';
import { useAppSelector } from '@/store/hooks';
import * as styles from './ReceiptDialog.module.scss';
import { ReceiptLines } from './ReceiptLines';
import { RecordedId } from './RecordedId';
import * as parts from './payment.module.scss';
import { describeSurcharge } from './receiptWords';
import { usePaymentDialog } from './usePaymentDialog';

const TITLE = 'Receipt';

type Props = { transactionId: string };

/** The customer's receipt of one payment, with nothing of how it divides; of a length of its own, so that it prints on one page whatever was refunded. */
export function ReceiptDialog({ transactionId }: Props) {
  const { payment, close } = usePaymentDialog(transactionId);
  const details = useAppSelector((state) => selectTransactionDetails(state, transactionId));
  const integration = useAppSelector((state) => selectIntegration(state, payment?.row.integrationId ?? ''));
  const money = useMoney();
  if (!payment || !details) {
    return <MissingRowDialog title={TITLE} noun="transaction" id={transactionId} onClose={close} />;
  }

  const surcharge = payment.isPaid ? surchargeOn(details.amount, integration) : undefined;
  return (
    <Dialog
      title={TITLE}
      onClose={close}
      dismiss="Close"
      footer={
        <Button onClick={() => window.print()}>
          <Printer aria-hidden size={16} /> Print
        </Button>
      }
    >
      <p className={styles.merchant}>
        <strong>{details.merchantName}</strong>
        <small>Payment by {PRODUCT_NAME}</small>
      </p>
      <DetailList
        items={[
          { term: 'Transaction ID', value: <span className={text.id}>{details.id}</span> },
          { term: 'Date & Time', value: details.date },
          {
            term: 'Customer ID',
            value: <RecordedId id={details.customerId} isRecorded={details.isCustomerRecorded} />,
          },
          { term: 'Status', value: payment.note === undefined ? payment.status : `${payment.status}. ${payment.note}` },
        ]}
      />
      <ReceiptLines title="Payment" lines={receiptLines({ ...payment, amount: details.amount })} />
      {surcharge !== undefined && (
        <section className={parts.section}>
          <h3>Surcharge</h3>
          <p className="mb-0">{describeSurcharge(surcharge, money)}</p>
        </section>
      )}
    </Dialog>
  );
}
