import Card from 'react-bootstrap/Card';
import { DataTable, type Columns } from '@/components/DataTable';
import { formatMoney } from '@/domain/money';
import { selectRecentTransactions } from '@/selectors/transactionsSelectors';
import { dialogOpened } from '@/slices/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

type Row = ReturnType<typeof selectRecentTransactions>[number];

const columnsOf = (onOpened: (transactionId: string) => void): Columns<Row> => [
  {
    header: 'Merchant',
    render: ({ id, merchantName, note }) => (
      <>
        <button type="button" className="row-link" onClick={() => onOpened(id)}>
          {merchantName}
        </button>
        {note !== undefined && <small className="cell-note">{note}</small>}
      </>
    ),
  },
  { header: 'Total Amount', render: ({ totalAmount }) => formatMoney(totalAmount), isNumeric: true },
  { header: 'Platform Share', render: ({ platformShare }) => formatMoney(platformShare), isNumeric: true },
  { header: 'Platform Fee', render: ({ splitPayFee }) => formatMoney(splitPayFee), isNumeric: true },
];

export function RecentTransactions() {
  const dispatch = useAppDispatch();
  const rows = useAppSelector(selectRecentTransactions);
  return (
    <Card as="section">
      <Card.Body>
        <h2>Recent Transactions</h2>
        <DataTable
          caption="Recent transactions"
          columns={columnsOf((transactionId) => dispatch(dialogOpened({ kind: 'transactionDetails', transactionId })))}
          rows={rows}
          rowKey={({ id }) => id}
          empty="No transactions yet"
        />
      </Card.Body>
    </Card>
  );
}
