import { expect, test as base, type Page } from '@playwright/test';

/** On a slow machine the console takes over what the build drew a long while after it is seen. */
const PATIENCE = 60_000;

/** The sizes each screen is looked at. */
export const SIZES = { large: { width: 1440, height: 900 }, small: { width: 390, height: 844 } } as const;

/**
 * Whoever opens a page waits until the console is there: a link that is pressed before that loads the page anew, and what is
 * done meanwhile is gone with it. `waitUntil: 'commit'` does not wait.
 */
export function waitForConsole(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const wait = async (waitUntil?: string) => {
    if (waitUntil === 'commit') return;
    await page.locator('html:not([data-shown])').waitFor({ timeout: PATIENCE });
  };
  page.goto = async (address, options) => {
    const response = await goto(address, options);
    await wait(options?.waitUntil);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await wait(options?.waitUntil);
    return response;
  };
}

/** Empties all that the browser keeps for this origin. */
export async function forget(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}

/**
 * A page that fails its test on anything the console of a quiet product would not show: an error, a warning, a policy
 * violation, a request that is not for the product's own files.
 */
export const test = base.extend({
  context: async ({ context }, use) => {
    // The page of the test before may be there.
    context.pages().forEach(waitForConsole);
    context.on('page', waitForConsole);
    await use(context);
  },
  page: async ({ page, baseURL: origin = '' }, use) => {
    await forget(page, origin);
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.text() === 'Service Worker registration blocked by Playwright') return;
      // The browser's own word on a page of an unknown path.
      if (message.text().includes('status of 404') && message.location().url === page.url()) return;
      if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
    page.on('request', (request) => {
      const isOwnFile =
        request.url().startsWith(`${origin}/`) &&
        ['document', 'script', 'stylesheet', 'image', 'other'].includes(request.resourceType());
      if (!isOwnFile) complaints.push(`request: ${request.resourceType()} ${request.url()}`);
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await use(page);
    expect(complaints).toEqual([]);
  },
});

/** The page itself never scrolls sideways, nor does a dialog; and nothing is wider than the main area, which cuts it off. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = await page
    .locator(':is(html, main, .modal-body)')
    .evaluateAll((areas) =>
      areas
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ tagName, scrollWidth, clientWidth }) => `${tagName}: ${scrollWidth} px in ${clientWidth} px`),
    );
  expect(tooWide, 'what is in it is wider').toEqual([]);
}

/** What the main area holds is 1440 px wide at most, and inside the window. */
export async function expectInside(page: Page, width: number): Promise<void> {
  const inside = (await page.getByRole('main').locator('> div').boundingBox())!;
  expect(inside.width).toBeLessThanOrEqual(1440);
  expect(inside.x + inside.width).toBeLessThanOrEqual(width);
}

/** No text is cut off in its box, nor leaves its cell, but for those meant to: what is hidden, and a notification's start. */
export async function expectNothingCut(page: Page, where: string): Promise<void> {
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowX, overflowY, clipPath, webkitLineClamp } = getComputedStyle(element);
        const isCut =
          ((overflowX === 'hidden' || element.matches('td, th')) && element.scrollWidth > element.clientWidth + 1) ||
          (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1);
        const isMeant =
          clipPath === 'inset(50%)' ||
          webkitLineClamp !== 'none' ||
          element.closest('.visually-hidden, [role="region"]:has([role="img"]), svg') !== null;
        return isCut && !isMeant;
      })
      .map((element) => `${element.className} ${element.textContent.slice(0, 40)}`),
  );
  expect(cut, where).toEqual([]);
}

export { expect };
