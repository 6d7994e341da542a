import { StatusBadge } from '@/components/badges/StatusBadge';
import { DataTable } from '@/components/lists/DataTable';
import type { Preview } from '@/data/imports/messages';
import { paymentTone } from '@/domain/payments/payment';
import * as styles from '@/features/imports/importing/importing.module.scss';
import * as texts from './texts';

type Props = { rows: Preview['firstRows']; money: (amount: number) => string };

export function FirstPayments({ rows, money }: Props) {
  return (
    <>
      <h3 className={styles.part}>{texts.firstPayments(rows.length)}</h3>
      <DataTable
        caption={texts.firstPayments(rows.length)}
        columns={[
          { header: texts.paymentId, render: ({ id: paymentId }) => paymentId },
          { header: texts.merchant, render: ({ merchant }) => merchant },
          { header: texts.amount, isNumeric: true, render: ({ amount }) => money(amount) },
          { header: texts.dateAndTime, render: ({ date }) => date },
          {
            header: texts.status,
            render: ({ status }) => <StatusBadge label={status} tone={paymentTone(status)} />,
          },
        ]}
        rows={rows}
        rowKey={({ id: paymentId }) => paymentId}
        empty={texts.noPayments}
      />
    </>
  );
}
