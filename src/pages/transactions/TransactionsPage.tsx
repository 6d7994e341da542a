import { X } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import Card from 'react-bootstrap/Card';
import { DataTable, type Column, type Columns } from '@/components/DataTable';
import { EmptyResult } from '@/components/EmptyResult';
import { ExportButton } from '@/components/ExportButton';
import { FilterSelect } from '@/components/FilterSelect';
import { ListFooter } from '@/components/ListFooter';
import { PageHeading } from '@/components/PageHeading';
import { SearchField } from '@/components/SearchField';
import { DialogLink } from '@/containers/DialogLink';
import { csvFileName } from '@/domain/csv';
import { formatRange } from '@/domain/dates';
import { describeMetrics } from '@/domain/metrics';
import { formatMoney } from '@/domain/money';
import { PRODUCT_NAME } from '@/domain/product';
import { ALL_STATUSES, STATUS_FILTERS, type TransactionColumn } from '@/domain/transactions';
import { selectSearchReading, selectShownMerchant } from '@/selectors/transactionsSearch';
import { selectListMetrics, selectTransactionsPage } from '@/selectors/transactionsSelectors';
import { selectTransactionsTable } from '@/selectors/transactionsTable';
import { toastShown } from '@/slices/layoutSlice';
import {
  selectAreFeesShown,
  selectStatusFilter,
  selectTransactionsRange,
  selectTransactionsSearch,
  selectTransactionsSort,
  transactionsActions,
} from '@/slices/transactionsSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { PaymentStatus } from './PaymentStatus';
import { TransactionsDateRange } from './TransactionsDateRange';

type Row = ReturnType<typeof selectTransactionsPage>['rows'][number];

/** The platform's own part of each payment: nothing of one that was not paid. */
const FEES: Column<Row, TransactionColumn> = {
  header: `${PRODUCT_NAME.toUpperCase()} FEES`,
  sortsBy: 'fees',
  render: ({ platformFee }) => formatMoney(platformFee),
  isNumeric: true,
};

export function TransactionsPage() {
  const dispatch = useAppDispatch();
  const view = useAppSelector(selectTransactionsPage);
  const search = useAppSelector(selectTransactionsSearch);
  const store = useAppStore();
  const reading = useAppSelector(selectSearchReading);
  const status = useAppSelector(selectStatusFilter);
  const sort = useAppSelector(selectTransactionsSort);
  const metrics = useAppSelector(selectListMetrics);
  const areFeesShown = useAppSelector(selectAreFeesShown);
  const merchant = useAppSelector(selectShownMerchant);
  const range = useAppSelector(selectTransactionsRange);

  const columns: Columns<Row, TransactionColumn> = [
    {
      header: 'TRANSACTION ID',
      sortsBy: 'id',
      render: ({ id }) => (
        <DialogLink dialog={{ kind: 'transactionDetails', transactionId: id }} className="row-link is-id">
          {id}
        </DialogLink>
      ),
    },
    { header: 'MERCHANT', sortsBy: 'merchant', render: ({ merchantName }) => merchantName },
    { header: 'AMOUNT', sortsBy: 'amount', render: ({ amount }) => formatMoney(amount), isNumeric: true },
    ...(areFeesShown ? [FEES] : []),
    { header: 'DATE AND TIME', sortsBy: 'date', render: ({ date }) => <span className="is-date">{date}</span> },
    {
      header: 'STATUS',
      sortsBy: 'status',
      render: ({ status, note }) => <PaymentStatus status={status} note={note} />,
    },
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
          <TransactionsDateRange />
          <FilterSelect
            label="Status"
            options={STATUS_FILTERS}
            value={status}
            onChange={(option) => dispatch(transactionsActions.statusChosen(option))}
          />
          {merchant && (
            <Button variant="outline-secondary" onClick={() => dispatch(transactionsActions.merchantCleared())}>
              <span className="visually-hidden">Show the payments of all merchants, not only of </span>
              {merchant.name} <X aria-hidden size={16} />
            </Button>
          )}
          <ExportButton
            fileName={csvFileName('transactions', range)}
            getTable={() => selectTransactionsTable(store.getState())}
            onTold={(title, text) => dispatch(toastShown({ title, text }))}
          />
        </div>
        {reading !== '' && <p className="list-sum">{reading}</p>}
        <div className="list-sum">
          <p>{describeMetrics(metrics, { hasFees: areFeesShown })}</p>
          <Button
            variant="outline-secondary"
            size="sm"
            aria-pressed={areFeesShown}
            active={areFeesShown}
            onClick={() => dispatch(transactionsActions.feesToggled())}
          >
            Show {PRODUCT_NAME} fees
          </Button>
        </div>
        <DataTable
          caption="Transactions"
          columns={columns}
          rows={view.rows}
          rowKey={({ id }) => id}
          sort={sort}
          onSortChosen={(column) => dispatch(transactionsActions.sortChosen(column))}
          empty={
            <EmptyResult
              noun="transactions"
              lookedFor={[
                search.trim() && `“${search.trim()}”`,
                merchant?.name,
                status === ALL_STATUSES ? undefined : status,
                formatRange(range),
              ]}
              onCleared={() => dispatch(transactionsActions.filtersCleared())}
            />
          }
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
