import { useState } from 'react';
import * as styles from './FormDialog.module.scss';
import { useDraft } from './useDraft';
import * as texts from './texts';
import { SmallButton } from '@/components/buttons/SecondaryButton';

/** Announces that the form opened with a restored draft, and offers to start over. */
export function DraftNote({ onStartedOver }: { onStartedOver: () => void }) {
  const { read, save } = useDraft();
  const [isShown, setIsShown] = useState(() => read() !== undefined);
  if (!isShown) return null;
  return (
    <p className={styles.draft}>
      {texts.draftRestored}
      <SmallButton
        onClick={() => {
          save(undefined);
          onStartedOver();
          setIsShown(false);
        }}
      >
        {texts.startOver}
      </SmallButton>
    </p>
  );
}
