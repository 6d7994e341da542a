import { useEffect, useEffectEvent } from 'react';

/** The keys without a character of their own that a field takes. */
const OF_A_FIELD = ['Enter', 'Backspace', 'ArrowDown', 'ArrowUp'];

type Props = {
  onEscape: () => void;
  /** Any other key that means the dialog rather than the page behind. */
  onKeyPressed?: (key: string) => void;
};

/** While the chunk of a dialog has not come yet: Escape closes what is on its way, and nothing below it. */
export function OnItsWay({ onEscape, onKeyPressed }: Props) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, isComposing, ctrlKey, metaKey, altKey } = event;
    if (isComposing || ctrlKey || metaKey || altKey) return;
    if (key === 'Escape') onEscape();
    else if (onKeyPressed && (key.length === 1 || OF_A_FIELD.includes(key))) onKeyPressed(key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    // Before a popover that is open below hears of it.
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, []);
  return null;
}
