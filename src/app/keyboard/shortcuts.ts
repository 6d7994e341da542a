import { SCREEN_KEYS, SCREEN_LABELS } from '@/domain/screens';
import * as texts from './shortcutTexts';

type Shortcut = { keys: readonly string[]; text: string; isSingle: boolean };

/** The keyboard shortcuts of every screen. Single-key shortcuts (`isSingle`) can be turned off (WCAG 2.1.4). */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['Ctrl', 'K'], text: texts.openSearch, isSingle: false },
  { keys: ['/'], text: texts.searchScreen, isSingle: true },
  { keys: ['Enter'], text: texts.openFirst, isSingle: false },
  { keys: ['↓', '↑'], text: texts.moveRows, isSingle: false },
  { keys: ['J', 'K'], text: texts.nextRow, isSingle: true },
  { keys: ['X'], text: texts.selectRow, isSingle: true },
  { keys: ['Shift', '↓'], text: texts.selectRange, isSingle: false },
  { keys: ['Ctrl', 'A'], text: texts.selectPage, isSingle: false },
  ...Object.entries(SCREEN_KEYS).map(([key, screen]) => ({
    keys: ['G', key.toUpperCase()],
    text: SCREEN_LABELS[screen],
    isSingle: true,
  })),
  { keys: ['?'], text: texts.showShortcuts, isSingle: true },
  { keys: ['F6'], text: texts.latestMessage, isSingle: false },
  { keys: ['Esc'], text: texts.closeTop, isSingle: false },
];
