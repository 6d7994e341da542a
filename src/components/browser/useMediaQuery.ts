import { useSyncExternalStore } from 'react';

// The limits are in rem, as in the styles, because larger text needs a wider window.

/** Below the specification's mobile breakpoint of 768 px. */
export const SMALL_SCREEN = '(width < 48rem)';

/** Too narrow for two months of the calendar next to the fields. */
export const ONE_MONTH = '(width < 75rem)';

/** Too narrow for two columns side by side. */
export const NARROW_SCREEN = '(width < 62rem)';

/** Too narrow for columns next to the sidebar, so that rows take two lines. */
export const CARD_ROWS = '(width < 64rem)';

/** Too narrow for explanatory columns: the figures that decide get their room. */
export const FEWER_COLUMNS = '(width < 80rem)';

/** The system forces a palette that the operator chose. */
export const FORCED_COLORS = '(forced-colors: active)';

/** True while the window matches a media query. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    // Prerendering assumes a large screen.
    () => false,
  );
}
