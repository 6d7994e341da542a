import type { Page } from '@playwright/test';
import { PATHS } from '@/domain/screens';
import { expect, SIZES, test } from './console';
import { readEntries } from './storedEntries';
import { waitUntilIdle, readShifts, watchShifts } from './pageIdle';

/** Delays the console's script. Until the returned function is called, the page is as the build rendered it. */
async function holdScript(page: Page, files = '**/assets/main.*.js'): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Records every text that the main area shows, from the next load on. */
async function watchTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const texts = new Set<string>();
    Object.assign(window, { texts });
    const recordFrame = () => {
      const main = document.querySelector('main');
      if (main?.checkVisibility()) texts.add(main.innerText);
      requestAnimationFrame(recordFrame);
    };
    requestAnimationFrame(recordFrame);
  });
}

const readTexts = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { texts: Set<string> }).texts].join('\n'));

test('The dashboard shows the figures of the sample without JavaScript', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await page.goto('/');
  await expect(page).toHaveTitle('Dashboard · SplitPay');
  for (const text of ['$127,664.40', 'Total Transaction Volume', 'Harbor Lights Music Festival']) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await page.close();
});

test('A page whose scripts do not load says so and offers to try again, with reduced motion too', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 500 }));
  await page.goto('/merchants?search=harbor');
  const message = page.getByRole('alert').filter({ hasText: 'SplitPay has not started yet.' });
  await expect(message).toBeHidden();
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect(message).toBeVisible();
  await page.unroute('**/assets/*.js');
  await message.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('harbor');
  await page.locator('html:not([data-shown])').waitFor();
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect(message).toBeHidden();
  await page.close();
});

for (const theme of ['light', 'dark'] as const) {
  const tag = theme === 'light' ? [] : '@thorough';
  test(`Hydration keeps the prerendered elements of each screen, in the ${theme} theme`, { tag }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.setViewportSize(theme === 'light' ? SIZES.large : SIZES.small);
    await watchShifts(page);
    for (const path of Object.values(PATHS)) {
      const release = await holdScript(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(heading(page)).toBeVisible();
      const prerendered = await heading(page).evaluateHandle((element) => element);
      release();
      await page.waitForLoadState();
      await waitUntilIdle(page);
      expect(await prerendered.evaluate((element) => element.isConnected), path).toBe(true);
      expect(await readShifts(page), path).toEqual([]);
      await page.unroute('**/assets/main.*.js');
    }
  });
}

/** The box and style of each element of the frame, except for the footer of the sidebar. */
const readFrame = (page: Page) =>
  page.locator('#root :not(main, main *, footer, footer *)').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, font, letterSpacing, border, fill } = getComputedStyle(element);
      // The navigation fills the space above the footer, and the page is as long as its content.
      const box = [x, y, width, element.matches('nav, #root > div') ? 0 : height];
      return [element.tagName, ...box, color, backgroundColor, font, letterSpacing, border, fill].join();
    }),
  );

