import { createContext, useContext, useLayoutEffect } from 'react';

/** The element of the page below dialogs and the drawer; null in tests that render no page. */
export const PageElementContext = createContext<HTMLElement | null>(null);

/**
 * Makes the page inert while a dialog or the drawer is open, because Modal leaves it reachable by Shift+Tab. A layout effect
 * restores the page before the focus returns to it.
 */
export function useInertPage(): void {
  const page = useContext(PageElementContext);
  useLayoutEffect(() => {
    page?.setAttribute('inert', '');
    return () => page?.removeAttribute('inert');
  }, [page]);
}
