import type { Page } from '@playwright/test';

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- a type cannot be added to
  interface Window {
    /** Milliseconds of the tasks above 50 ms that the page had since they were last taken. */
    longTasks: number[];
    /** What changes as the result of the next act: an XPath. */
    result: string;
    /** What that took until its first frame and until its result, in milliseconds from the event on. */
    painted?: number;
    resulted?: number;
    /** When something was first on screen, in milliseconds from the start of the page. */
    stoodAfter?: number;
  }
}

/** Measures inside of a page, from its first moment on. `shown` is an XPath to what must be there for it to stand. */
export async function observe(page: Page, shown: string): Promise<void> {
  await page.addInitScript((shown) => {
    Object.assign(window, { longTasks: [], result: '' });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
    const afterPaint = (then: () => void) =>
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = then;
        channel.port2.postMessage(null);
      });
    const textOf = (found: string) => document.evaluate(found, document, null, 2).stringValue;
    const look = () => {
      if (textOf(shown) === '') requestAnimationFrame(look);
      else afterPaint(() => (window.stoodAfter = performance.now()));
    };
    look();
    const start = ({ timeStamp }: Event) => {
      if (window.result === '') return;
      const found = window.result;
      window.result = '';
      const before = textOf(found);
      const wait = () => {
        const now = performance.now() - timeStamp;
        window.painted ??= now;
        if (textOf(found) === before) afterPaint(wait);
        else window.resulted = now;
      };
      afterPaint(wait);
    };
    for (const type of ['keydown', 'click', 'change']) document.addEventListener(type, start, true);
  }, shown);
}

/** The longest of the long tasks since the last call; 0 where none was above 50 ms. */
export function takeLongestTask(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, ...window.longTasks.splice(0)));
}

/** What an act took until its first frame was painted, and until what an XPath finds was another. */
export async function timeAct(page: Page, act: () => Promise<unknown>, result: string) {
  await page.evaluate((found) => {
    Object.assign(window, { result: found, painted: undefined, resulted: undefined });
  }, result);
  await act();
  await page.waitForFunction(() => window.resulted !== undefined, undefined, { polling: 20, timeout: 20_000 });
  return page.evaluate(() => ({ painted: window.painted ?? 0, result: window.resulted ?? 0 }));
}

/** Megabytes that the page holds after a collection: objects, and beside them buffers and the texts of its scripts. */
export async function heapOf(page: Page): Promise<number> {
  const { objects, beside } = await heapsOf(page);
  return objects + beside;
}

export async function heapsOf(page: Page): Promise<{ objects: number; beside: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const usage: { usedSize: number; backingStorageSize?: number } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return { objects: usage.usedSize / 1e6, beside: (usage.backingStorageSize ?? 0) / 1e6 };
}
