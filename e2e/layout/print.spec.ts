import { PATHS } from '../../src/domain/screens';
import { expect, test } from '../console';
import { contrast } from '../contrast';
import { visit } from '../screenStates';

for (const colorScheme of ['light', 'dark'] as const) {
  // A print from the dark theme has to change more colors.
  const tag = colorScheme === 'light' ? '@thorough' : [];
  test(
    `The dashboard prints only its figures, black on white, from the ${colorScheme} theme`,
    { tag },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('/');
      await expect(page.locator('canvas')).toBeVisible();
      await page.emulateMedia({ media: 'print', colorScheme, reducedMotion: 'reduce' });
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
      await expect(page.getByRole('button', { name: /^(Show as table|About|Notifications|Hi Alex)/ })).toHaveCount(0);
      for (const figure of ['$127,664.40', '$567,047.60']) {
        await expect(page.getByText(figure).first()).toHaveCSS('color', 'rgb(0, 0, 0)');
      }
      await expect(page.getByRole('table', { name: 'Top merchants' })).toBeVisible();
      // Paper is narrower than a large screen.
      await page.setViewportSize({ width: 700, height: 900 });
      await expect(page.getByRole('banner')).toBeHidden();
      const paper = (await page.pdf({ format: 'Letter' })).toString('latin1');
      expect(paper.match(/\/Type \/Page\b/g)!.length).toBeLessThanOrEqual(3);
    },
  );
}

test('Every text prints dark on white from the dark theme', async ({ page }) => {
  const print = { media: 'print', colorScheme: 'dark', reducedMotion: 'reduce' } as const;
  for (const path of [PATHS.dashboard, PATHS.transactions, PATHS.integrations]) {
    await page.emulateMedia({ ...print, media: 'screen' });
    await visit(page, path);
    await page.emulateMedia(print);
    const texts = await page
      .getByRole('main')
      .evaluate((main) =>
        [...main.querySelectorAll('*')]
          .filter(
            (element) =>
              element.checkVisibility({ visibilityProperty: true }) &&
              [...element.childNodes].some(
                ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
              ),
          )
          .map((element) => ({ text: element.textContent, color: getComputedStyle(element).color })),
      );
    expect(texts.length).toBeGreaterThan(10);
    expect(
      texts.filter(({ color }) => contrast(color, 'rgb(255, 255, 255)') < 7),
      path,
    ).toEqual([]);
  }
});

test('A list prints with margins, page numbers and its header on each page, without controls', async ({ page }) => {
  await visit(page, PATHS.transactions);
  const table = page.getByRole('table', { name: 'Transactions' });
  await page.getByLabel('Rows per page').selectOption('50');
  await expect(table.getByRole('row')).toHaveCount(31);
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(2);
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 703, height: 1000 });
  await expect(table.locator('thead')).toHaveCSS('display', 'table-header-group');
  await expect(page.getByLabel('Rows per page')).toBeHidden();
  // The table must fit the paper and leave space for names.
  const { width, name } = await table.evaluate((element) => ({
    width: element.scrollWidth - element.parentElement!.clientWidth,
    name: element.querySelectorAll('tbody td')[0]!.getBoundingClientRect().width,
  }));
  expect(width).toBeLessThanOrEqual(0);
  expect(name).toBeGreaterThan(120);
});
