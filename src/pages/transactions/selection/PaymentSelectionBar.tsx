import { SelectionBar } from '@/containers/selection/SelectionBar';
import { csvFileName } from '@/domain/lists/csv';
import { selectListedCount, selectSelectedCount } from '@/selectors/payments/selectedPayments';
import { selectSelectedTransactionsFile } from '@/selectors/payments/transactionsFile';
import { selectSortedTransactions } from '@/selectors/payments/transactionsSelectors';
import { selectTransactionsRange } from '@/slices/lists/transactionsListSlice';
import { useDeferredSelector } from '@/containers/useDeferredSelector';
import { useAppSelector } from '@/store/hooks';

/** What can be done with the selected payments. */
export function PaymentSelectionBar() {
  const range = useAppSelector(selectTransactionsRange);
  return (
    <SelectionBar
      list="transactions"
      count={useDeferredSelector(selectSelectedCount)}
      listed={useDeferredSelector(selectListedCount)}
      total={useDeferredSelector(selectSortedTransactions).length}
      file={{ name: csvFileName('selected-transactions', range), getTable: selectSelectedTransactionsFile }}
    />
  );
}
