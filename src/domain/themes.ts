/** The two looks of the console. */
export type Theme = 'light' | 'dark';

/** What the operator chooses from; 'System' follows the computer's own setting, and is the default. */
export const THEME_CHOICES = ['Light', 'Dark', 'System'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];
export const DEFAULT_THEME_CHOICE: ThemeChoice = 'System';

/** The theme that a choice comes to on a computer that prefers `system`. */
export function themeOf(choice: ThemeChoice, system: Theme): Theme {
  if (choice === 'System') return system;
  return choice === 'Dark' ? 'dark' : 'light';
}
