import { expect, test } from './console';

test('The first look shows the payment of $250.00 whole, and a long notification whole once it is opened', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  const isCut = (text: string) =>
    page.getByText(text).evaluate((element) => element.scrollHeight > element.clientHeight);
  expect(await isCut('received a payment of $250.00.')).toBe(false);
  expect(await isCut('Scheduled maintenance')).toBe(true);
  await page.getByRole('button', { name: /System update/ }).click();
  expect(await isCut('Scheduled maintenance')).toBe(false);
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
  // The toast stands at the lower right of the content, 320 px wide.
  const toast = (await page.getByRole('status').boundingBox())!;
  expect([toast.x, toast.width, toast.y + toast.height]).toEqual([1440 - 24 - 320, 320, 900 - 24]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(marks).toHaveCount(before - 1);
});
