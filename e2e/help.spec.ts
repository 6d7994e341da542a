import { expect, test } from './console';

const heading = 'Embedding a payment form';

test('An article is about 70 characters wide in a window of any width', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/documentation');
  await page.getByRole('button', { name: heading }).click();
  const paragraph = page.getByText('An embedded form is an');
  const characters = await paragraph.evaluate((element) => {
    const context = document.createElement('canvas').getContext('2d')!;
    const { fontSize, fontFamily } = getComputedStyle(element);
    context.font = `${fontSize} ${fontFamily}`;
    return element.clientWidth / context.measureText('0').width;
  });
  expect(Math.abs(characters - 70)).toBeLessThan(1);
});

/** As the test of the demo data counts them. */
const ARTICLES = 36;

test('All articles open under the policy of the page', { tag: '@thorough' }, async ({ page }) => {
  await page.goto('/documentation');
  const links = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') });
  await expect(links).toHaveCount(ARTICLES);
  for (let index = 0; index < ARTICLES; index += 1) {
    await links.nth(index).getByRole('button').click();
    await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.getByRole('button', { name: 'All articles' }).click();
  }
});

test('Copy writes a block of code to the clipboard before it reports success', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/documentation');
  await page.getByRole('button', { name: heading }).click();
  await page.getByRole('button', { name: 'Copy the code' }).first().click();
  await expect(page.getByRole('status')).toContainText('The code has been copied to your clipboard');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^<iframe src="https:\/\/forms\.splitpay\.example\/embed\/INT002" .*<\/iframe>$/,
  );
});
