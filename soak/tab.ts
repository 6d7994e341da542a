import type { BrowserContext } from '@playwright/test';
import type { RootState } from '@/store/rootReducer';
import type { ProbeWindow } from './probe';
import type { Screen } from './screen';
import type { TargetKind } from './targets';

/** The specification requires this message. */
const EXPECTED_MESSAGE = '404: there is no screen at ';

const TIMEOUT = 20_000;

export type Snapshot = Screen & { state: RootState };

/** Opens a tab. Its console messages and the requests that the product should not send are added to `pageProblems`. */
export async function openTab(context: BrowserContext, address: string, pageProblems: string[]) {
  const page = await context.newPage();
  page.on('console', (message) => {
    if (!message.text().startsWith(EXPECTED_MESSAGE)) pageProblems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => pageProblems.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('crash', () => pageProblems.push('the page crashed'));
  page.on('request', (request) => {
    const isLocal = /^(blob|data):/.test(request.url()) || new URL(request.url()).origin === new URL(address).origin;
    if (!isLocal || ['fetch', 'xhr', 'websocket'].includes(request.resourceType()))
      pageProblems.push(`request: ${request.resourceType()} ${request.url()}`);
  });
  // This listener keeps the system's file dialog closed, because the walk sets files directly.
  page.on('filechooser', () => undefined);
  page.on('popup', (popup) => void popup.close());
  await page.goto(address);

  const probe = <Result>(query: (probe: ProbeWindow['probe']) => Result | Promise<Result>) =>
    page.evaluate<Result>(`(${query.toString()})(window.probe)`);

  return {
    page,
    /** Waits until the page is idle. A navigation restarts the wait. */
    async waitUntilIdle(): Promise<void> {
      const end = Date.now() + TIMEOUT;
      for (;;) {
        try {
          await withTimeout(
            probe((injected) => injected.waitUntilIdle()),
            end - Date.now(),
          );
          return;
        } catch (error) {
          if (Date.now() > end || !/context was destroyed|navigat|probe/i.test(String(error))) throw error;
          await page.waitForLoadState();
        }
      }
    },
    async snapshot(): Promise<Snapshot> {
      const { state, ...screen } = await probe((injected) => injected.snapshot());
      return { ...screen, state: JSON.parse(state) as RootState };
    },
    targets: (kind: TargetKind) =>
      page.evaluate((targetKind) => (window as unknown as ProbeWindow).probe.targets(targetKind), kind),
    /** Presses the target at `index`. False if something covers it. */
    async press(kind: TargetKind, index: number): Promise<boolean> {
      const point = await page.evaluate(
        ([targetKind, position]) => (window as unknown as ProbeWindow).probe.clickPoint(targetKind, position),
        [kind, index] as const,
      );
      if (point) await page.mouse.click(point.x, point.y);
      return point !== undefined;
    },
    /** The target at `index`, for actions other than a press. */
    element: (kind: TargetKind, index: number) =>
      page.evaluateHandle(
        ([targetKind, position]) => (window as unknown as ProbeWindow).probe.element(targetKind, position),
        [kind, index] as const,
      ),
    runHeldTimers: () => probe((injected) => injected.runHeldTimers()),
    dispatch: (action: { type: string; payload?: unknown }) =>
      page.evaluate((dispatched) => {
        (window as unknown as ProbeWindow).probe.dispatch(dispatched);
      }, action),
  };
}

export type Tab = Awaited<ReturnType<typeof openTab>>;

async function withTimeout<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The page does not become idle')), milliseconds);
  });
  try {
    return await Promise.race([work, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}
