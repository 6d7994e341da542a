import type { Page } from '@playwright/test';
import { expect, expectInside, SIZES, test } from './console';
import { PATHS } from '../src/domain/screens';
import { DIALOGS } from './dialogs';
import { expectAccessibleInBothThemes, WIDTHS, resizePage } from './viewports';
import { ROUTES, STATES, clearPage, expectComplete, visit } from './screenStates';
import { waitUntilIdle } from './pageIdle';
import { expectWalk, unfocus } from './tabWalk';

const VIEWPORTS = WIDTHS.map((width) => ({ width, height: width === 1440 ? 900 : 1024 }));

test.use({ viewport: VIEWPORTS[0] });

/** Walks at the largest and the smallest width, starting before the first stop of the open state. */
async function expectWalks(
  page: Page,
  label: string,
  toStart: () => Promise<unknown>,
  sizes: Partial<typeof SIZES> = SIZES,
): Promise<void> {
  for (const [size, viewport] of Object.entries(sizes)) {
    await resizePage(page, viewport);
    await waitUntilIdle(page);
    await toStart();
    await expectWalk(page, `${label}, ${size}`);
  }
}

const [PHONE, TABLET, COMPUTER] = VIEWPORTS;

/** Screens whose lists and toolbars are those of other screens, on a phone too. */
const REPEATED = new Set<string>([PATHS.integrations, PATHS.merchants, PATHS.notifications]);

async function expectFits(page: Page, sizes: typeof VIEWPORTS): Promise<void> {
  for (const size of sizes) {
    await resizePage(page, size);
    await expectInside(page, size.width);
    await expectAccessibleInBothThemes(page);
  }
}

for (const path of ROUTES) {
  const devices = REPEATED.has(path) ? 'a computer' : 'a phone and a computer';
  test(`${path} logs nothing, fits, is accessible on ${devices} in both themes, and is walked with the Tab key`, async ({
    page,
  }) => {
    await visit(page, path);
    await expect(page.locator(':focus')).toHaveCount(0);
    await expectComplete(page, path);
    await expectFits(page, REPEATED.has(path) ? [COMPUTER!] : [PHONE!, COMPUTER!]);
    await expectWalks(page, path, () => unfocus(page), REPEATED.has(path) ? { large: SIZES.large } : SIZES);
  });

  test(
    `${path} fits and is accessible on a tablet and a phone in both themes`,
    { tag: '@thorough' },
    async ({ page }) => {
      await visit(page, path);
      await expectFits(page, [TABLET!, PHONE!]);
      if (REPEATED.has(path)) await expectWalks(page, path, () => unfocus(page), { small: SIZES.small });
    },
  );
}

// The states of a screen share a page, because a new page for each would double the time.
const states = Object.entries({ ...STATES, ...DIALOGS });
const screenOf = (path: string) => path.replace(/\?.*/, '');
for (const screen of new Set(states.map(([, { path }]) => screenOf(path)))) {
  const statesOfScreen = states.filter(([, { path }]) => screenOf(path) === screen);
  test(
    `Every state of ${screen} fits and is accessible at every width in both themes, and each dialog is walked with the Tab key`,
    { tag: '@thorough' },
    async ({ page }) => {
      test.setTimeout(60_000 + 20_000 * statesOfScreen.length);
      for (const [name, { path, open, shows }] of statesOfScreen)
        await test.step(name, async () => {
          await clearPage(page, VIEWPORTS[0]!);
          await visit(page, path);
          await open(page);
          for (const size of VIEWPORTS) {
            await resizePage(page, size);
            await expect(shows(page), name).toBeVisible();
            await expectAccessibleInBothThemes(page);
          }
          if (!(name in DIALOGS)) return;
          // The walk starts at the dialog, because the focus may have moved. The page behind it cannot be reached.
          await expect(page.locator('#root')).toHaveAttribute('inert');
          await expectWalks(page, name, () => page.getByRole('dialog').focus());
          await expect(shows(page), name).toBeVisible();
        });
    },
  );
}
