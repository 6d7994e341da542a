import { useSyncExternalStore } from 'react';

// In rem, as in the styles: larger text needs a wider window.

/** Narrower than the specification's mobile breakpoint of 768 px. */
export const SMALL_SCREEN = '(width < 48rem)';

/** Too narrow for two months of the calendar beside what is typed. */
export const ONE_MONTH = '(width < 75rem)';

/** Too narrow for two columns side by side. */
export const NARROW_SCREEN = '(width < 62rem)';

/** The lists have too little room beside the sidebar for columns: their rows are of two lines. */
export const STACKED_LISTS = '(width < 64rem)';

/** What one decides by needs the room of the columns that explain it. */
export const FEWER_COLUMNS = '(width < 80rem)';

/** The system draws with a few colours of its own, chosen by the person. */
export const FORCED_COLORS = '(forced-colors: active)';

/** Whether the browser window fits a media query, and again whenever that changes. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    // Where there is no browser, the page is drawn for a large screen.
    () => false,
  );
}
