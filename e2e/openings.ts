import type { Locator, Page } from '@playwright/test';
import { PATHS } from '../src/domain/screens';
import { expect } from './console';

/** The address of each screen; the last is none. */
export const ROUTES = [...Object.values(PATHS), '/nowhere'];

/** Goes to a screen and waits until all of it is there. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (path === '/') await expect(page.locator('canvas')).toBeVisible();
}

/** Leaves the page, and forgets all that it kept. */
export async function startAnew(page: Page, size: { width: number; height: number }): Promise<void> {
  const origin = new URL(page.url()).origin;
  await page.goto('about:blank');
  await page.setViewportSize(size);
  if (origin === 'null') return;
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}

/** What opens on a screen: how a person comes to it, and what is there then. */
type Opening = {
  path: string;
  open: (page: Page) => Promise<unknown>;
  shows: (page: Page) => Locator;
};

type Act = (page: Page) => Promise<unknown>;

/** The presses of these buttons, one after the other, and what is done then. */
const press =
  (names: (string | RegExp)[], act?: Act): Act =>
  async (page) => {
    for (const name of names) {
      const button = page.getByRole('button', { name, exact: true });
      // A row is a link.
      await button.or(page.getByRole('link', { name, exact: true })).click();
    }
    await act?.(page);
  };

const text = (shown: string) => (page: Page) => page.getByText(shown, { exact: true });
const group = (name: string) => (page: Page) => page.getByRole('group', { name });

const SETTLED = 'TR20240630-030';
const MERCHANT = 'Harbor Lights Music Festival';
const INTEGRATION = /, view Race Registration$/;

/** What opens beside a screen's content, or changes it. */
export const STATES: Record<string, Opening> = {
  'The bell’s popover': {
    path: '/',
    open: press(['Notifications, 2 unread']),
    shows: (page) => page.getByText('New transaction received'),
  },
  'The operator’s menu': { path: '/', open: press([/^Hi Alex!/]), shows: text('Report a problem') },
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
    // It stays for as long as it has the focus.
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

const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name });

/** Each dialog, and the states of it that look different. */
export const DIALOGS: Record<string, Opening> = {
  'Transaction Details': {
    path: '/transactions',
    open: press([SETTLED]),
    shows: dialog('Transaction Details'),
  },
  'Transaction Details of a part refunded': {
    path: '/transactions',
    open: press([SETTLED, 'Refund'], async (page) => {
      await page.getByLabel('Amount').fill('100');
      await page.getByRole('button', { name: 'Refund $100.00' }).click();
      await page.getByRole('button', { name: 'Dismiss: Refund recorded' }).click();
    }),
    shows: (page) => page.getByRole('dialog').getByText(/^Partly refunded/),
  },
  'Refund Payment': { path: '/transactions', open: press([SETTLED, 'Refund']), shows: dialog('Refund Payment') },
  'Refund Payment with a message': {
    path: '/transactions',
    open: press([SETTLED, 'Refund'], (page) => page.getByLabel('Amount').fill('251')),
    shows: text('Enter at most $250.00, which is what is left.'),
  },
  'Void Payment': {
    path: '/transactions',
    open: press(['TR20240630-029', 'Void']),
    shows: dialog('Void Payment'),
  },
  Receipt: { path: '/transactions', open: press([SETTLED, 'View Receipt']), shows: dialog('Receipt') },
  'Create Integration': {
    path: '/integrations',
    open: press(['Create Integration']),
    shows: dialog('Create Integration'),
  },
  'Create Integration with messages': {
    path: '/integrations',
    open: press(['Create Integration'], async (page) => {
      await page.getByRole('dialog').getByText('Surcharge', { exact: true }).click();
      await page.getByRole('button', { name: 'Save' }).click();
    }),
    shows: text('Not saved: 5 fields need a change.'),
  },
  'Create Integration with its preview and question': {
    path: '/integrations',
    open: press(['Create Integration'], async (page) => {
      await page.getByLabel('Split Amount/Rate').fill('2.5');
      await page.keyboard.press('Escape');
    }),
    shows: group('Discard what you typed?'),
  },
  'View Integration': { path: '/integrations', open: press([INTEGRATION]), shows: dialog('View Integration') },
  'Edit Integration': { path: '/integrations', open: press([INTEGRATION, 'Edit']), shows: dialog('Edit Integration') },
  'Add New Merchant': { path: '/merchants', open: press(['Add New Merchant']), shows: dialog('Add New Merchant') },
  'Add New Merchant with messages': {
    path: '/merchants',
    open: press(['Add New Merchant', 'Save']),
    shows: text('Enter the street.'),
  },
  'Merchant Details': { path: '/merchants', open: press([MERCHANT]), shows: dialog('Merchant Details') },
  'Edit Merchant': { path: '/merchants', open: press([MERCHANT, 'Edit']), shows: dialog('Edit Merchant') },
  'Suspend Merchant': { path: '/merchants', open: press([MERCHANT, 'Suspended']), shows: dialog('Suspend Merchant') },
  'Suspend Merchant with a message': {
    path: '/merchants',
    open: press([MERCHANT, 'Suspended', 'Suspend']),
    shows: (page) => page.getByRole('dialog').getByText(/^Enter /),
  },
  'Report a problem': {
    path: '/',
    open: press([/^Hi Alex!/, 'Report a problem']),
    shows: dialog('Report a problem'),
  },
  'Open a recording': {
    path: '/',
    open: press([/^Hi Alex!/, 'Open a recording']),
    shows: dialog('Open a recording'),
  },
  'Reset sample data': {
    path: '/',
    open: press([/^Hi Alex!/, 'Reset sample data']),
    shows: dialog('Reset sample data'),
  },
  'Keyboard shortcuts': {
    path: '/merchants',
    open: (page) => page.keyboard.press('?'),
    shows: dialog('Keyboard shortcuts'),
  },
  'The palette': {
    path: '/merchants',
    open: (page) => page.keyboard.press('Control+k'),
    shows: (page) => page.getByRole('dialog').getByRole('option').first(),
  },
  'The palette with results': {
    path: '/transactions',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Search or jump to' }).fill('harbor');
    },
    shows: (page) => page.getByRole('option', { name: new RegExp(MERCHANT) }).first(),
  },
  'The palette without a result': {
    path: '/transactions',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Search or jump to' }).fill('zzzz');
    },
    shows: (page) => page.getByRole('dialog').getByText('zzzz'),
  },
};
