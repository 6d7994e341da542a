import type { BrowserLocale } from '@/domain/imports/suggestions';

/** The browser's time zone and language, from which answers are suggested. */
export function browserLocale(): BrowserLocale {
  return { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, language: navigator.language };
}
