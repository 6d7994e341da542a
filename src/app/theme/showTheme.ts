import type { Theme } from '@/domain/themes';

/** The media query for the computer's preference. */
export const PREFERS_DARK = '(prefers-color-scheme: dark)';

/** Applies a theme: styles read the attribute, and the browser's own parts (scrollbars, fields) read the meta tag. */
export function showTheme(theme: Theme): void {
  // Writing the same value again would recalculate every style.
  if (document.documentElement.dataset.bsTheme === theme) return;
  document.documentElement.dataset.bsTheme = theme;
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', theme);
}
