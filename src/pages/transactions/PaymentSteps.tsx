import { ChevronLeft, ChevronRight } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { formatCount } from '@/domain/paging';
import { selectPaymentPlace } from '@/selectors/transactionsSelectors';
import { dialogOpened } from '@/slices/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

type Props = { transactionId: string };

/** Walks through the payments of the filtered list without closing the details; the keys are those of its rows. */
export function PaymentSteps({ transactionId }: Props) {
  const dispatch = useAppDispatch();
  const { place, count, previousId, nextId } = useAppSelector((state) => selectPaymentPlace(state, transactionId));
  const open = (id: string | undefined) => {
    if (id !== undefined) dispatch(dialogOpened({ kind: 'transactionDetails', transactionId: id }));
  };
  // Disabled in name only: the focus stays where it was at the ends, and the words between the buttons say why.
  return (
    <div className="payment-steps" role="group" aria-label="Payments of the list">
      <Button
        variant="outline-secondary"
        size="sm"
        aria-label="Previous payment"
        aria-disabled={previousId === undefined}
        onClick={() => open(previousId)}
      >
        <ChevronLeft aria-hidden size={16} />
      </Button>
      <span aria-live="polite">
        {place === 0
          ? 'Not in the list as it is filtered'
          : `${formatCount(place)} of ${formatCount(count)} in the list`}
        <span className="visually-hidden">: {transactionId}</span>
      </span>
      <Button
        variant="outline-secondary"
        size="sm"
        aria-label="Next payment"
        aria-disabled={nextId === undefined}
        onClick={() => open(nextId)}
      >
        <ChevronRight aria-hidden size={16} />
      </Button>
    </div>
  );
}
