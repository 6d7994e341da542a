import { useEffect, useEffectEvent, type RefObject } from 'react';

type Place = RefObject<HTMLElement | null>;

/**
 * While `isOpen`, calls `onDismiss` on Escape, on a press outside of `area`, and when the focus moves outside of it. What
 * is returned dismisses too. A focus that would be lost with what closes goes back to its `trigger`.
 */
export function useDismiss(area: Place, trigger: Place, isOpen: boolean, onDismiss: () => void): () => void {
  const dismiss = () => {
    if (area.current?.contains(document.activeElement)) trigger.current?.focus();
    onDismiss();
  };
  const onDismissed = useEffectEvent(dismiss);

  useEffect(() => {
    if (!isOpen) return;
    // What happens in a dialog above is the dialog's: one layer at a time.
    const isBelow = () => document.querySelector('[aria-modal="true"]') !== null;
    // Not on focusout: the focus leaves with the window too, and comes back with it.
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !area.current?.contains(target) && !isBelow()) onDismissed();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isBelow()) return;
      event.preventDefault();
      onDismissed();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKey);
    };
  }, [area, isOpen]);

  return dismiss;
}
