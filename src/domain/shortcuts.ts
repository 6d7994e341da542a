/** The keyboard shortcuts of every screen. Single-key shortcuts (`isSingle`) can be turned off (WCAG 2.1.4). */
export const SHORTCUTS = [
  { keys: ['Ctrl', 'K'], does: 'Search or jump to (Cmd+K on a Mac)', isSingle: false },
  { keys: ['/'], does: 'Search this screen', isSingle: true },
  { keys: ['Enter'], does: 'In a search: open the first row found', isSingle: false },
  { keys: ['↓', '↑'], does: 'Walk the rows, from the search or a row', isSingle: false },
  {
    keys: ['J', 'K'],
    does: 'Next and previous row; in the details of a payment, next and previous payment',
    isSingle: true,
  },
  {
    keys: ['G', 'D'],
    does: 'Go to the dashboard; with T transactions, I integrations, M merchants, N notifications, H documentation',
    isSingle: true,
  },
  { keys: ['?'], does: 'Show this list', isSingle: true },
  { keys: ['F6'], does: 'Go to the newest message, and back', isSingle: false },
  { keys: ['Esc'], does: 'Close what is open, one layer at a time', isSingle: false },
] as const;
