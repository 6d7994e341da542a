import { useEffect, type RefObject } from 'react';

/** Calls `onDismiss` on Escape and on a press outside of `area`, while `isOpen`. */
export function useDismiss(area: RefObject<HTMLElement | null>, isOpen: boolean, onDismiss: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !area.current?.contains(target)) onDismiss();
    };
    const onKey = (event: KeyboardEvent) => {
      // A dialog above closes first: one layer at a time.
      const isBelow = document.querySelector('[aria-modal="true"]') !== null;
      if (event.key !== 'Escape' || event.defaultPrevented || isBelow) return;
      event.preventDefault();
      onDismiss();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [area, isOpen, onDismiss]);
}
