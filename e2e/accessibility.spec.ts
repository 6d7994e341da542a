import { expect, test } from './console';
import { DIALOGS } from './dialogs';
import { expectAccessibleInBothThemes, WIDTHS, widen } from './looks';
import { ROUTES, STATES, startAnew, visit } from './openings';

const SIZES = WIDTHS.map((width) => ({ width, height: width === 1440 ? 900 : 1024 }));

test.use({ viewport: SIZES[0] });

for (const path of ROUTES) {
  test(`${path} says nothing to the console, fits, and is accessible at every width in both themes`, async ({
    page,
  }) => {
    await visit(page, path);
    for (const size of SIZES) {
      await widen(page, size);
      await expectAccessibleInBothThemes(page);
    }
  });
}

// The states of a screen share a page: a new one for each would cost as much again as looking at it.
const openings = Object.entries({ ...STATES, ...DIALOGS });
const screenOf = (path: string) => path.replace(/\?.*/, '');
for (const screen of new Set(openings.map(([, { path }]) => screenOf(path)))) {
  const ofScreen = openings.filter(([, { path }]) => screenOf(path) === screen);
  test(`All that opens on ${screen} fits, and is accessible at every width in both themes`, async ({ page }) => {
    test.setTimeout(60_000 + 20_000 * ofScreen.length);
    for (const [name, { path, open, shows }] of ofScreen)
      await test.step(name, async () => {
        await startAnew(page, SIZES[0]!);
        await visit(page, path);
        await open(page);
        for (const size of SIZES) {
          await widen(page, size);
          await expect(shows(page), name).toBeVisible();
          await expectAccessibleInBothThemes(page);
        }
      });
  });
}
