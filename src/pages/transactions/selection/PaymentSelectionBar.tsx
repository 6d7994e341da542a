import { describeRefusal } from '@/components/text/refusals/refusalTexts';
import { SelectionBar } from '@/containers/selection/SelectionBar';
import { useAssignmentActs } from '@/containers/selection/useAssignmentActs';
import { useNoteAct } from '@/containers/selection/useNoteAct';
import { useDeferredSelector } from '@/containers/useDeferredSelector';
import type { QualifiedCount } from '@/domain/qualifiedCounts';
import { csvFileName } from '@/domain/lists/csv';
import { selectInOpenColumns } from '@/selectors/lists/tableInOpenColumns';
import { transactionsList } from '@/selectors/payments/list/transactionsList';
import { selectRefundableCount, selectVoidableCount } from '@/selectors/payments/list/selectedActs';
import { selectListedCount, selectSelectedCount } from '@/selectors/payments/list/selectedPayments';
import { selectSelectedTransactionsFile } from '@/selectors/payments/list/transactionsFile';
import { selectTransactionsPage } from '@/selectors/payments/list/transactionsSelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectTransactionsRange } from '@/slices/lists/transactionsListSlice';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as texts from './texts';

/** What can be done with the selected payments: refund, void and export them. */
export function PaymentSelectionBar() {
  const dispatch = useAppDispatch();
  const range = useAppSelector(selectTransactionsRange);
  const currency = useAppSelector(selectCurrency);
  const act = (label: string, { qualified, refusals }: QualifiedCount, kind: 'bulkRefund' | 'bulkVoid') => ({
    label,
    qualified,
    refusals: refusals.map(({ refusal, count }) => ({ text: describeRefusal(refusal, currency), count })),
    onRun: () => dispatch(dialogOpened({ kind })),
  });
  const refund = act(texts.refund, useDeferredSelector(selectRefundableCount), 'bulkRefund');
  const toVoid = act(texts.voidPayments, useDeferredSelector(selectVoidableCount), 'bulkVoid');
  const count = useDeferredSelector(selectSelectedCount);
  const note = useNoteAct(count);
  const assignments = useAssignmentActs();
  return (
    <SelectionBar
      list="transactions"
      count={count}
      listed={useDeferredSelector(selectListedCount)}
      total={useDeferredSelector(selectTransactionsPage).total}
      acts={[refund, toVoid, note, ...assignments]}
      file={{
        name: csvFileName('selected-transactions', range),
        getTable: (state) =>
          selectInOpenColumns(state, transactionsList.definition, selectSelectedTransactionsFile(state)),
      }}
    />
  );
}
