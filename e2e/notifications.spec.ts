import { expect, test } from './console';
import { visit } from './openings';

test('The badge falls when a notification is read, and goes when all are', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  const update = page.getByRole('button', { name: /System update/ });
  const text = update.getByText(/Scheduled maintenance/);
  const isCut = () => text.evaluate((element) => element.scrollHeight > element.clientHeight);
  expect(await isCut()).toBe(true);
  await update.click();
  expect(await isCut()).toBe(false);
  const bell = page.getByRole('button', { name: 'Notifications, 1 unread' });
  await expect(bell).toHaveText('1');
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('button', { name: 'Notifications, 0 unread' })).toHaveText('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
});

test('The first look shows the payment of $250.00 whole', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  const text = page.getByText('received a payment of $250.00.');
  expect(await text.evaluate((element) => element.scrollHeight <= element.clientHeight)).toBe(true);
});

test("'View all notifications' goes to the screen and closes the popover", async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  await page.getByRole('link', { name: 'View all notifications' }).click();
  await expect(page).toHaveURL(/\/notifications$/);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('button', { name: 'Notifications, 2 unread' })).toHaveAttribute('aria-expanded', 'false');
});

test('Rows are marked read and unread', async ({ page }) => {
  await page.goto('/notifications');
  const marks = page.getByRole('button', { name: /^Mark as read/ });
  await expect(marks.first()).toBeVisible();
  const before = await marks.count();
  await marks.first().click();
  await expect(marks).toHaveCount(before - 1);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(marks).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(marks).toHaveCount(before - 1);
});
