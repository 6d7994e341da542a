import { useEffect, useEffectEvent } from 'react';
import { isInLayer } from '@/components/dialogs/openLayer';

/** The keys without a character of their own that a field takes. */
const OF_A_FIELD = ['Enter', 'Backspace', 'ArrowDown', 'ArrowUp'];

type Props = {
  onEscape: () => void;
  /** Any other key that means what is on its way rather than the page behind. */
  onKeyPressed?: (key: string) => void;
};

/**
 * While the chunk of a dialog has not come yet: Escape closes what is on its way, and nothing below it; the dialog before, which
 * is still seen, does nothing more.
 */
export function PendingDialog({ onEscape, onKeyPressed }: Props) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, isComposing, ctrlKey, metaKey } = event;
    // AltGr, which types characters, is Ctrl and Alt to some.
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
    // Before a popover that is open below hears of it.
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('click', onClick, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('click', onClick, true);
    };
  }, []);
  return null;
}
