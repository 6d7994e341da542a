import Card from 'react-bootstrap/Card';
import { DataTable, type TableColumns } from '@/components/lists/DataTable';
import { ROW_LINK } from '@/components/lists/rowLink';
import { RouteLink } from '@/components/text/RouteLink';
import * as text from '@/components/text/text.module.scss';
import { Money } from '@/containers/Money';
import { describeCount, formatCount } from '@/domain/lists/paging';
import { addressOf, PATHS } from '@/domain/screens';
import { selectTopMerchants } from '@/selectors/merchantsSelectors';
import { useAppSelector } from '@/store/hooks';

const COLUMNS: TableColumns<ReturnType<typeof selectTopMerchants>[number]> = [
  { header: 'Rank', shortHeader: 'Rank', render: ({ rank }) => rank },
  {
    header: 'Merchant',
    isRowHeader: true,
    render: ({ id, name, transactions, listed }) => (
      <>
        <RouteLink to={addressOf(PATHS.transactions, { paymentsOf: id })} {...ROW_LINK}>
          {name}
        </RouteLink>
        <small className={text.note}>
          {describeCount(transactions, 'transaction')} of all time, {formatCount(listed)} listed
        </small>
      </>
    ),
    place: 'name',
  },
  { header: 'Volume', render: ({ volume }) => <Money cents={volume} />, isNumeric: true, place: 'figure' },
];

export function TopMerchants() {
  const merchants = useAppSelector(selectTopMerchants);
  return (
    <Card as="section">
      <Card.Body>
        <h2>Top Merchants</h2>
        <p>By their volume of all time</p>
        <DataTable
          caption="Top Merchants"
          columns={COLUMNS}
          rows={merchants}
          rowKey={({ id }) => id}
          hasCardRows
          empty="No merchants yet"
        />
      </Card.Body>
    </Card>
  );
}
