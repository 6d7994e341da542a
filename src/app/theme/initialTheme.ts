import { DEFAULT_THEME_CHOICE, THEME_CHOICES, themeOf, type ThemeChoice } from '@/domain/themes';
import { PREFERS_DARK, showTheme } from './showTheme';

// A separate script in the head, so that nothing is painted before the theme is known. It must be small, so it reads
// the text of store/persistence/preferences/preferenceText.ts without importing that file; a test compares both.

showTheme(themeOf(readChoice(), window.matchMedia(PREFERS_DARK).matches ? 'dark' : 'light'));

function readChoice(): ThemeChoice {
  try {
    const text = JSON.parse(localStorage.getItem('splitpay:theme') ?? 'null') as { kept?: { choice?: unknown } } | null;
    return THEME_CHOICES.find((choice) => choice === text?.kept?.choice) ?? DEFAULT_THEME_CHOICE;
  } catch {
    // If the storage is blocked or damaged, the store also starts with the default.
    return DEFAULT_THEME_CHOICE;
  }
}
