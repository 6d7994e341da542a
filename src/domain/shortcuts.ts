/** What the keyboard does on every screen; `isSingle` keys can be turned off (WCAG 2.1.4). */
export const SHORTCUTS = [
  { keys: ['Ctrl', 'K'], does: 'Search or jump to (Cmd+K on a Mac)', isSingle: false },
  { keys: ['/'], does: 'Search this screen', isSingle: true },
  { keys: ['?'], does: 'Show this list', isSingle: true },
  { keys: ['F6'], does: 'Go to the newest message, and back', isSingle: false },
  { keys: ['Esc'], does: 'Close what is open, one layer at a time', isSingle: false },
] as const;
