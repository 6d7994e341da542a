import { PATHS, SCREEN_KEYS } from '@/domain/screens';
import { SHORTCUTS } from '@/domain/shortcuts';

test('After G each screen has the letter that the list of keys says', () => {
  const listed = SHORTCUTS.find(({ keys }) => keys[0] === 'G');
  const said = [...listed!.does.matchAll(/\b([A-Z]) (\w+)/g)].map(([, letter, screen]) => [
    letter!.toLowerCase(),
    screen,
  ]);
  expect(listed!.does).toContain('Go to the dashboard;');
  expect(Object.entries(SCREEN_KEYS)).toEqual([[listed!.keys[1]!.toLowerCase(), 'dashboard'], ...said]);
  expect(Object.values(SCREEN_KEYS)).toEqual(Object.keys(PATHS));
});
