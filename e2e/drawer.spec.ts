import { expect, SIZES, test } from './console';
import { visit } from './screenStates';

test(
  'Escape in the drawer returns the focus to the menu button, each of 20 times',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.setViewportSize(SIZES.small);
    // A busy computer draws frames between two pieces of React's work, which this imitates.
    await page.addInitScript(() => {
      class SlowChannel {
        port1: { onmessage?: () => void; close: () => void } = { close: () => undefined };
        port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.(), 50) };
      }
      Object.assign(window, { MessageChannel: SlowChannel });
    });
    await visit(page, '/merchants');
    const menu = page.getByRole('button', { name: 'Open navigation' });
    const drawer = page.getByRole('dialog', { name: 'Navigation' });
    for (let count = 0; count < 20; count += 1) {
      // The drawer opens by key and by pointer, and Escape is pressed with the focus inside it and on the drawer itself.
      if (count % 2 === 0) await menu.press('Enter');
      else await menu.click();
      await expect(drawer).toBeFocused();
      if (count % 3 === 0) await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(menu, `time ${String(count + 1)}`).toBeFocused({ timeout: 1_000 });
    }
  },
);

test('The drawer slides for at most 200 ms', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize(SIZES.small);
  await visit(page, '/merchants');
  await page.getByRole('button', { name: 'Open navigation' }).click();
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await expect(drawer).toBeVisible();
  const seconds = await page.evaluate(() =>
    [...document.querySelectorAll('*')].map((element) =>
      Math.max(...getComputedStyle(element).transitionDuration.split(',').map(parseFloat)),
    ),
  );
  expect(Math.max(...seconds)).toBeGreaterThan(0);
  expect(Math.max(...seconds)).toBeLessThanOrEqual(0.2);
});
