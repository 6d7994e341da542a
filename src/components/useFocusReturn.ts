import { useLayoutEffect } from 'react';

/**
 * Gives the focus back to what had it before the first of some dialogs opened, when the last one closes: Modal alone
 * loses it where one dialog follows another. Where that element is gone, the page's main part takes the focus.
 */
export function useFocusReturn(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement;
    return () => {
      const target = opener?.isConnected ? opener : document.querySelector('main');
      if (target instanceof HTMLElement) target.focus();
    };
  }, [isOpen]);
}
