import { useEffect, useEffectEvent, type RefObject } from 'react';
import { openLayer } from './focus';

type ElementRef = RefObject<HTMLElement | null>;

/**
 * While `isOpen`, calls `onDismiss` on Escape, on a press outside of `area`, and when the focus leaves it other than by a press
 * inside. The returned function dismisses, too. If the closing panel has the focus, the focus returns to `trigger`.
 */
export function useDismiss(area: ElementRef, trigger: ElementRef, isOpen: boolean, onDismiss: () => void): () => void {
  const dismiss = () => {
    const focused = document.activeElement;
    // A press on a text inside moves the focus to an ancestor.
    if (area.current?.contains(focused) || focused?.contains(area.current)) trigger.current?.focus();
    onDismiss();
  };
  const onDismissed = useEffectEvent(dismiss);

  useEffect(() => {
    if (!isOpen) return;
    // A dialog above handles its own events: Escape closes one layer at a time.
    const isBelow = () => openLayer() !== null;
    // A press on a text focuses an ancestor of the area, on touch screens only after the finger is lifted.
    let isPressInside = false;
    // `focusin` instead of `focusout`, because switching windows moves the focus out and back.
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
