import { SHORTCUTS } from '@/app/keyboard/shortcuts';
import { PATHS, SCREEN_KEYS, SCREEN_LABELS } from '@/domain/screens';

test('The list of shortcuts has a letter after G for each screen', () => {
  const listed = SHORTCUTS.filter(({ keys }) => keys[0] === 'G').map(({ keys, text }) => [keys[1], text]);
  expect(Object.values(SCREEN_KEYS)).toEqual(Object.keys(PATHS));
  expect(listed).toEqual(
    Object.entries(SCREEN_KEYS).map(([key, screen]) => [key.toUpperCase(), SCREEN_LABELS[screen]]),
  );
});
