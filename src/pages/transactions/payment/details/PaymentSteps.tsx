import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { SmallButton } from '@/components/buttons/SecondaryButton';
import { formatCount } from '@/domain/lists/paging';
import { selectListPosition } from '@/selectors/payments/list/listPosition';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { selectAreSingleKeysOn } from '@/slices/ui/shortcutsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './PaymentSteps.module.scss';
import * as texts from './texts';

type Props = { transactionId: string };

/** Moves between the listed payments without closing the details, with the keys that move between rows. */
export function PaymentSteps({ transactionId }: Props) {
  const at = useAppSelector((state) => selectListPosition(state, transactionId));
  const positionId = useId();
  if (!at) return null;
  const { position, count, previousId, nextId } = at;
  return (
    <div className={styles.steps} role="group" aria-label={texts.steps}>
      <Step label={texts.previous} shortcut="k" reasonId={positionId} id={previousId}>
        <ChevronLeft aria-hidden size={16} />
      </Step>
      <Step label={texts.next} shortcut="j" reasonId={positionId} id={nextId}>
        <ChevronRight aria-hidden size={16} />
      </Step>
      <span id={positionId} aria-live="polite">
        {position === 0 ? texts.notListed : texts.position(formatCount(position), formatCount(count))}
        <span className="visually-hidden">: {transactionId}</span>
      </span>
    </div>
  );
}

type StepProps = { label: string; shortcut: string; reasonId: string; id: string | undefined; children: ReactNode };

/** Not really disabled: at the ends of the list the button would otherwise lose the focus. Its description gives the reason. */
function Step({ label, shortcut, reasonId, id, children }: StepProps) {
  const dispatch = useAppDispatch();
  const areSingleKeysOn = useAppSelector(selectAreSingleKeysOn);
  return (
    <SmallButton
      aria-label={label}
      aria-keyshortcuts={areSingleKeysOn ? shortcut : undefined}
      aria-disabled={id === undefined}
      aria-describedby={id === undefined ? reasonId : undefined}
      onClick={() => {
        if (id !== undefined) dispatch(dialogOpened({ kind: 'transactionDetails', transactionId: id }));
      }}
    >
      {children}
    </SmallButton>
  );
}
