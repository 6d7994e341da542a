import { useInsertionEffect, useLayoutEffect, useRef, type RefObject, useEffect } from 'react';
import { focusScreen, tryFocus, isInLayer, openLayer } from '@/components/dialogs/focus';

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

/**
 * The focused element of each kind of dialog when another one replaced it. The dialog renders again, so the element is
 * found by its text.
 */
export type FocusedLabels = Map<string, string>;

/** When a dialog returns from behind another one, focuses the opener of that one. */
export function useFocusWithin(kind: string, focused: RefObject<FocusedLabels>): void {
  useLayoutEffect(() => {
    const { current } = focused;
    const controls = [...(openLayer()?.querySelectorAll('a, button') ?? [])];
    tryFocus(controls.find(({ textContent }) => textContent === current.get(kind)));
    return () => {
      const { activeElement } = document;
      if (activeElement && isInLayer(activeElement)) current.set(kind, activeElement.textContent);
    };
  }, [kind, focused]);
}

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

/** Focuses the heading of another screen on arrival, but not at load or after a change of the query. */
export function useArrivalFocus(path: string): void {
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    focusScreen();
  }, [path]);
}
