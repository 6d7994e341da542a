import { DEFAULT_THEME_CHOICE, THEME_CHOICES, themeOf, type ThemeChoice } from '@/domain/themes';
import { PREFERS_DARK, showTheme } from './showTheme';

// A script of its own, in the head: nothing is painted before the chosen theme is known. It must stay small, so it reads the text
// that store/persistence/preferences/preferenceText.ts writes without that file; a test writes the one and reads the other.

showTheme(themeOf(readChoice(), window.matchMedia(PREFERS_DARK).matches ? 'dark' : 'light'));

function readChoice(): ThemeChoice {
  try {
    const text = JSON.parse(localStorage.getItem('splitpay:theme') ?? 'null') as { kept?: { choice?: unknown } } | null;
    return THEME_CHOICES.find((choice) => choice === text?.kept?.choice) ?? DEFAULT_THEME_CHOICE;
  } catch {
    // Refused or damaged: the store starts from the default as well.
    return DEFAULT_THEME_CHOICE;
  }
}
