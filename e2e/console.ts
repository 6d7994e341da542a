import { expect, test as base, type Page } from '@playwright/test';

/** On a slow machine, hydration completes long after the prerendered page is visible. */
const HYDRATION_TIMEOUT = 60_000;

export const SIZES = { large: { width: 1440, height: 900 }, small: { width: 390, height: 844 } } as const;

/**
 * `goto` and `reload` wait until the console is hydrated, because a link that is pressed earlier loads the page again
 * and loses all input. `waitUntil: 'commit'` does not wait.
 */
export function waitForConsole(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const wait = async (waitUntil?: string) => {
    if (waitUntil === 'commit') return;
    await page.locator('html:not([data-shown])').waitFor({ timeout: HYDRATION_TIMEOUT });
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

/** Deletes everything that the browser stores for this origin. */
export async function clearStorage(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}

/**
 * A page that fails its test on any console message or request of a faulty product: an error, a warning, a policy
 * violation, or a request that is not for a file of the product.
 */
export const test = base.extend({
  context: async ({ context }, use) => {
    // The context may already have the page of the previous test.
    context.pages().forEach(waitForConsole);
    context.on('page', waitForConsole);
    await use(context);
  },
  page: async ({ page, baseURL: origin = '' }, use) => {
    await clearStorage(page, origin);
    const pageProblems: string[] = [];
    page.on('console', (message) => {
      if (message.text() === 'Service Worker registration blocked by Playwright') return;
      // The browser itself reports the status of an unknown path.
      if (message.text().includes('status of 404') && message.location().url === page.url()) return;
      if (['error', 'warning'].includes(message.type())) pageProblems.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => pageProblems.push(`uncaught: ${error.message}`));
    page.on('request', (request) => {
      const isServedFile =
        request.url().startsWith(`${origin}/`) &&
        ['document', 'script', 'stylesheet', 'image', 'other'].includes(request.resourceType());
      if (!isServedFile) pageProblems.push(`request: ${request.resourceType()} ${request.url()}`);
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await use(page);
    expect(pageProblems).toEqual([]);
  },
});

/**
 * Neither the page nor a dialog scrolls horizontally, and nothing is wider than the main area, which would cut it off.
 */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const tooWide = await page
    .locator(':is(html, main, .modal-body)')
    .evaluateAll((areas) =>
      areas
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ tagName, scrollWidth, clientWidth }) => `${tagName}: ${scrollWidth} px in ${clientWidth} px`),
    );
  expect(tooWide, 'areas whose content is wider').toEqual([]);
}

/** The content of the main area is at most 1440 px wide and inside the window. */
export async function expectInside(page: Page, width: number): Promise<void> {
  const inside = (await page.getByRole('main').locator('> div').boundingBox())!;
  expect(inside.width).toBeLessThanOrEqual(1440);
  expect(inside.x + inside.width).toBeLessThanOrEqual(width);
}

/** No text is cut off in its box or leaves its cell. Hidden texts and the start of a notification are exceptions. */
export async function expectNothingCut(page: Page, where: string): Promise<void> {
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowX, overflowY, clipPath, webkitLineClamp } = getComputedStyle(element);
        const isCut =
          ((overflowX === 'hidden' || element.matches('td, th')) && element.scrollWidth > element.clientWidth + 1) ||
          (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1);
        const isIntended =
          clipPath === 'inset(50%)' ||
          webkitLineClamp !== 'none' ||
          element.closest('.visually-hidden, [role="region"]:has([role="img"]), svg') !== null;
        return isCut && !isIntended;
      })
      .map((element) => `${element.className} ${element.textContent.slice(0, 40)}`),
  );
  expect(cut, where).toEqual([]);
}

export { expect };
