import Button from 'react-bootstrap/Button';
import * as list from '@/components/lists/list.module.scss';
import { describeMetrics } from '@/domain/money/metricsText';
import { PRODUCT_NAME } from '@/domain/product';
import { selectSearchReading } from '@/selectors/payments/transactionsSearch';
import { selectListMetrics } from '@/selectors/payments/transactionsSelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectAreFeesShown, transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/** How the search was read, and the sums of all rows that the filters leave over. */
export function TransactionsSum() {
  const dispatch = useAppDispatch();
  const reading = useAppSelector(selectSearchReading);
  const metrics = useAppSelector(selectListMetrics);
  const currency = useAppSelector(selectCurrency);
  const areFeesShown = useAppSelector(selectAreFeesShown);
  return (
    <>
      {reading !== '' && <p className={list.sum}>{reading}</p>}
      <div className={list.sum}>
        <p>{describeMetrics(metrics, currency, { hasFees: areFeesShown })}</p>
        <Button
          variant="outline-secondary"
          size="sm"
          aria-pressed={areFeesShown}
          active={areFeesShown}
          onClick={() => dispatch(transactionsListActions.feesToggled())}
        >
          Show {PRODUCT_NAME} fees
        </Button>
      </div>
    </>
  );
}
