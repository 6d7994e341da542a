import type { Page } from '@playwright/test';

/**
 * Waits until the page is idle: its fonts are loaded, no chunk is loading, nothing is busy, and in three frames in a
 * row the browser ran out of other work without a change to the page.
 */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // The observer reports a drawn frame, and the task ends the wait if no frame is drawn. A test may have replaced the
    // clock, which controls timers and requestAnimationFrame.
    const frame = () =>
      new Promise<void>((resolve) => {
        new IntersectionObserver((_entries, observer) => {
          observer.disconnect();
          resolve();
        }).observe(document.documentElement);
        void scheduler.postTask(resolve, { delay: 500 });
      });
    const isLoading = () =>
      document.querySelector('[aria-busy="true"], main > div > [data-loading]') !== null ||
      // The bundler removes the script of a chunk after it has run, and the page's own scripts are not asynchronous.
      [...document.scripts].some(({ async }) => async) ||
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].some(({ sheet }) => sheet === null);
    let changes = 0;
    const observer = new MutationObserver(() => (changes += 1));
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    await document.fonts.ready;
    for (let idleFrames = 0, frames = 0; idleFrames < 3; frames += 1) {
      if (frames > 1500)
        throw new Error(`The page does not become idle: ${isLoading() ? 'a part is loading' : changes}`);
      const before = changes;
      await frame();
      await scheduler.postTask(() => undefined, { priority: 'background' });
      idleFrames = changes === before && !isLoading() ? idleFrames + 1 : 0;
    }
    observer.disconnect();
  });
}

/**
 * Also waits for delayed changes, such as the status of a list, by advancing the clock by a second. Requires
 * `page.clock.install`.
 */
export async function waitForDelayedChanges(page: Page): Promise<void> {
  await waitUntilIdle(page);
  await page.clock.fastForward(1_000);
  await waitUntilIdle(page);
}

/** Waits for two frames, because the first one may have begun before the last change. */
export const waitForFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

type ShiftsWindow = { readShifts: () => number[] };

/** Records every layout shift from the next load on. */
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

/** The layout shifts since the page was loaded. */
export const readShifts = (page: Page) => page.evaluate(() => (window as unknown as ShiftsWindow).readShifts());
