import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { idle } from '@/components/browser/idle';
import { ROW_ID_LINK } from '@/components/lists/rowLink';
import { SecondaryButton, SmallButton } from '@/components/buttons/SecondaryButton';
import { pendingMark } from '@/selectors/sync/pendingTexts';
import { ShortId } from '@/components/text/ShortId';
import * as textStyles from '@/components/text/text.module.scss';
import { Answered } from '@/containers/Answered';
import { DialogLink } from '@/containers/DialogLink';
import { ListScreen } from '@/containers/ListScreen';
import { Money } from '@/containers/money/Money';
import { formatRange } from '@/domain/calendar/dates';
import { csvFileName } from '@/domain/lists/csv';
import { selectPendingPaymentIds } from '@/selectors/sync/heldUp';
import { prepareDigits, preparePaymentSearch } from '@/selectors/payments/list/searchText';
import { transactionsList } from '@/selectors/payments/list/transactionsList';
import { selectTransactionsCalendar } from '@/selectors/payments/calendarSelectors';
import { selectShownMerchant, selectSearchReading } from '@/selectors/payments/list/transactionsSearch';
import {
  selectTransactionFileColumns,
  selectTransactionsFile,
  selectIsAnythingRecorded,
  selectRecordsFile,
} from '@/selectors/payments/list/transactionsFile';
import {
  selectAreFeesShown,
  selectShownAssignee,
  selectTransactionsRange,
  transactionsListActions,
} from '@/slices/lists/transactionsListSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { runResumable } from '@/store/runResumable';
import { AssigneeFilter } from './AssigneeFilter';
import { clearMerchant } from './listTexts';
import { PaymentStatusCell } from './PaymentStatusCell';
import { precomputeRows } from './precomputeRows';
import { DateRangeField } from '@/components/calendar/DateRangeField';
import { ExportButton } from '@/containers/ExportButton';
import * as list from '@/components/lists/list.module.scss';
import { useDeferredSelector } from '@/containers/useDeferredSelector';
import { selectListMetrics } from '@/selectors/payments/list/listMetrics';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { lazyPart } from '@/components/browser/lazyPart';
import * as texts from './listTexts';

const PaymentSelectionBar = lazyPart(
  'PaymentSelectionBar',
  () => import(/* webpackChunkName: "payment-selection" */ './selection/PaymentSelectionBar'),
);

export function PaymentList() {
  const dispatch = useAppDispatch();
  const areFeesShown = useAppSelector(selectAreFeesShown);
  const merchant = useAppSelector(selectShownMerchant);
  const assignee = useAppSelector(selectShownAssignee);
  const range = useAppSelector(selectTransactionsRange);
  const pendingPaymentIds = useAppSelector(selectPendingPaymentIds);
  const store = useAppStore();
  useState(() => precomputeRows(store));
  // Preparing the search of a million rows takes longer than the response to a key may take.
  useEffect(() => {
    const prepare = async () => {
      await idle();
      await runResumable(preparePaymentSearch(store.getState()));
      await idle();
      await runResumable(prepareDigits(store.getState()));
    };
    void prepare();
  }, [store]);
  return (
    <ListScreen
      list={transactionsList}
      answeredBy="page"
      isWide={areFeesShown}
      switchedColumn={{ column: 'fees', toggled: transactionsListActions.feesToggled }}
      firstTools={
        <>
          <TransactionsDateRange />
          <AssigneeFilter />
        </>
      }
      lastTools={
        merchant && (
          <SecondaryButton onClick={() => dispatch(transactionsListActions.merchantCleared())}>
            <span className="visually-hidden">{clearMerchant}</span>
            {merchant.name} <X aria-hidden size={16} />
          </SecondaryButton>
        )
      }
      selection={{ name: 'transactions', nameOf: ({ id }) => texts.payment(id), Bar: PaymentSelectionBar }}
      file={{
        name: csvFileName('transactions', range),
        selectTable: selectTransactionsFile,
        selectColumns: selectTransactionFileColumns,
      }}
      describeFilters={(filters) => [
        merchant?.name,
        ...filters,
        assignee && texts.assignedTo(assignee),
        formatRange(range),
      ]}
      cells={{
        id: {
          render: ({ id }) => (
            <DialogLink dialog={{ kind: 'transactionDetails', transactionId: id }} look={ROW_ID_LINK}>
              <ShortId id={id} />
            </DialogLink>
          ),
          width: 'medium',
        },
        merchant: { render: ({ merchantName }) => merchantName, cardSlot: 'name' },
        amount: {
          render: ({ amount }) => <Money cents={amount} />,
          isNumeric: true,
          width: 'narrow',
          cardSlot: 'figure',
        },
        fees: areFeesShown ? { render: ({ platformFee }) => <Money cents={platformFee} />, isNumeric: true } : false,
        date: { render: ({ date }) => <span className={textStyles.date}>{date}</span>, width: 'medium' },
        status: {
          render: ({ id, status, note }) => (
            <PaymentStatusCell status={status} note={pendingPaymentIds.has(id) ? pendingMark : note} />
          ),
          width: 'short',
          cardSlot: 'badge',
        },
      }}
    >
      <Answered of="totals">
        <TransactionsSum />
      </Answered>
    </ListScreen>
  );
}

function TransactionsDateRange() {
  const dispatch = useAppDispatch();
  return (
    <DateRangeField
      {...useAppSelector(selectTransactionsCalendar)}
      onToggle={() => dispatch(transactionsListActions.calendarToggled())}
      onClose={() => dispatch(transactionsListActions.calendarClosed())}
      onDayPicked={(day) => dispatch(transactionsListActions.rangeDayPicked(day))}
      onRangeSelect={(range) => dispatch(transactionsListActions.rangeChosen(range))}
      onRangeCleared={() => dispatch(transactionsListActions.rangeCleared())}
      onMonthShown={(month) => dispatch(transactionsListActions.calendarMonthShown(month))}
      onDayFocused={(day, month) => dispatch(transactionsListActions.calendarDayFocused({ day, month }))}
    />
  );
}

export function TransactionsSum() {
  const dispatch = useAppDispatch();
  const reading = useDeferredSelector(selectSearchReading);
  const metrics = useDeferredSelector(selectListMetrics);
  const currency = useAppSelector(selectCurrency);
  const areFeesShown = useAppSelector(selectAreFeesShown);
  const isAnythingRecorded = useAppSelector(selectIsAnythingRecorded);
  const range = useAppSelector(selectTransactionsRange);
  return (
    <>
      {reading !== '' && <p className={list.sum}>{reading}</p>}
      <div className={list.sum}>
        <p>{texts.totals(metrics, currency, { hasFees: areFeesShown })}</p>
        <div>
          <SmallButton
            aria-pressed={areFeesShown}
            active={areFeesShown}
            onClick={() => dispatch(transactionsListActions.feesToggled())}
          >
            {texts.showFees}
          </SmallButton>
          {isAnythingRecorded && metrics.refunded + metrics.voided > 0 && (
            <ExportButton
              label={texts.exportRecords}
              size="sm"
              fileName={csvFileName('refunds-and-voids', range)}
              getTable={selectRecordsFile}
            />
          )}
        </div>
      </div>
    </>
  );
}
