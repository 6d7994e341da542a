import { createContext, useContext, useLayoutEffect } from 'react';

/** The element that holds the page, above which dialogs and the drawer open; null where the console is not in a page. */
export const PageElementContext = createContext<HTMLElement | null>(null);

/**
 * Takes the page behind out of reach while a dialog or the drawer is open: Modal alone leaves it in reach of Shift+Tab.
 * A layout effect, so that the page is back before the focus returns to it.
 */
export function useInertPage(): void {
  const page = useContext(PageElementContext);
  useLayoutEffect(() => {
    page?.setAttribute('inert', '');
    return () => page?.removeAttribute('inert');
  }, [page]);
}
