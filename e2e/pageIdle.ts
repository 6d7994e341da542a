import type { Page } from '@playwright/test';

/**
 * Waits until the page is at rest: its fonts are there, no chunk is on its way, nothing is busy, and three times in a row a
 * frame was drawn and the browser ran out of other work without a change to the page.
 */
export async function quiet(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Told as a frame is drawn, or after a while where none is; timers and requestAnimationFrame are told by the clock, which a
    // test may have taken over.
    const frame = () =>
      new Promise<void>((resolve) => {
        new IntersectionObserver((_entries, observer) => {
          observer.disconnect();
          resolve();
        }).observe(document.documentElement);
        void scheduler.postTask(resolve, { delay: 500 });
      });
    const isOnItsWay = () =>
      document.querySelector('[aria-busy="true"], main > div > [data-loading]') !== null ||
      // The bundler takes the script of a chunk away once it has run; those of the page itself are not asynchronous.
      [...document.scripts].some(({ async }) => async) ||
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].some(({ sheet }) => sheet === null);
    let changes = 0;
    const observer = new MutationObserver(() => (changes += 1));
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    await document.fonts.ready;
    for (let calm = 0, frames = 0; calm < 3; frames += 1) {
      if (frames > 1500)
        throw new Error(`The page finds no rest: ${isOnItsWay() ? 'something is on its way' : changes}`);
      const before = changes;
      await frame();
      await scheduler.postTask(() => undefined, { priority: 'background' });
      calm = changes === before && !isOnItsWay() ? calm + 1 : 0;
    }
    observer.disconnect();
  });
}

/** Quiet also of what comes a moment later, as the status of a list does: a second passes at once. Wants `page.clock.install`. */
export async function quietForLong(page: Page): Promise<void> {
  await quiet(page);
  await page.clock.fastForward(1_000);
  await quiet(page);
}

/** Two frames: what was asked of the page before them is drawn. */
export const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

type ShiftsWindow = { readShifts: () => number[] };

/** From the next load on, writes down every shift of the layout. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    const add = (entries: PerformanceEntryList) =>
      shifts.push(...entries.map((entry) => (entry as PerformanceEntry & { value: number }).value));
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      readShifts: () => {
        add(observer.takeRecords());
        return shifts;
      },
    });
  });
}

/** The shifts of the layout since the page was loaded. */
export const readShifts = (page: Page) => page.evaluate(() => (window as unknown as ShiftsWindow).readShifts());
