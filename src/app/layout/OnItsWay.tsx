import { useEffect, useEffectEvent } from 'react';

type Props = { onEscape: () => void };

/** In the place of a dialog whose chunk has not come yet: Escape closes what is on its way, and nothing below it. */
export function OnItsWay({ onEscape }: Props) {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      escape();
    };
    // Before a popover that is open below hears of it.
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, []);
  return null;
}
