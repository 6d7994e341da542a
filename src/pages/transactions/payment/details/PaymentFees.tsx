import { StatusBadge } from '@/components/badges/StatusBadge';
import { DataTable, type TableColumns } from '@/components/lists/DataTable';
import { classNames } from '@/components/page/classNames';
import * as section from '@/components/page/section.module.scss';
import { ShortId } from '@/components/text/ShortId';
import * as textStyles from '@/components/text/text.module.scss';
import { Money } from '@/containers/money/Money';
import type { Fee } from '@/domain/payments/payment';
import * as parts from '@/pages/transactions/payment/payment.module.scss';
import type { TransactionDetails } from '@/selectors/payments/paymentsSelectors';
import * as styles from './PaymentFees.module.scss';
import * as texts from './texts';

const columnsOf = (isPaid: boolean, isRecorded: boolean): TableColumns<Fee> => [
  { header: texts.feeId, render: ({ id }) => <FeeId id={id} /> },
  { header: texts.feeDate, render: ({ date }) => <span className={textStyles.date}>{date}</span> },
  {
    header: texts.integrationFeeId,
    render: ({ integrationFeeId }) =>
      isRecorded && integrationFeeId !== '' ? (
        <span className={textStyles.id}>{integrationFeeId}</span>
      ) : (
        texts.notRecorded
      ),
  },
  {
    header: texts.feeAmount,
    render: ({ amount }) => (isPaid ? <Money cents={amount} /> : texts.notCharged),
    isNumeric: true,
  },
  { header: texts.feeType, render: ({ type }) => type },
];

/** The id of an imported fee ends with its party; only the part before it is shortened, so that fees stay distinct. */
function FeeId({ id }: { id: string }) {
  const end = id.lastIndexOf(' ');
  return (
    <span className={textStyles.id}>
      <ShortId id={end === -1 ? id : id.slice(0, end)} />
      {end !== -1 && id.slice(end)}
    </span>
  );
}

type Props = { details: TransactionDetails; isPaid: boolean };

export function PaymentFees({ details, isPaid }: Props) {
  return (
    <section className={classNames(parts.section, styles.fees)}>
      <div className={section.heading}>
        <h3>{texts.fees}</h3>
        {details.areFeesCalculated && <StatusBadge label={texts.estimated} tone="yellow" />}
      </div>
      <DataTable
        caption={texts.fees}
        columns={columnsOf(isPaid, details.isIntegrationRecorded)}
        rows={details.fees}
        rowKey={({ id }) => id}
        empty={texts.noFees}
      />
      {details.areFeesCalculated && <p className={parts.note}>{texts.calculatedFees}</p>}
    </section>
  );
}
