import type { Browser } from '@playwright/test';
import { heapsOf } from '../browser/pageMetrics';

/** An operator sees the heading of the chart first. */
const TEXT = 'Total Transaction Volume';

/** A phone on a slow line: bytes per second, and latency in milliseconds. */
const LINE = { offline: false, downloadThroughput: 200_000, uploadThroughput: 94_000, latency: 150 };
const SLOWER_PROCESSOR = 4;
/** The load counts as over after this many milliseconds without a request. */
const REST = 2_000;

export type Load = {
  painted: number;
  seen: number;
  blocked: number;
  shifted: number;
  bytes: number;
  heap: number;
  texts: number;
};

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- a type cannot be added to
  interface Window {
    load: { seen?: number; blocked: number; shifted: number; last: number };
  }
}

/** Runs in the page: measures when the text appeared, how long the main thread was blocked, and the layout shift. */
function watch(text: string): void {
  const load: Window['load'] = { blocked: 0, shifted: 0, last: 0 };
  window.load = load;
  const observe = (type: string, take: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        take(entry);
        load.last = performance.now();
      }
    }).observe({ type, buffered: true });
  // Only the part of a task above 50 ms counts as blocking.
  observe('longtask', ({ duration }) => (load.blocked += duration - 50));
  observe('layout-shift', ({ value = 0 }) => (load.shifted += value));
  observe('resource', () => undefined);
  const look = () => {
    const found = document.evaluate(`//*[text()='${text}']`, document, null, 9).singleNodeValue;
    const isSeen = found instanceof Element && found.checkVisibility({ visibilityProperty: true });
    if (isSeen) load.seen = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}

/** Measures the first visit to an address with empty caches, a slow line and a slow processor. */
export async function measureLoad(browser: Browser, address: string, hasText = true): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  await page.addInitScript(watch, TEXT);
  await page.goto(address);
  // The driver waits, because a waiting promise in the page would count in its heap.
  const isOver = () =>
    page.evaluate(
      ([rest, wanted]) => (!wanted || window.load.seen !== undefined) && performance.now() - window.load.last > rest,
      [REST, hasText] as const,
    );
  while (!(await isOver())) await page.waitForTimeout(200);
  const { load, painted } = await page.evaluate(() => ({
    load: window.load,
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
  }));
  const { objects, nearby } = await heapsOf(page);
  await context.close();
  return {
    painted,
    seen: load.seen ?? NaN,
    blocked: load.blocked,
    shifted: load.shifted,
    bytes: bytes / 1000,
    heap: objects,
    texts: nearby,
  };
}

/** The time until the text appears on the second visit, offline and on a slow processor. */
export async function measureOffline(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: 60_000,
  });
  await context.setOffline(true);
  const again = await context.newPage();
  await page.close();
  const session = await context.newCDPSession(again);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  await again.addInitScript(watch, TEXT);
  await again.goto(address);
  await again.waitForFunction(() => window.load.seen !== undefined, undefined, { timeout: 60_000 });
  const seen = await again.evaluate(() => window.load.seen ?? NaN);
  await context.close();
  return seen;
}
