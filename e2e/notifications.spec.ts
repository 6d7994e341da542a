import { expect, test } from './console';

test('The first view shows the whole notification of $250.00, and a long one after it is opened', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  const isCut = (text: string) =>
    page.getByText(text).evaluate((element) => element.scrollHeight > element.clientHeight);
  expect(await isCut('received a payment of $250.00.')).toBe(false);
  expect(await isCut('Scheduled maintenance')).toBe(true);
  await page.getByRole('button', { name: /System update/ }).click();
  expect(await isCut('Scheduled maintenance')).toBe(false);
});
