import type { Theme } from '@/domain/themes';

/** What the computer asks for where the operator leaves the theme to it. */
export const PREFERS_DARK = '(prefers-color-scheme: dark)';

/** Puts the page into a theme: the styles read the attribute, the browser's own parts (scrollbars, fields) the meta tag. */
export function showTheme(theme: Theme): void {
  // Said again, the meta tag would have every style worked out anew.
  if (document.documentElement.dataset.bsTheme === theme) return;
  document.documentElement.dataset.bsTheme = theme;
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', theme);
}
