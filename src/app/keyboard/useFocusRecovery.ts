import { useEffect } from 'react';
import { focusScreen, tryFocus } from '@/components/dialogs/focus';

/**
 * If the focused element is removed, the nearest remaining part around it (table, dialog, main area) or the screen's
 * heading takes the focus, so that it does not fall to the body.
 */
export function useFocusRecovery(): void {
  useEffect(() => {
    let path: Element[] = [];
    const remember = ({ target }: FocusEvent) => {
      path = [];
      for (let at = target instanceof Element ? target : null; at; at = at.parentElement) path.push(at);
    };
    const observer = new MutationObserver(() => {
      const [focused, ...around] = path;
      if (!focused || focused.isConnected || document.activeElement !== document.body) return;
      path = [];
      if (!around.some((element) => element.hasAttribute('tabindex') && tryFocus(element))) focusScreen();
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
}
