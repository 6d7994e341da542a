import { useId, type ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import type { Eligibility } from '@/domain/refusals';
import * as styles from './EligibleButton.module.scss';
import { RefusalText } from './RefusalText';

type Props = { eligibility: Eligibility; variant?: string; children: ReactNode; onClick: () => void };

/** A button that stays in reach where it may not act: it says why, and pressing it does nothing. */
export function EligibleButton({ eligibility, variant, children, onClick }: Props) {
  const reasonId = useId();
  return (
    <div className={styles.eligible}>
      <Button
        variant={variant}
        aria-disabled={!eligibility.allowed}
        aria-describedby={eligibility.allowed ? undefined : reasonId}
        onClick={() => {
          if (eligibility.allowed) onClick();
        }}
      >
        {children}
      </Button>
      {!eligibility.allowed && (
        <small id={reasonId} className={styles.reason}>
          <RefusalText refusal={eligibility.refusal} />
        </small>
      )}
    </div>
  );
}
