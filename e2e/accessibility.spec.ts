import { expect, expectAccessible, expectNoSidewaysScroll, test } from './console';
import { DIALOGS, ROUTES, STATES, visit } from './openings';

const WIDTHS = [1440, 768, 390];

for (const width of WIDTHS) {
  test.describe(`At ${width} px`, () => {
    test.use({ viewport: { width, height: width === 1440 ? 900 : 1024 } });

    const inBothThemes = async (page: Parameters<typeof expectAccessible>[0]) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveAttribute('data-bs-theme', colorScheme);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
    };

    for (const path of ROUTES) {
      test(`${path} says nothing to the console, fits, and is accessible in both themes`, async ({ page }) => {
        await visit(page, path);
        await inBothThemes(page);
      });
    }

    for (const [name, { path, open, shows }] of Object.entries({ ...STATES, ...DIALOGS })) {
      test(`${name} opens, fits, and is accessible in both themes`, async ({ page }) => {
        await visit(page, path);
        await open(page);
        await expect(shows(page)).toBeVisible();
        await inBothThemes(page);
      });
    }
  });
}
