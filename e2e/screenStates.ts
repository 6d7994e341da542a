import type { Locator, Page } from '@playwright/test';
import { PATHS } from '../src/domain/screens';
import { expect, clearStorage } from './console';
import { waitUntilIdle } from './pageIdle';

/** The address of each screen, and an unknown address. */
export const ROUTES = [...Object.values(PATHS), '/nowhere'];

/** Goes to a screen and waits until it is complete. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (path === '/') await expect(page.locator('canvas')).toBeVisible();
}

/** Fails if the screen is still loading or shows a message. */
export async function expectComplete(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('[data-notice]')).toHaveCount(path === '/nowhere' ? 1 : 0);
}

/** Goes to another screen in the open page, as Back does, and waits until it is complete. */
export async function visitWithin(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.innerText();
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(heading).not.toHaveText(before);
  await waitUntilIdle(page);
}

export async function openRow(page: Page, row: number): Promise<void> {
  const cells = page.getByRole('row').nth(row + 1);
  await cells.getByRole('link').first().click();
}

/** Leaves the page and deletes everything that it stored. */
export async function clearPage(page: Page, size: { width: number; height: number }): Promise<void> {
  const { origin } = new URL(page.url());
  // The tab would look for the workspace of the state before, and say that it is gone.
  if (origin !== 'null') await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  await page.setViewportSize(size);
  if (origin !== 'null') await clearStorage(page, origin);
}

/** A state of a screen: the actions that open it, and an element that it shows. */
export type ScreenState = {
  path: string;
  open: (page: Page) => Promise<unknown>;
  shows: (page: Page) => Locator;
};

type Act = (page: Page) => Promise<unknown>;

/** Presses these buttons in sequence, then runs `act`. */
export const press =
  (names: (string | RegExp)[], act?: Act): Act =>
  async (page) => {
    for (const name of names) {
      const button = page.getByRole('button', { name, exact: true });
      // A row of a list is a link, not a button.
      await button.or(page.getByRole('link', { name, exact: true })).click();
    }
    await act?.(page);
  };

export const text = (shown: string) => (page: Page) => page.getByText(shown, { exact: true });
export const group = (name: string) => (page: Page) => page.getByRole('group', { name });

/** The states of screens apart from their dialogs. */
export const STATES: Record<string, ScreenState> = {
  'The bell’s popover': {
    path: '/',
    open: press(['Notifications, 2 unread']),
    shows: (page) => page.getByText('New transaction received'),
  },
  'The operator’s menu': { path: '/', open: press([/^Hi Alex!/]), shows: text('Create a problem report') },
  'The explanation of a card': {
    path: '/',
    open: press(['About Total Revenue']),
    shows: group('About Total Revenue'),
  },
  'The explanation of a tile': {
    path: '/',
    open: press(['About SplitPay Fees']),
    shows: group('About SplitPay Fees'),
  },
  'The chart’s table': {
    path: '/',
    open: press(['Show as table']),
    shows: (page) => page.getByRole('table', { name: 'Volume by month' }),
  },
  'The calendar': {
    path: '/transactions',
    open: press(['Pick a date range']),
    shows: group('Date range'),
  },
  'The calendar with a range and a message': {
    path: '/transactions?from=2024-06-10&to=2024-06-20',
    open: async (page) => {
      await page.getByRole('button', { name: 'Jun 10, 2024 – Jun 20, 2024' }).click();
      await page.getByLabel('To', { exact: true }).fill('x');
      await page.keyboard.press('Enter');
    },
    shows: (page) => page.locator('.rdrInRange').first(),
  },
  'Selected rows': {
    path: '/transactions',
    open: (page) => page.getByRole('checkbox', { name: 'Select 10 transactions on this page' }).check(),
    shows: (page) => page.getByRole('region', { name: 'Selection' }),
  },
  'Two periods': { path: '/transactions?view=compare', open: press([]), shows: text('Compare periods') },
  'A past day': { path: '/?asOf=2024-06-20', open: press([]), shows: text('Back to now') },
  'A list filtered to nothing': {
    path: '/merchants?search=zzz',
    open: press([]),
    shows: (page) => page.getByRole('button', { name: 'Clear filters' }),
  },
  'A help search without a result': {
    path: '/documentation?search=zzz',
    open: press([]),
    shows: (page) => page.getByText('zzz').first(),
  },
  'An article': {
    path: '/documentation?article=embed-a-form',
    open: press([]),
    shows: (page) => page.getByRole('group', { name: 'Code' }).first(),
  },
  'A toast': {
    path: '/notifications',
    // A toast stays while it has the focus.
    open: press(['Mark all as read'], (page) => page.getByRole('button', { name: /^Dismiss: / }).focus()),
    shows: (page) => page.getByRole('button', { name: 'Undo' }),
  },
  'The banner of damaged data': {
    path: '/merchants',
    open: async (page) => {
      await page.evaluate(() => localStorage.setItem('splitpay:notifications', '{'));
      await visit(page, '/merchants');
    },
    shows: (page) => page.getByRole('alert'),
  },
};
