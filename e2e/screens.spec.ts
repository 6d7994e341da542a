import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, SIZES, test } from './console';

type Opening = {
  name: string;
  path: string;
  open?: (page: Page) => Promise<void>;
  shows: (page: Page) => Promise<void>;
};

const heading = (name: string) => (page: Page) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const dialog = (name: string) => (page: Page) => expect(page.getByRole('dialog', { name })).toBeVisible();

const OPENINGS: Opening[] = [
  { name: 'Dashboard', path: '/', shows: (page) => expect(page.locator('canvas')).toBeVisible() },
  { name: 'Transactions', path: '/transactions', shows: heading('Recent Transactions') },
  { name: 'Integrations', path: '/integrations', shows: heading('Integrations') },
  { name: 'Merchants', path: '/merchants', shows: heading('Merchants') },
  { name: 'Notifications', path: '/notifications', shows: heading('Notification') },
  { name: 'Documentation', path: '/documentation', shows: heading('Hello, how can we help you?') },
  { name: '404', path: '/nowhere', shows: heading('Oops! Page not found') },
  {
    name: 'notifications popover',
    path: '/',
    open: (page) => page.getByRole('button', { name: 'Notifications, 2 unread' }).click(),
    shows: (page) => expect(page.getByText('New transaction received')).toBeVisible(),
  },
  {
    name: 'calendar',
    path: '/transactions',
    open: (page) => page.getByRole('button', { name: 'Pick a date range' }).click(),
    shows: (page) => expect(page.getByText('Jun 2024')).toBeVisible(),
  },
  {
    name: 'Transaction Details',
    path: '/transactions',
    open: (page) => page.getByRole('button', { name: 'TR20240630-030' }).click(),
    shows: dialog('Transaction Details'),
  },
  {
    name: 'Create Integration',
    path: '/integrations',
    open: (page) => page.getByRole('button', { name: 'Create Integration' }).click(),
    shows: dialog('Create Integration'),
  },
  {
    name: 'View Integration',
    path: '/integrations',
    open: (page) => page.getByRole('button', { name: /, view Race Registration$/ }).click(),
    shows: dialog('View Integration'),
  },
  {
    name: 'Add New Merchant',
    path: '/merchants',
    open: (page) => page.getByRole('button', { name: 'Add New Merchant' }).click(),
    shows: dialog('Add New Merchant'),
  },
];

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(`On a ${size} screen`, () => {
    test.use({ viewport });

    for (const { name, path, open, shows } of OPENINGS) {
      test(`${name} opens, says nothing to the console, and is accessible`, async ({ page }) => {
        await page.goto(path);
        await open?.(page);
        await shows(page);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      });
    }
  });
}

test('The drawer opens on a small screen, is accessible, and closes when an entry is chosen', async ({ page }) => {
  await page.setViewportSize(SIZES.small);
  await page.goto('/');
  await page.getByRole('button', { name: 'Open the navigation' }).click();
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await expect(drawer).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('link', { name: 'Merchants' }).click();
  await expect(drawer).toBeHidden();
  await heading('Merchants')(page);
});

test('An unknown path is logged to the console and leads home', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => message.text().includes('/transactions/TR1-1'));
  await page.goto('/transactions/TR1-1');
  await logged;
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await heading('Dashboard')(page);
});

test('A reload and the browser’s Back bring the screen back', async ({ page }) => {
  await page.goto('/merchants');
  await page.getByRole('link', { name: 'Notifications' }).click();
  await heading('Notification')(page);
  await page.reload();
  await heading('Notification')(page);
  await page.goBack();
  await heading('Merchants')(page);
});
