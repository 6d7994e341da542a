import { useId, type ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import type { Gate } from '@/domain/payments/payments';
import * as styles from './GatedButton.module.scss';

type Props = { gate: Gate; variant?: string; children: ReactNode; onClick: () => void };

/** A button that stays in reach where it may not act: it says why, and pressing it does nothing. */
export function GatedButton({ gate, variant, children, onClick }: Props) {
  const reasonId = useId();
  return (
    <div className={styles.gated}>
      <Button
        variant={variant}
        aria-disabled={!gate.allowed}
        aria-describedby={gate.allowed ? undefined : reasonId}
        onClick={() => {
          if (gate.allowed) onClick();
        }}
      >
        {children}
      </Button>
      {!gate.allowed && (
        <small id={reasonId} className={styles.reason}>
          {gate.reason}
        </small>
      )}
    </div>
  );
}
