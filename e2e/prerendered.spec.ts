import type { Page } from '@playwright/test';
import { PATHS } from '@/domain/screens';
import { expect, SIZES, test } from './console';
import { readEntries } from './storedEntries';
import { quiet, readShifts, watchShifts } from './pageIdle';

/** Holds the console's own script back: until it is let go, the page is what the build drew. */
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

/** From the next load on, notes every text that the main area shows. */
async function watchTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const texts = new Set<string>();
    Object.assign(window, { texts });
    const look = () => {
      const main = document.querySelector('main');
      if (main?.checkVisibility()) texts.add(main.innerText);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const readTexts = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { texts: Set<string> }).texts].join('\n'));

test('Without JavaScript the dashboard shows the figures of the sample', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await page.goto('/');
  await expect(page).toHaveTitle('Dashboard · SplitPay');
  for (const text of ['$127,664.40', 'Total Transaction Volume', 'Harbor Lights Music Festival']) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await page.close();
});

test('A page whose scripts do not arrive says so and offers to try again, with less motion too', async ({
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
  test(`What the build drew of each screen is taken over as it is, in the ${theme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.setViewportSize(theme === 'light' ? SIZES.large : SIZES.small);
    await watchShifts(page);
    for (const path of Object.values(PATHS)) {
      const release = await holdScript(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(heading(page)).toBeVisible();
      const drawn = await heading(page).evaluateHandle((element) => element);
      release();
      await page.waitForLoadState();
      await quiet(page);
      expect(await drawn.evaluate((element) => element.isConnected), path).toBe(true);
      expect(await readShifts(page), path).toEqual([]);
      await page.unroute('**/assets/main.*.js');
    }
  });
}

/** Where each element of the frame stands, but for the foot of the sidebar, and how it looks. */
const readFrame = (page: Page) =>
  page.locator('#root :not(main, main *, footer, footer *)').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, font, letterSpacing, border, fill } = getComputedStyle(element);
      // The navigation takes the room that the foot leaves, and the page is as long as what it shows.
      const place = [x, y, width, element.matches('nav, #root > div') ? 0 : height];
      return [element.tagName, ...place, color, backgroundColor, font, letterSpacing, border, fill].join();
    }),
  );

for (const theme of ['light', 'dark'] as const) {
  for (const size of ['large', 'small'] as const) {
    test(`While the styles are on their way the frame stands as it will, and it alone, ${size} and ${theme}`, async ({
      page,
    }) => {
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
      await quiet(page);
      expect(await readFrame(page)).toEqual(frame);
      expect(await readShifts(page)).toEqual([]);
    });
  }
}

test('A chosen theme alone keeps nothing of the screen waiting', async ({ page }) => {
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

test('Where changes are kept, or the address asks for more, nothing of the sample is seen before them', async ({
  page,
}) => {
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
    await quiet(page);
    expect(await readTexts(page)).not.toMatch(/Harbor Lights Music Festival\s+\S+\s+Active/);
    await page.unroute('**/assets/main.*.js');
  }
  await expect(heading(page)).toHaveText('Oops! Page not found');
  expect(await readTexts(page)).not.toContain('Total Revenue');
});

test('Of an unknown path no screen is ever shown as the current one', async ({ page, context }) => {
  await page.addInitScript(() => {
    const current: string[] = [];
    Object.assign(window, { current });
    const look = () => {
      const links = [...document.querySelectorAll<HTMLElement>('[aria-current="page"]')];
      current.push(
        ...links.filter((link) => link.checkVisibility({ visibilityProperty: true })).map((link) => link.innerText),
      );
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const release = await holdScript(page, '**/assets/*.css');
  await page.goto('/nowhere', { waitUntil: 'commit' });
  await expect(page.locator('[aria-current="page"]').first()).toBeAttached();
  // As long as another tab takes that waits for nothing, to its first paint and further.
  const b = await context.newPage();
  await b.goto('/nowhere');
  await expect(heading(b)).toHaveText('Oops! Page not found');
  await b.close();
  release();
  await expect(heading(page)).toHaveText('Oops! Page not found');
  await quiet(page);
  expect(await page.evaluate(() => (window as unknown as { current: string[] }).current)).toEqual([]);
});

test('What is pressed, typed and chosen before the console is there is done once it is', async ({ page }) => {
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

test('What is chosen in the moment in which the console takes the page over is kept', async ({ page }) => {
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
