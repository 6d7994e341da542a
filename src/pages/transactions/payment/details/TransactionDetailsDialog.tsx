import { Printer, ReceiptText } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { DetailList } from '@/components/dialogs/DetailList';
import { Dialog } from '@/components/dialogs/Dialog';
import { MissingRowDialog } from '@/components/dialogs/MissingRowDialog';
import { DataTable, type Columns } from '@/components/lists/DataTable';
import { ROW_ID_LINK } from '@/components/lists/rowLink';
import * as section from '@/components/page/section.module.scss';
import { RouteLink } from '@/components/text/RouteLink';
import * as text from '@/components/text/text.module.scss';
import { CopyRow } from '@/containers/CopyRow';
import { DialogLink } from '@/containers/DialogLink';
import { EligibleButton } from '@/containers/EligibleButton';
import { LargeMoney, Money } from '@/containers/Money';
import type { Fee } from '@/domain/payments/transactions';
import { addressOf, PATHS } from '@/domain/screens';
import { PaymentStatus } from '@/pages/transactions/PaymentStatus';
import { selectIntegration } from '@/selectors/entitySelectors';
import { selectTransactionDetails } from '@/selectors/payments/paymentsSelectors';
import { innerDialogOpened } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { PaymentDivision } from './PaymentDivision';
import { PaymentSteps } from './PaymentSteps';
import { PaymentTimeline } from './PaymentTimeline';
import { RecordedId } from './RecordedId';
import * as styles from './TransactionDetailsDialog.module.scss';
import { usePaymentDialog } from './usePaymentDialog';

const TITLE = 'Transaction Details';

const feeColumnsOf = (isPaid: boolean, isRecorded: boolean): Columns<Fee> => [
  { header: 'FEE ID', render: ({ id }) => <span className={text.id}>{id}</span> },
  { header: 'DATE & TIME', render: ({ date }) => <span className={text.date}>{date}</span> },
  {
    header: 'INTEGRATION FEE ID',
    render: ({ integrationFeeId }) =>
      isRecorded && integrationFeeId !== '' ? <span className={text.id}>{integrationFeeId}</span> : 'Not recorded',
  },
  { header: 'AMOUNT', render: ({ amount }) => (isPaid ? <Money cents={amount} /> : 'Not taken'), isNumeric: true },
  { header: 'TYPE', render: ({ type }) => type },
];

type Props = { transactionId: string };

export function TransactionDetailsDialog({ transactionId }: Props) {
  const dispatch = useAppDispatch();
  const details = useAppSelector((state) => selectTransactionDetails(state, transactionId));
  // Of an integration that a file names, nothing but its id may be known.
  const integration = useAppSelector((state) => selectIntegration(state, details?.integrationId ?? ''));
  const { payment, close } = usePaymentDialog(transactionId);
  const open = (kind: 'voidPayment' | 'refundPayment' | 'receipt') =>
    dispatch(innerDialogOpened({ kind, transactionId }));
  if (!details || !payment)
    return <MissingRowDialog title={TITLE} noun="transaction" id={transactionId} onClose={close} />;

  return (
    <Dialog
      title={TITLE}
      size="lg"
      onClose={close}
      footer={
        <>
          <EligibleButton
            variant="outline-danger"
            eligibility={payment.voidEligibility}
            onClick={() => open('voidPayment')}
          >
            Void
          </EligibleButton>
          <EligibleButton eligibility={payment.refundEligibility} onClick={() => open('refundPayment')}>
            Refund
          </EligibleButton>
        </>
      }
    >
      <div className={styles.tools}>
        <PaymentSteps transactionId={transactionId} />
        <CopyRow dialog={{ kind: 'transactionDetails', transactionId }} path={PATHS.transactions} id={transactionId} />
      </div>
      <div className={styles.headline}>
        <DetailList items={[{ term: 'Amount', value: <LargeMoney cents={details.amount} /> }]} />
        <PaymentStatus status={payment.status} note={payment.note} />
      </div>
      <DetailList
        items={[
          {
            term: 'Merchant Name',
            value: (
              <DialogLink dialog={{ kind: 'merchantDetails', merchantId: details.merchantId }}>
                {details.merchantName}
              </DialogLink>
            ),
          },
          { term: 'Transaction ID', value: <span className={text.id}>{details.id}</span> },
          { term: 'Date & Time', value: details.date },
          {
            term: 'Integration ID',
            value: (
              <RecordedId
                id={details.integrationId}
                isRecorded={details.isIntegrationRecorded}
                link={
                  integration && (
                    <DialogLink
                      dialog={{ kind: 'viewIntegration', integrationId: details.integrationId }}
                      look={ROW_ID_LINK}
                    >
                      {details.integrationId}
                    </DialogLink>
                  )
                }
              />
            ),
          },
          {
            term: 'Customer ID',
            value: (
              <RecordedId
                id={details.customerId}
                isRecorded={details.isCustomerRecorded}
                link={
                  <RouteLink
                    to={addressOf(PATHS.transactions, { search: details.customerId })}
                    {...ROW_ID_LINK}
                    aria-label={`${details.customerId}, payments of this customer`}
                  >
                    {details.customerId}
                  </RouteLink>
                }
              />
            ),
          },
        ]}
      />
      <div className={section.heading}>
        <h3>Fees</h3>
        <div className={section.actions}>
          <Button variant="outline-secondary" size="sm" onClick={() => window.print()}>
            <Printer aria-hidden size={16} /> Print
          </Button>
          <Button variant="outline-secondary" size="sm" onClick={() => open('receipt')}>
            <ReceiptText aria-hidden size={16} /> View Receipt
          </Button>
        </div>
      </div>
      <DataTable
        caption="Fees"
        columns={feeColumnsOf(payment.isPaid, details.isIntegrationRecorded)}
        rows={details.fees}
        rowKey={({ id }) => id}
        empty="This payment has no fees"
      />
      <PaymentDivision payment={payment} />
      <PaymentTimeline steps={payment.history} />
    </Dialog>
  );
}
