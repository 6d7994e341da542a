import { expect, test } from './console';
import { visit } from './screenStates';
import { resizePage } from './viewports';

test('The dashboard shows three cards in a row from 480 px of content on, and its tiles leave no gap', async ({
  page,
}) => {
  await visit(page, '/');
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const cards = page.locator('main section').filter({ has: page.getByRole('button', { name: /^About / }) });
    const tops = await cards.evaluateAll((all) => all.slice(0, 3).map((card) => card.getBoundingClientRect().top));
    expect(new Set(tops).size, `${String(width)} px`).toBe(1);
    const ends = await page
      .locator('dl')
      .first()
      .evaluate((list) => {
        const { right } = list.getBoundingClientRect();
        const tiles = [...list.children].map((tile) => tile.getBoundingClientRect());
        // The last tile of each row reaches the end of the row.
        return tiles
          .filter(({ top }, index) => tiles[index + 1]?.top !== top)
          .map((tile) => Math.round(right - tile.right));
      });
    expect(new Set(ends), `${String(width)} px`).toEqual(new Set([0]));
  }
});

test('The button of a card opens an explanation, and the rest of the card links to its rows', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'About Total Revenue' });
  const { width, height } = (await button.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  await button.click();
  await expect(page.getByRole('group', { name: 'About Total Revenue' })).toContainText('= +$21,277.40 (+20%)');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  const figure = (await page.getByText('$127,664').first().boundingBox())!;
  await page.mouse.click(figure.x + 10, figure.y + 10);
  await expect(page).toHaveURL(/\/transactions\?from=2024-06-01/);
});

test('The chart follows the theme and forced colors', async ({ page }) => {
  const colorsOf = () =>
    page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true })!;
      copy.drawImage(canvas, 0, 0);
      const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
      const counts = new Map<string, number>();
      for (let at = 0; at < data.length; at += 4) {
        if (data[at + 3] !== 255) continue;
        const color = `rgb(${data[at]}, ${data[at + 1]}, ${data[at + 2]})`;
        counts.set(color, (counts.get(color) ?? 0) + 1);
      }
      return [...counts].filter(([, count]) => count > 500).map(([color]) => color);
    });
  const series = ['rgb(38, 54, 77)', 'rgb(19, 149, 121)'];
  await visit(page, '/');
  await expect.poll(colorsOf).toEqual(expect.arrayContaining(series));
  await page.evaluate(() => (document.documentElement.dataset.bsTheme = 'dark'));
  await expect.poll(colorsOf).toEqual(expect.arrayContaining(['rgb(213, 222, 235)', 'rgb(25, 197, 168)']));
  await page.emulateMedia({ forcedColors: 'active' });
  await expect.poll(colorsOf).toContain('rgb(0, 0, 0)');
  expect((await colorsOf()).filter((color) => color === 'rgb(213, 222, 235)' || color === 'rgb(25, 197, 168)')).toEqual(
    [],
  );
});

test('The note of a card keeps an amount on the line of its label', async ({ page }) => {
  await visit(page, '/');
  for (const width of [1440, 1280, 1024, 768, 390]) {
    await resizePage(page, { width, height: 900 });
    const lines = await page.getByText(/^Payment volume, June 2024 · refunded/).evaluate((note) =>
      ['refunded $16,214.90', 'net $111,449.50'].map((phrase) => {
        const text = note.firstChild as Text;
        const start = text.data.replaceAll('\u00a0', ' ').indexOf(phrase);
        const range = document.createRange();
        range.setStart(text, start);
        range.setEnd(text, start + phrase.length);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      }),
    );
    expect(lines, `${String(width)} px`).toEqual([1, 1]);
  }
});
