import { inflateSync } from 'node:zlib';
import type { Locator } from '@playwright/test';
import { expect, SIZES, test } from '../console';
import { resizePage } from '../viewports';

const boxOf = async (target: Locator) => (await target.boundingBox())!;

test('A statement prints all of its lines within the width of the paper, with a header on each page', async ({
  page,
}) => {
  await page.goto('/merchants?view=statements&of=platform');
  const lines = page.getByRole('table', { name: 'Lines of the statement' });
  await expect(lines.getByRole('row')).toHaveCount(11);
  const issuer = page.getByRole('main').locator('p', { hasText: /^SplitPay$/ });
  await expect(issuer).toBeHidden();
  await expect(page.getByText('Available now')).toBeVisible();
  // The screen shows the lines page by page, and paper shows all of them.
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
  // A printed statement names its sender and omits what is true only now.
  await expect(issuer).toBeVisible();
  await expect(page.getByText('Available now')).toBeHidden();
});

test('The lines of a statement next to the sidebar show net and balance without scrolling, each time within its column', async ({
  page,
}) => {
  await page.goto('/merchants?view=statements&of=platform');
  for (const width of [1024, 1099, 1279, 1280]) {
    await resizePage(page, { width, height: 768 });
    const lines = page.getByRole('table', { name: 'Lines of the statement' });
    await expect(lines.getByRole('columnheader', { name: 'BALANCE' })).toBeVisible();
    const { beyond, cut } = await lines.evaluate((table) => ({
      beyond: table.scrollWidth - table.parentElement!.clientWidth,
      cut: [...table.querySelectorAll('th, td')].filter((cell) => cell.scrollWidth > cell.clientWidth).length,
    }));
    expect([beyond, cut], `${String(width)} px`).toEqual([0, 0]);
  }
});

test('A run of payouts has each checkbox next to its name, and neither day nor reference wraps below it', async ({
  page,
}) => {
  for (const width of [SIZES.small.width, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/merchants?view=statements');
    await page.getByRole('button', { name: 'Record payouts' }).click();
    const row = page.getByRole('row', { name: /^Northeast Regional Science and Medical Congress/ });
    const box = await boxOf(row.getByRole('checkbox'));
    const name = await boxOf(row.getByText('Northeast'));
    expect(name.x - box.x - box.width, `${String(width)} px`).toBe(8);
    expect(Math.abs(name.y + name.height / 2 - box.y - box.height / 2)).toBeLessThanOrEqual(1);
    await expect(row.getByText('2024')).toHaveCount(0);
  }
});

test('The button that reverses a payout touches nothing, and its day and reference have a line', async ({ page }) => {
  await page.goto('/merchants?view=statements');
  await page.getByRole('button', { name: 'Record payouts' }).click();
  await page.getByRole('button', { name: /^Record 15 payouts/ }).click();
  await page.getByRole('button', { name: 'Payout history', exact: true }).click();
  const row = page.getByRole('dialog').getByRole('row', { name: /^Lakeshore Jazz Nights/ });
  for (const text of ['Jun 30, 2024', 'Payout 2024-06-30'])
    expect((await boxOf(row.getByText(text).first())).height, text).toBeLessThan(20);
  await page.setViewportSize(SIZES.small);
  const button = await boxOf(row.getByRole('button'));
  const amount = await boxOf(row.getByText('$3,123.93'));
  const around = await boxOf(row);
  expect(button.y - amount.y - amount.height).toBeGreaterThanOrEqual(8);
  expect(around.y + around.height - button.y - button.height).toBeGreaterThanOrEqual(8);
});

test('The two date fields of a statement are next to each other and move the list by a single row', async ({
  page,
}) => {
  await page.goto('/merchants?view=statements');
  const table = page.getByRole('table', { name: 'Statements', exact: true });
  const before = await boxOf(table);
  await page.getByRole('combobox', { name: 'Days' }).selectOption('Custom dates');
  const [from, to] = [await boxOf(page.getByLabel('From')), await boxOf(page.getByLabel('To'))];
  expect(to.y).toBe(from.y);
  expect((await boxOf(table)).y - before.y).toBeLessThan(140);
});

test(
  'The closing balance is never alone on the last page, with any page length',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.goto('/merchants?view=statements&of=platform');
    await expect(page.getByRole('table', { name: 'Lines of the statement' }).getByRole('row')).toHaveCount(11);
    const print = async (height: number) =>
      lettersByPage((await page.pdf({ width: '210mm', height: `${height}mm` })).toString('latin1'));
    let height = 140;
    let letters = await print(height);
    // The first length that needs three pages leaves no room for the total.
    while (letters.length <= 3) {
      height -= 1;
      letters = await print(height);
    }
    // The header and two lines have about a hundred letters, the total with the page number fewer than thirty.
    expect(letters.at(-1)).toBeGreaterThan(60);
  },
);

test(
  'The statements print without the rest of the screen, each on a new page',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await page.goto('/merchants?view=statements');
    await page.getByRole('button', { name: 'Print all statements' }).click();
    const papers = page.getByRole('article', { includeHidden: true });
    await expect(papers).toHaveCount(33);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(33);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(papers).toHaveCount(0);
  },
);

/** The number of letters on each page of a PDF. */
function lettersByPage(paper: string): number[] {
  const contents = [...paper.matchAll(/\/Type \/Page\b[^]*?\/Contents (\d+) 0 R/g)].map(([, id]) => id);
  return contents.map((id) => {
    const [, stream = ''] = new RegExp(`\\n${id} 0 obj\\n[^]*?stream\\n([^]*?)\\nendstream`).exec(paper) ?? [];
    return (
      inflateSync(Buffer.from(stream, 'latin1'))
        .toString('latin1')
        .match(/\bT[jJ]\b/g)?.length ?? 0
    );
  });
}
