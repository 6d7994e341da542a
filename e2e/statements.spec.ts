import { expect, test } from './console';

test('A statement prints all of its lines within the width of the paper, with a header that comes again on each page', async ({
  page,
}) => {
  await page.goto('/merchants?view=statements&of=platform');
  const lines = page.getByRole('table', { name: 'Lines of the statement' });
  await expect(lines.getByRole('row')).toHaveCount(11);
  // Paper shows what the screen shows page by page.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(lines.getByRole('row')).toHaveCount(26);
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 718, height: 900 });
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden();
  await expect(lines.locator('thead')).toHaveCSS('display', 'table-header-group');
  const { width, wrapper } = await lines.evaluate((table) => ({
    width: table.scrollWidth,
    wrapper: table.parentElement!.clientWidth,
  }));
  expect(width).toBeLessThanOrEqual(wrapper);
});

test('All statements print alone, each from a clean page on', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.goto('/merchants?view=statements');
  await page.getByRole('button', { name: 'Print all' }).click();
  const papers = page.getByRole('article', { includeHidden: true });
  await expect(papers).toHaveCount(33);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(33);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(papers).toHaveCount(0);
});
