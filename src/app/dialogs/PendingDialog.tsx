import { useEffect, useEffectEvent } from 'react';
import { isInLayer } from '@/components/dialogs/focus';

/** Keys that a field accepts but that type no character. */
const OF_A_FIELD = ['Enter', 'Backspace', 'ArrowDown', 'ArrowUp'];

type Props = {
  onEscape: () => void;
  /** Whether a key is for the loading dialog and not for the page behind. */
  onKeyPressed?: (key: string) => void;
};

/**
 * Shown while the chunk of a dialog loads. Escape closes only the loading dialog, and the previous dialog, which is
 * still visible, is inert.
 */
export function PendingDialog({ onEscape, onKeyPressed }: Props) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, isComposing, ctrlKey, metaKey } = event;
    // Some systems report AltGr, which types characters, as Ctrl and Alt.
    if (isComposing || ((ctrlKey || metaKey) && !event.getModifierState('AltGraph'))) return;
    if (key === 'Escape') onEscape();
    else if (!onKeyPressed) return;
    else if (key.length === 1 || OF_A_FIELD.includes(key)) onKeyPressed(key);
    else if (key !== 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    const onClick = (event: MouseEvent) => {
      if (isInLayer(event.target)) event.stopPropagation();
    };
    // Handled first, so that an open popover below does not receive it.
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('click', onClick, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('click', onClick, true);
    };
  }, []);
  return null;
}
