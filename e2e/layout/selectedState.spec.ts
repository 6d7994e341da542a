import type { Locator } from '@playwright/test';
import { expect, test } from '../console';
import { contrast } from '../contrast';
import { visit } from '../screenStates';

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `A selected item has an underline that is visible in grayscale, ${colorScheme}`,
    { tag: colorScheme === 'light' ? [] : '@thorough' },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const styleOf = (element: Locator) =>
        element.evaluate((shown) => {
          const { boxShadow, backgroundColor } = getComputedStyle(shown);
          return { boxShadow, backgroundColor };
        });
      const expectLine = async (selected: Locator, b: Locator) => {
        const { boxShadow, backgroundColor } = await styleOf(selected);
        expect((await styleOf(b)).boxShadow).toBe('none');
        expect(boxShadow).toContain('0px -3px 0px 0px inset');
        expect(contrast(boxShadow, backgroundColor)).toBeGreaterThanOrEqual(3);
      };
      await visit(page, '/');
      const period = page.getByRole('group', { name: 'Period' });
      await expectLine(period.getByText('Month'), period.getByText('Week'));
      await visit(page, '/transactions');
      await expectLine(page.getByRole('button', { name: 'Page 1' }), page.getByRole('button', { name: 'Page 2' }));
    },
  );
}

test('Forced colors show which item is selected and whether it has the focus', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const expectBoth = async (focused: Locator, outlined = focused) => {
    await expect(outlined).toHaveCSS('outline', / solid 2px$/);
    await focused.focus();
    // The selected item with focus has two lines of 2 px: its outline and the focus ring.
    await expect(outlined).toHaveCSS('outline', / double 6px$/);
    await expect(outlined).toHaveCSS('outline-offset', '-2px');
  };
  await visit(page, '/transactions');
  await expectBoth(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Transactions' }));
  await expectBoth(page.getByRole('button', { name: 'Page 1' }));
  const theme = page.getByRole('group', { name: 'Theme' });
  await expectBoth(theme.getByRole('radio', { name: 'System' }), theme.getByText('System'));
  await visit(page, '/');
  const period = page.getByRole('group', { name: 'Period' });
  await expectBoth(period.getByRole('radio', { name: 'Month' }), period.getByText('Month'));
});
