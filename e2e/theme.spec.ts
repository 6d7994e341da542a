import type { Page } from '@playwright/test';
import { deltaE, labOf } from '../__tests__/helpers/domain/colors';
import { expect, test } from './console';

const GROUNDS = { light: 'rgb(243, 246, 250)', dark: 'rgb(11, 18, 32)' } as const;

// A page that has just started to load has no body.
const ground = (page: Page) =>
  page.evaluate(() => {
    const body = document.querySelector('body');
    return body && getComputedStyle(body).backgroundColor;
  });
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.bsTheme);

async function choose(page: Page, choice: 'Light' | 'Dark' | 'System') {
  await page.getByRole('group', { name: 'Theme' }).first().getByText(choice, { exact: true }).click();
}

for (const system of ['light', 'dark'] as const) {
  const storedTheme = system === 'light' ? 'Dark' : 'Light';
  const shown = system === 'light' ? 'dark' : 'light';

  test(`The first paint has the stored theme ${storedTheme} on a computer that prefers ${system}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system, reducedMotion: 'reduce' });
    await page.goto('/merchants');
    expect(await ground(page)).toBe(GROUNDS[system]);
    await choose(page, storedTheme);
    expect(await ground(page)).toBe(GROUNDS[shown]);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('splitpay:theme'))).toContain(storedTheme);

    // Every frame is recorded, and the style sheets and the console's script are held until some were painted.
    await page.addInitScript(() => {
      const grounds: string[] = [];
      Object.assign(window, { grounds });
      const recordFrame = () => {
        const body = document.querySelector('body');
        if (body) grounds.push(getComputedStyle(body).backgroundColor);
        requestAnimationFrame(recordFrame);
      };
      requestAnimationFrame(recordFrame);
    });
    const hold = async (files: string) => {
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(files, async (route) => {
        await held;
        await route.continue();
      });
      return () => release();
    };
    const releaseStyles = await hold('**/assets/*.css');
    const release = await hold('**/assets/main.*.js');
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => ground(page)).toBe(GROUNDS[shown]);
    releaseStyles();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.locator('meta[name="color-scheme"]').getAttribute('content')).toBe(shown);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const painted = await page.evaluate(() => (window as unknown as { grounds: string[] }).grounds);
    expect(new Set(painted)).toEqual(new Set([GROUNDS[shown]]));
  });
}

test('The open page follows the theme of the system', async ({ page }) => {
  await page.goto('/');
  expect(await theme(page)).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => theme(page)).toBe('dark');
  await page.getByRole('button', { name: 'Hi Alex! Alex Morgan' }).click();
  await choose(page, 'Light');
  expect(await theme(page)).toBe('light');
});

/** The largest difference (CIEDE2000) between two stops of the dashboard's gradient. */
async function strengthOfGradient(page: Page): Promise<number> {
  const image = await page.getByRole('main').evaluate((main) => getComputedStyle(main).backgroundImage);
  expect(image).toContain('linear-gradient(135deg');
  const stops = [...image.matchAll(/rgb\((\d+), (\d+), (\d+)\)/g)].map(([, ...parts]) =>
    labOf(`#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`, 'normal'),
  );
  expect(stops).toHaveLength(3);
  return Math.max(...stops.flatMap((a) => stops.map((b) => deltaE(a, b))));
}

// Twice these values was too strong: 10.9 from mint to violet in the light theme, 14.3 from petrol to blue in the dark
// one.
for (const [colorScheme, most] of [
  ['light', 5.45],
  ['dark', 7.15],
] as const)
  test(`The gradient of the dashboard is soft but visible in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    const strength = await strengthOfGradient(page);
    expect(strength).toBeGreaterThan(3);
    expect(strength).toBeLessThanOrEqual(most);
  });
