import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import * as styles from './FormDialog.module.scss';
import { useDraft } from './useDraft';
import * as texts from './texts';

/** Announces that the form opened with a restored draft, and offers to start over. */
export function DraftNote({ onStartedOver }: { onStartedOver: () => void }) {
  const { read, save } = useDraft();
  const [isShown, setIsShown] = useState(() => read() !== undefined);
  if (!isShown) return null;
  return (
    <p className={styles.draft}>
      {texts.draftRestored}
      <Button
        variant="outline-secondary"
        size="sm"
        onClick={() => {
          save(undefined);
          onStartedOver();
          setIsShown(false);
        }}
      >
        {texts.startOver}
      </Button>
    </p>
  );
}
