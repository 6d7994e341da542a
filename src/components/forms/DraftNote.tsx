import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import * as styles from './FormDialog.module.scss';
import { useDraft } from './useDraft';

/** Says that the form opened with what was typed before, and lets it begin anew. */
export function DraftNote({ onStartedOver }: { onStartedOver: () => void }) {
  const { read, keep } = useDraft();
  const [isShown, setIsShown] = useState(() => read() !== undefined);
  if (!isShown) return null;
  return (
    <p className={styles.draft}>
      What you typed before is here again.
      <Button
        variant="outline-secondary"
        size="sm"
        onClick={() => {
          keep(undefined);
          onStartedOver();
          setIsShown(false);
        }}
      >
        Start over
      </Button>
    </p>
  );
}
