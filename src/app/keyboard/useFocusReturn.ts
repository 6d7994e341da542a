import { useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { focusScreen, tryFocus } from './focus';

/**
 * Gives the focus back where the first dialog was opened from when the last one closes, or to the screen's heading where
 * that is gone. A dialog that takes the place of another changes nothing.
 */
export function useFocusReturn(isOpen: boolean): void {
  const opener = useRef<Element | null>(null);
  const wasOpen = useRef(false);

  // Before the layout effects of the dialog itself, which put the page, and the focus with it, out of reach.
  useInsertionEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);

  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen && !tryFocus(opener.current)) focusScreen();
    wasOpen.current = isOpen;
  }, [isOpen]);
}
