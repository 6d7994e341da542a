import { useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { focusScreen, tryFocus } from '@/components/dialogs/focus';

/**
 * Returns the focus to the opener of the first dialog when the last one closes, or to the screen's heading if the
 * opener is gone. A dialog that replaces another changes nothing.
 */
export function useFocusReturn(isOpen: boolean): void {
  const opener = useRef<Element | null>(null);
  const wasOpen = useRef(false);

  // Runs before the layout effects of the dialog, which make the page inert and remove the focus.
  useInsertionEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);

  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen && !tryFocus(opener.current)) focusScreen();
    wasOpen.current = isOpen;
  }, [isOpen]);
}
