import Button from 'react-bootstrap/Button';
import { ExportButton } from '@/containers/ExportButton';
import * as list from '@/components/lists/list.module.scss';
import { useDeferredSelector } from '@/containers/useDeferredSelector';
import { csvFileName } from '@/domain/lists/csv';
import { selectIsAnythingRecorded, selectRecordsFile } from '@/selectors/payments/recordsFile';
import { selectSearchReading } from '@/selectors/payments/transactionsSearch';
import { selectListMetrics } from '@/selectors/payments/listMetrics';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import {
  selectAreFeesShown,
  selectTransactionsRange,
  transactionsListActions,
} from '@/slices/lists/transactionsListSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as texts from './listTexts';

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
        <div className="d-flex flex-wrap gap-2">
          <Button
            variant="outline-secondary"
            size="sm"
            aria-pressed={areFeesShown}
            active={areFeesShown}
            onClick={() => dispatch(transactionsListActions.feesToggled())}
          >
            {texts.showFees}
          </Button>
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
