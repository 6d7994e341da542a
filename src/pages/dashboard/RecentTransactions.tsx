import Card from 'react-bootstrap/Card';
import { DataTable, type TableColumns } from '@/components/lists/DataTable';
import * as text from '@/components/text/text.module.scss';
import { DialogLink } from '@/containers/DialogLink';
import { Money } from '@/containers/money/Money';
import { formatDay } from '@/domain/calendar/dates';
import { selectRecentTransactions } from '@/selectors/payments/recentTransactions';
import { useAppSelector } from '@/store/hooks';
import * as texts from './texts';

type Row = ReturnType<typeof selectRecentTransactions>[number];

const COLUMNS: TableColumns<Row> = [
  {
    header: texts.merchant,
    render: ({ id, merchantName, date, note }) => (
      <>
        <DialogLink
          dialog={{ kind: 'transactionDetails', transactionId: id }}
          label={texts.merchantPayment(merchantName, id)}
        >
          {merchantName}
        </DialogLink>
        <small className={text.note}>{[formatDay(date), note].filter(Boolean).join(' · ')}</small>
      </>
    ),
    cardSlot: 'name',
  },
  {
    header: texts.totalAmount,
    render: ({ totalAmount }) => <Money cents={totalAmount} />,
    isNumeric: true,
    cardSlot: 'figure',
  },
  {
    header: texts.platformShare,
    tooltip: texts.allFees,
    shortHeader: texts.share,
    render: ({ platformShare }) => <Money cents={platformShare} />,
    isNumeric: true,
  },
  {
    header: texts.platformFee,
    shortHeader: texts.fee,
    render: ({ splitPayFee }) => <Money cents={splitPayFee} />,
    isNumeric: true,
  },
];

export function RecentTransactions() {
  const rows = useAppSelector(selectRecentTransactions);
  return (
    <Card as="section">
      <Card.Body>
        <h2>{texts.recentTransactions}</h2>
        <p>{texts.feesExplained}</p>
        <DataTable
          caption={texts.recentTransactionsCaption}
          columns={COLUMNS}
          rows={rows}
          rowKey={({ id }) => id}
          hasCardRows
          empty={texts.noTransactions}
        />
      </Card.Body>
    </Card>
  );
}
