import { StatusBadge } from '@/components/badges/StatusBadge';
import { DataTable } from '@/components/lists/DataTable';
import type { Preview } from '@/data/imports/messages';
import { transactionTone } from '@/domain/payments/transactions';
import * as styles from '@/app/ownData/importing/ownData.module.scss';

type Props = { rows: Preview['firstRows']; money: (amount: number) => string };

export function FirstPayments({ rows, money }: Props) {
  return (
    <>
      <h3 className={styles.part}>The first payments as they are read</h3>
      <DataTable
        caption="The first payments as they are read"
        columns={[
          { header: 'ID', render: ({ id: paymentId }) => paymentId },
          { header: 'Merchant', render: ({ merchant }) => merchant },
          { header: 'Amount', isNumeric: true, render: ({ amount }) => money(amount) },
          { header: 'Date and time', render: ({ date }) => date },
          {
            header: 'Status',
            render: ({ status }) => <StatusBadge label={status} tone={transactionTone(status)} />,
          },
        ]}
        rows={rows}
        rowKey={({ id: paymentId }) => paymentId}
        empty="No row of this file is a payment as it is read now."
      />
    </>
  );
}