for (const theme of ['light', 'dark'] as const) {
  for (const size of ['large', 'small'] as const) {
    // Two of the four combinations have each size and each theme.
    const tag = (size === 'large') === (theme === 'light') ? [] : '@thorough';
    test(
      `The frame alone is shown in its final layout while the styles load, ${size} and ${theme}`,
      { tag },
      async ({ page }) => {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await page.setViewportSize(SIZES[size]);
        await watchShifts(page);
        const release = await holdScript(page, '**/assets/*.css');
        await page.goto('/merchants', { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        await expect(page.getByText('SplitPay', { exact: true }).filter({ visible: true })).toHaveCount(1);
        await expect(heading(page)).toBeHidden();
        await expect(page.getByRole('group', { name: 'Theme' })).toBeHidden();
        const frame = await readFrame(page);
        release();
        await expect(heading(page)).toBeVisible();
        await waitUntilIdle(page);
        expect(await readFrame(page)).toEqual(frame);
        expect(await readShifts(page)).toEqual([]);
      },
    );
  }
}

test('A selected theme alone does not delay the screen', async ({ page }) => {
  await page.goto('/merchants');
  await page.getByRole('group', { name: 'Theme' }).getByText('Dark', { exact: true }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('splitpay:theme'))).toContain('Dark');
  const release = await holdScript(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Theme' })).toBeHidden();
  release();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('A page with stored changes or a view in its address never shows the plain sample first', async ({ page }) => {
  await page.goto('/merchants');
  await page.getByRole('link', { name: 'Harbor Lights Music Festival' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Inactive' }).click();
  await expect.poll(async () => (await readEntries(page)).length).toBeGreaterThan(0);
  await watchTexts(page);
  for (const path of ['/merchants', '/merchants?status=Inactive', '/transactions/7']) {
    const release = await holdScript(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('link', { name: 'Merchants' })).toBeVisible({ visible: path.startsWith('/merchants') });
    await expect(heading(page)).toBeHidden();
    release();
    await expect(heading(page)).toBeVisible();
    await waitUntilIdle(page);
    expect(await readTexts(page)).not.toMatch(/Harbor Lights Music Festival\s+\S+\s+Active/);
    await page.unroute('**/assets/main.*.js');
  }
  await expect(heading(page)).toHaveText('Oops! Page not found');
  expect(await readTexts(page)).not.toContain('Total Revenue');
});

test('An unknown path never shows a screen as the current one', async ({ page, context }) => {
  await page.addInitScript(() => {
    const current: string[] = [];
    Object.assign(window, { current });
    const recordFrame = () => {
      const links = [...document.querySelectorAll<HTMLElement>('[aria-current="page"]')];
      current.push(
        ...links.filter((link) => link.checkVisibility({ visibilityProperty: true })).map((link) => link.innerText),
      );
      requestAnimationFrame(recordFrame);
    };
    requestAnimationFrame(recordFrame);
  });
  const release = await holdScript(page, '**/assets/*.css');
  await page.goto('/nowhere', { waitUntil: 'commit' });
  await expect(page.locator('[aria-current="page"]').first()).toBeAttached();
  // The page waits as long as another tab without a delay needs for its first paint and more.
  const b = await context.newPage();
  await b.goto('/nowhere');
  await expect(heading(b)).toHaveText('Oops! Page not found');
  await b.close();
  release();
  await expect(heading(page)).toHaveText('Oops! Page not found');
  await waitUntilIdle(page);
  expect(await page.evaluate(() => (window as unknown as { current: string[] }).current)).toEqual([]);
});

test('Presses, typed text and choices before hydration take effect after it', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/transactions', { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  await page.getByRole('searchbox').fill('harbor');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Completed');
  await page.getByRole('button', { name: 'Hi Alex! Alex Morgan' }).click();
  release();
  await expect(page.getByRole('list', { name: 'Alex Morgan' })).toBeVisible();
  await expect(page).toHaveURL(/search=harbor&status=Completed/);
  await expect(page.getByRole('searchbox')).toHaveValue('harbor');

  await page.unroute('**/assets/main.*.js');
  const releaseAgain = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByText('Year', { exact: true }).click();
  await page.keyboard.press('?');
  releaseAgain();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('radio', { name: 'Year' })).toBeChecked();
});

test('A choice during hydration is not lost', async ({ page }) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.documentElement.dataset.shown !== undefined) return;
      observer.disconnect();
      setTimeout(() => {
        const field = [...document.querySelectorAll('select')].find(({ labels }) =>
          labels[0]?.textContent.startsWith('Show entries'),
        )!;
        field.value = '20';
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      });
    });
    document.addEventListener('DOMContentLoaded', () =>
      observer.observe(document.documentElement, { attributes: true }),
    );
  });
  await page.goto('/merchants');
  await expect(page.getByText('Showing 1 to 20 of 30 entries')).toBeVisible();
});
