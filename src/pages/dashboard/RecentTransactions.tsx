import Card from 'react-bootstrap/Card';
import { DataTable, type TableColumns } from '@/components/lists/DataTable';
import * as text from '@/components/text/text.module.scss';
import { DialogLink } from '@/containers/DialogLink';
import { Money } from '@/containers/Money';
import { formatDay } from '@/domain/calendar/dates';
import { PRODUCT_NAME } from '@/domain/product';
import { selectRecentTransactions } from '@/selectors/payments/recentTransactions';
import { useAppSelector } from '@/store/hooks';

type Row = ReturnType<typeof selectRecentTransactions>[number];

const COLUMNS: TableColumns<Row> = [
  {
    header: 'Merchant',
    render: ({ id, merchantName, date, note }) => (
      <>
        <DialogLink dialog={{ kind: 'transactionDetails', transactionId: id }} label={`${merchantName}, payment ${id}`}>
          {merchantName}
        </DialogLink>
        <small className={text.note}>{[formatDay(date), note].filter(Boolean).join(' · ')}</small>
      </>
    ),
    place: 'name',
  },
  {
    header: 'Total Amount',
    render: ({ totalAmount }) => <Money cents={totalAmount} />,
    isNumeric: true,
    place: 'figure',
  },
  {
    header: 'Platform Share',
    shortHeader: 'Share',
    render: ({ platformShare }) => <Money cents={platformShare} />,
    isNumeric: true,
  },
  {
    header: 'Platform Fee',
    shortHeader: 'Fee',
    render: ({ splitPayFee }) => <Money cents={splitPayFee} />,
    isNumeric: true,
  },
];

export function RecentTransactions() {
  const rows = useAppSelector(selectRecentTransactions);
  return (
    <Card as="section">
      <Card.Body>
        <h2>Recent Transactions</h2>
        <p>Platform Share is all fees of a payment, Platform Fee what {PRODUCT_NAME} keeps of them</p>
        <DataTable
          caption="Recent transactions"
          columns={COLUMNS}
          rows={rows}
          rowKey={({ id }) => id}
          hasCardRows
          empty="No transactions yet"
        />
      </Card.Body>
    </Card>
  );
}
