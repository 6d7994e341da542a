import { useEffect, useEffectEvent, type RefObject } from 'react';
import { openLayer } from './openLayer';

type Place = RefObject<HTMLElement | null>;

/**
 * While `isOpen`, calls `onDismiss` on Escape, on a press outside of `area`, and when the focus moves outside of it, but
 * for the focus that a press inside moves. What is returned dismisses too. A focus that would be lost with what closes
 * goes back to its `trigger`.
 */
export function useDismiss(area: Place, trigger: Place, isOpen: boolean, onDismiss: () => void): () => void {
  const dismiss = () => {
    const focused = document.activeElement;
    // A press on a text inside left it on what is around.
    if (area.current?.contains(focused) || focused?.contains(area.current)) trigger.current?.focus();
    onDismiss();
  };
  const onDismissed = useEffectEvent(dismiss);

  useEffect(() => {
    if (!isOpen) return;
    // What happens in a dialog above is the dialog's: one layer at a time.
    const isBelow = () => openLayer() !== null;
    // A press on a text focuses what is around the area, and by touch only after the finger is lifted.
    let isPressInside = false;
    // Not on focusout: the focus leaves with the window too, and comes back with it.
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !area.current?.contains(target) && !isBelow()) onDismissed();
    };
    const onPress = (event: Event) => {
      isPressInside = event.target instanceof Node && area.current?.contains(event.target) === true;
      onOutside(event);
    };
    const onFocus = (event: Event) => {
      if (!isPressInside) onOutside(event);
    };
    const onKey = (event: KeyboardEvent) => {
      isPressInside = false;
      if (event.key !== 'Escape' || event.defaultPrevented || isBelow()) return;
      event.preventDefault();
      onDismissed();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
    };
  }, [area, isOpen]);

  return dismiss;
}
