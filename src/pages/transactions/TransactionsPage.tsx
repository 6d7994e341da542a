import Card from 'react-bootstrap/Card';
import { DataTable, type Column } from '@/components/DataTable';
import { DateRangeField } from '@/components/DateRangeField';
import { ListFooter } from '@/components/ListFooter';
import { PageHeading } from '@/components/PageHeading';
import { SearchField } from '@/components/SearchField';
import { StatusBadge } from '@/components/StatusBadge';
import { formatMoney } from '@/domain/money';
import { SAMPLE_TODAY } from '@/domain/product';
import { transactionTone } from '@/domain/transactions';
import { selectTransactionsPage } from '@/selectors/transactionsSelectors';
import { dialogOpened } from '@/slices/dialogsSlice';
import {
  selectIsCalendarOpen,
  selectTransactionsRange,
  selectTransactionsSearch,
  transactionsActions,
} from '@/slices/transactionsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

type Row = ReturnType<typeof selectTransactionsPage>['rows'][number];

export function TransactionsPage() {
  const dispatch = useAppDispatch();
  const view = useAppSelector(selectTransactionsPage);
  const search = useAppSelector(selectTransactionsSearch);
  const range = useAppSelector(selectTransactionsRange);
  const isCalendarOpen = useAppSelector(selectIsCalendarOpen);

  const columns: [Column<Row>, ...Column<Row>[]] = [
    {
      header: 'TRANSACTION ID',
      render: ({ id }) => (
        <button
          type="button"
          className="row-link is-id"
          onClick={() => dispatch(dialogOpened({ kind: 'transactionDetails', transactionId: id }))}
        >
          {id}
        </button>
      ),
    },
    { header: 'MERCHANT', render: ({ merchantName }) => merchantName },
    { header: 'AMOUNT', render: ({ amount }) => formatMoney(amount), isNumeric: true },
    { header: 'DATE AND TIME', render: ({ date }) => date },
    { header: 'STATUS', render: ({ status }) => <StatusBadge label={status} tone={transactionTone(status)} /> },
  ];

  return (
    <>
      <PageHeading title="Recent Transactions" subtitle="Overview of the latest transactions" />
      <Card>
        <div className="list-tools">
          <SearchField
            label="Search transactions"
            placeholder="Search transactions..."
            value={search}
            onChange={(text) => dispatch(transactionsActions.searchChanged(text))}
          />
          <DateRangeField
            range={range}
            newestDay={SAMPLE_TODAY}
            isOpen={isCalendarOpen}
            onToggle={() => dispatch(transactionsActions.calendarToggled())}
            onClose={() => dispatch(transactionsActions.calendarClosed())}
            onDayPicked={(day) => dispatch(transactionsActions.rangeDayPicked(day))}
          />
        </div>
        <DataTable
          caption="Transactions"
          columns={columns}
          rows={view.rows}
          rowKey={({ id }) => id}
          emptyText="No transaction matches"
        />
        <ListFooter
          noun="transactions"
          view={view}
          onPageChosen={(page) => dispatch(transactionsActions.pageChosen(page))}
          onPageSizeChosen={(size) => dispatch(transactionsActions.pageSizeChosen(size))}
        />
      </Card>
    </>
  );
}
