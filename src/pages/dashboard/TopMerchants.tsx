import Card from 'react-bootstrap/Card';
import { DataTable, type TableColumns } from '@/components/lists/DataTable';
import { ROW_LINK } from '@/components/lists/rowLink';
import { RouteLink } from '@/components/text/RouteLink';
import * as text from '@/components/text/text.module.scss';
import { Money } from '@/containers/money/Money';
import { describeCount, formatCount } from '@/domain/lists/paging';
import { addressOf, PATHS } from '@/domain/screens';
import { selectTopMerchants } from '@/selectors/merchantsSelectors';
import { useAppSelector } from '@/store/hooks';
import * as texts from './texts';

const COLUMNS: TableColumns<ReturnType<typeof selectTopMerchants>[number]> = [
  { header: texts.rank, shortHeader: texts.rank, render: ({ rank }) => rank },
  {
    header: texts.merchant,
    isRowHeader: true,
    render: ({ id, name, transactions, listed }) => (
      <>
        <RouteLink to={addressOf(PATHS.transactions, { paymentsOf: id })} {...ROW_LINK}>
          {name}
        </RouteLink>
        <small className={text.note}>
          {texts.allTime(describeCount(transactions, 'transaction'), formatCount(listed))}
        </small>
      </>
    ),
    cardSlot: 'name',
  },
  { header: texts.volume, render: ({ volume }) => <Money cents={volume} />, isNumeric: true, cardSlot: 'figure' },
];

export function TopMerchants() {
  const merchants = useAppSelector(selectTopMerchants);
  return (
    <Card as="section">
      <Card.Body>
        <h2>{texts.topMerchants}</h2>
        <p>{texts.byVolume}</p>
        <DataTable
          caption={texts.topMerchants}
          columns={COLUMNS}
          rows={merchants}
          rowKey={({ id }) => id}
          hasCardRows
          empty={texts.noMerchants}
        />
      </Card.Body>
    </Card>
  );
}
