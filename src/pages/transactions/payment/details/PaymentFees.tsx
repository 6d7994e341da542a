import { DataTable, type Columns } from '@/components/lists/DataTable';
import { classNames } from '@/components/page/classNames';
import { ShortId } from '@/components/text/ShortId';
import * as text from '@/components/text/text.module.scss';
import { Money } from '@/containers/Money';
import type { Fee } from '@/domain/payments/transactions';
import * as parts from '@/pages/transactions/payment/payment.module.scss';
import type { TransactionDetails } from '@/selectors/payments/paymentsSelectors';
import * as styles from './PaymentFees.module.scss';

const columnsOf = (isPaid: boolean, isRecorded: boolean): Columns<Fee> => [
  { header: 'FEE ID', render: ({ id }) => <FeeId id={id} /> },
  { header: 'DATE & TIME', render: ({ date }) => <span className={text.date}>{date}</span> },
  {
    header: 'INTEGRATION FEE ID',
    render: ({ integrationFeeId }) =>
      isRecorded && integrationFeeId !== '' ? <span className={text.id}>{integrationFeeId}</span> : 'Not recorded',
  },
  { header: 'AMOUNT', render: ({ amount }) => (isPaid ? <Money cents={amount} /> : 'Not taken'), isNumeric: true },
  { header: 'TYPE', render: ({ type }) => type },
];

/** Fees of own data are named by their payment and the party: its name stays whole. */
function FeeId({ id }: { id: string }) {
  const end = id.lastIndexOf(' ');
  return (
    <span className={text.id}>
      <ShortId id={end === -1 ? id : id.slice(0, end)} />
      {end !== -1 && id.slice(end)}
    </span>
  );
}

type Props = { details: TransactionDetails; isPaid: boolean };

export function PaymentFees({ details, isPaid }: Props) {
  return (
    <section className={classNames(parts.section, styles.fees)}>
      <h3>Fees</h3>
      <DataTable
        caption="Fees"
        columns={columnsOf(isPaid, details.isIntegrationRecorded)}
        rows={details.fees}
        rowKey={({ id }) => id}
        empty="This payment has no fees"
      />
      {details.areFeesWorkedOut && (
        <p className={parts.note}>No file told these fees. They are worked out by the split of the payment.</p>
      )}
    </section>
  );
}
