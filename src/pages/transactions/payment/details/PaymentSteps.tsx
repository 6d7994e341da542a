import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import { formatCount } from '@/domain/lists/paging';
import { selectPaymentPlace } from '@/selectors/payments/paymentPlace';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { selectAreSingleKeysOn } from '@/slices/ui/shortcutsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './PaymentSteps.module.scss';

type Props = { transactionId: string };

/** Walks through the payments of the list behind without closing the details; its keys are those of the rows. What the place says moves no button. */
export function PaymentSteps({ transactionId }: Props) {
  const at = useAppSelector((state) => selectPaymentPlace(state, transactionId));
  const placeId = useId();
  if (!at) return null;
  const { place, count, previousId, nextId } = at;
  return (
    <div className={styles.steps} role="group" aria-label="Payments of the list">
      <Step label="Previous payment" shortcut="k" reasonId={placeId} id={previousId}>
        <ChevronLeft aria-hidden size={16} />
      </Step>
      <Step label="Next payment" shortcut="j" reasonId={placeId} id={nextId}>
        <ChevronRight aria-hidden size={16} />
      </Step>
      <span id={placeId} aria-live="polite">
        {place === 0
          ? 'Not in the list as it is filtered'
          : `${formatCount(place)} of ${formatCount(count)} in the list`}
        <span className="visually-hidden">: {transactionId}</span>
      </span>
    </div>
  );
}

type StepProps = { label: string; shortcut: string; reasonId: string; id: string | undefined; children: ReactNode };

/** Disabled in name only: the focus stays where it was at the ends, and the place in the list says why. */
function Step({ label, shortcut, reasonId, id, children }: StepProps) {
  const dispatch = useAppDispatch();
  const areSingleKeysOn = useAppSelector(selectAreSingleKeysOn);
  return (
    <Button
      variant="outline-secondary"
      size="sm"
      aria-label={label}
      aria-keyshortcuts={areSingleKeysOn ? shortcut : undefined}
      aria-disabled={id === undefined}
      aria-describedby={id === undefined ? reasonId : undefined}
      onClick={() => {
        if (id !== undefined) dispatch(dialogOpened({ kind: 'transactionDetails', transactionId: id }));
      }}
    >
      {children}
    </Button>
  );
}
