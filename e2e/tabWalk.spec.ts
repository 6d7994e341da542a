import { expect, SIZES, test } from './console';
import { DIALOGS } from './dialogs';
import { ROUTES, startAnew, visit } from './openings';
import { quiet } from './quiet';
import { expectWalk } from './tabWalk';

/** A few of them for each test: a page is soon loaded again, a new browser context is not. */
const groups = <Item>(items: Item[], size: number): Item[][] =>
  items.length === 0 ? [] : [items.slice(0, size), ...groups(items.slice(size), size)];

for (const paths of groups(ROUTES, 3)) {
  test(`The Tab key walks through ${paths.join(', ')} and back, and each stop is seen with its ring`, async ({
    page,
  }) => {
    test.slow();
    for (const path of paths) {
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        // Anew: only a page just loaded is walked from its very start.
        await visit(page, path);
        await quiet(page);
        await expectWalk(page, `${path}, ${size}`);
      }
    }
  });
}

for (const dialogs of groups(Object.entries(DIALOGS), 4)) {
  const names = dialogs.map(([name]) => name).join(', ');
  test(`The Tab key walks through ${names} and back, the page behind out of reach`, async ({ page }) => {
    test.slow();
    for (const [name, { path, open, shows }] of dialogs) {
      // What one dialog kept is no concern of the next.
      await startAnew(page, SIZES.small);
      await visit(page, path);
      await open(page);
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        await expect(shows(page)).toBeVisible();
        await quiet(page);
        // From its start, wherever the focus has come to by now.
        await page.getByRole('dialog').focus();
        await expect(page.locator('#root')).toHaveAttribute('inert');
        await expectWalk(page, `${name}, ${size}`);
      }
    }
  });
}
