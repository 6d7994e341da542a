import { useLayoutEffect } from 'react';

/**
 * Takes the page behind out of reach while a dialog or the drawer is open: Modal alone leaves it in reach of Shift+Tab.
 * A layout effect, so that the page is back before the focus returns to it.
 */
export function useInertPage(): void {
  useLayoutEffect(() => {
    const page = document.getElementById('root');
    page?.setAttribute('inert', '');
    return () => page?.removeAttribute('inert');
  }, []);
}
