import type { Locator, Page } from '@playwright/test';
import { expect, test } from './console';
import { waitUntilIdle } from './pageIdle';
import { visit } from './screenStates';

/** Each popover with a text in it that is neither a button nor focusable. */
const POPOVERS = [
  { name: 'operator’s menu', path: '/', button: /^Hi Alex!/, text: (page: Page) => page.locator('main legend') },
  {
    name: 'bell’s popover',
    path: '/',
    button: 'Notifications, 2 unread',
    text: (page: Page) => page.getByRole('heading', { name: 'Notifications', exact: true }),
  },
  {
    name: 'explanation of a card',
    path: '/',
    button: 'About Total Revenue',
    text: (page: Page) => page.getByRole('group', { name: 'About Total Revenue' }).getByRole('paragraph').first(),
  },
  {
    name: 'panel of the calendar',
    path: '/transactions',
    button: 'Pick a date range',
    text: (page: Page) => page.getByRole('group', { name: 'Date range' }).getByText('From', { exact: true }),
  },
];

/** All popovers open and close by `useDisclosure`, so `npm test` uses the first one for what does not depend on the content. */
const first = (name: string) => ({ tag: name === POPOVERS[0]!.name ? [] : '@thorough' });

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.bsTheme);

/** Drags over a text from its first letter to beyond its last, and returns the selected text. */
async function dragOver(page: Page, text: Locator): Promise<string> {
  const { x, y, width, height } = (await text.boundingBox())!;
  await page.mouse.move(x + 1, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 });
  await page.mouse.move(x + width - 1, y + height / 2, { steps: 4 });
  await page.mouse.up();
  return page.evaluate(() => String(getSelection()));
}

for (const touch of [false, true]) {
  test.describe(touch ? 'By touch' : 'By mouse', () => {
    test.use({ hasTouch: touch });
    const press = (target: Locator) => (touch ? target.tap() : target.click());

    const once = { tag: touch ? '@thorough' : [] };
    test('The operator’s menu stays open when a theme is selected', once, async ({ page }) => {
      await visit(page, '/');
      await press(page.getByRole('button', { name: /^Hi Alex!/ }));
      const themes = page.getByRole('main').getByRole('group', { name: 'Theme' });
      for (const choice of ['Dark', 'Light'] as const) {
        await press(themes.getByText(choice, { exact: true }));
        await expect(themes.getByRole('radio', { name: choice })).toBeChecked();
        expect(await theme(page)).toBe(choice.toLowerCase());
      }
    });

    for (const { name, path, button, text } of POPOVERS) {
      test(
        `The ${name} stays open after a press on its text and closes after a press next to it`,
        first(name),
        async ({ page }) => {
          await visit(page, path);
          const opener = page.getByRole('button', { name: button });
          await press(opener);
          await press(text(page));
          await expect(opener).toHaveAttribute('aria-expanded', 'true');
          await expect(text(page)).toBeVisible();
          await press(page.getByRole('heading', { level: 1 }));
          await expect(opener).toHaveAttribute('aria-expanded', 'false');
        },
      );
    }
  });
}

for (const { name, path, button, text } of POPOVERS) {
  test(
    `A text in the ${name} can be selected by dragging, and Escape returns the focus to the button`,
    first(name),
    async ({ page }) => {
      await visit(page, path);
      const opener = page.getByRole('button', { name: button });
      await opener.click();
      await waitUntilIdle(page);
      const selected = await dragOver(page, text(page));
      expect(selected.length).toBeGreaterThan(2);
      expect(await text(page).textContent()).toContain(selected.split('\n')[0]);
      await page.keyboard.press('Escape');
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
      await expect(opener).toBeFocused();
    },
  );

  test(`The ${name} closes when Tab leaves it after a press in it`, first(name), async ({ page }) => {
    await visit(page, path);
    const opener = page.getByRole('button', { name: button });
    await opener.click();
    await text(page).click();
    for (let count = 0; count < 40 && (await opener.getAttribute('aria-expanded')) === 'true'; count += 1)
      await page.keyboard.press('Tab');
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  });
}
