import { expect, test } from './console';
import { expectAccessibleInBothThemes, WIDTHS, widen } from './looks';
import { DIALOGS, ROUTES, STATES, visit } from './openings';

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

for (const [name, { path, open, shows }] of Object.entries({ ...STATES, ...DIALOGS })) {
  test(`${name} opens, fits, and is accessible at every width in both themes`, async ({ page }) => {
    await visit(page, path);
    await open(page);
    for (const size of SIZES) {
      await widen(page, size);
      await expect(shows(page)).toBeVisible();
      await expectAccessibleInBothThemes(page);
    }
  });
}
