/** The two themes. */
export type Theme = 'light' | 'dark';

/** The choices of the operator. The default 'System' follows the computer's setting. */
export const THEME_CHOICES = ['Light', 'Dark', 'System'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];
export const DEFAULT_THEME_CHOICE: ThemeChoice = 'System';

/** The theme of a choice on a computer that prefers `system`. */
export function themeOf(choice: ThemeChoice, system: Theme): Theme {
  if (choice === 'System') return system;
  return choice === 'Dark' ? 'dark' : 'light';
}
