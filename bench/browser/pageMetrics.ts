import type { Page } from '@playwright/test';

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- a type cannot be added to
  interface Window {
    /** Durations in milliseconds of the long tasks (above 50 ms) since the last reading. */
    longTasks: number[];
    /** An XPath to the element that the next act changes. */
    result: string;
    /** Milliseconds from the event of the act to its first frame and to its result. */
    painted?: number;
    resulted?: number;
    /** Milliseconds from the start of the page to the first time the view was complete. */
    readyAfter?: number;
  }
}

/** Installs the measurements in a page before its scripts run. `shown` is an XPath that matches when the view is complete. */
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
      else afterPaint(() => (window.readyAfter = performance.now()));
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

/** The longest task since the last call, in milliseconds; 0 if no task took longer than 50 ms. */
export function popLongestTask(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, ...window.longTasks.splice(0)));
}

/** Milliseconds from an act to its first painted frame, and to a changed result of the XPath. */
export async function timeAct(page: Page, act: () => Promise<unknown>, result: string) {
  await page.evaluate((found) => {
    Object.assign(window, { result: found, painted: undefined, resulted: undefined });
  }, result);
  await act();
  await page.waitForFunction(() => window.resulted !== undefined, undefined, { polling: 20, timeout: 20_000 });
  return page.evaluate(() => ({ painted: window.painted ?? 0, result: window.resulted ?? 0 }));
}

/** Memory of the page after a garbage collection, in megabytes: objects, and separately buffers and script texts. */
export async function heapOf(page: Page): Promise<number> {
  const { objects, nearby } = await heapsOf(page);
  return objects + nearby;
}

export async function heapsOf(page: Page): Promise<{ objects: number; nearby: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const usage: { usedSize: number; backingStorageSize?: number } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return { objects: usage.usedSize / 1e6, nearby: (usage.backingStorageSize ?? 0) / 1e6 };
}
