import type { BrowserContext } from '@playwright/test';
import type { RootState } from '@/store/rootReducer';
import type { ProbeWindow } from './probe';
import type { Screen } from './screen';
import type { Reach } from './targets';

/** The one line that the specification asks for. */
const EXPECTED_LINE = '404: there is no screen at ';

/** Milliseconds until a page has to be at rest. */
const PATIENCE = 20_000;

export type Look = Screen & { state: RootState };

/** One tab of the walk. `complaints` are the lines of its console, and what it asked of the network. */
export async function openTab(context: BrowserContext, address: string, complaints: string[]) {
  const page = await context.newPage();
  page.on('console', (message) => {
    if (!message.text().startsWith(EXPECTED_LINE)) complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('crash', () => complaints.push('the page crashed'));
  page.on('request', (request) => {
    const isOwn = /^(blob|data):/.test(request.url()) || new URL(request.url()).origin === new URL(address).origin;
    if (!isOwn || ['fetch', 'xhr', 'websocket'].includes(request.resourceType()))
      complaints.push(`request: ${request.resourceType()} ${request.url()}`);
  });
  // A file dialog of the system would stand before everything; the walk puts its files in itself.
  page.on('filechooser', () => undefined);
  page.on('popup', (popup) => void popup.close());
  await page.goto(address);

  const probe = <Result>(ask: (probe: ProbeWindow['probe']) => Result | Promise<Result>) =>
    page.evaluate<Result>(`(${ask.toString()})(window.probe)`);

  return {
    page,
    /** Until the page is at rest; a navigation meanwhile begins the wait anew. */
    async settle(): Promise<void> {
      const end = Date.now() + PATIENCE;
      for (;;) {
        try {
          await withTimeout(
            probe((it) => it.settle()),
            end - Date.now(),
          );
          return;
        } catch (error) {
          if (Date.now() > end || !/context was destroyed|navigat|probe/i.test(String(error))) throw error;
          await page.waitForLoadState();
        }
      }
    },
    async look(): Promise<Look> {
      const { state, ...screen } = await probe((it) => it.look());
      return { ...screen, state: JSON.parse(state) as RootState };
    },
    targets: (reach: Reach) => page.evaluate((kind) => (window as unknown as ProbeWindow).probe.targets(kind), reach),
    /** Presses the nth target; false where something is in front of it. */
    async press(reach: Reach, at: number): Promise<boolean> {
      const point = await page.evaluate(([kind, index]) => (window as unknown as ProbeWindow).probe.aim(kind, index), [
        reach,
        at,
      ] as const);
      if (point) await page.mouse.click(point.x, point.y);
      return point !== undefined;
    },
    /** The nth target, for what a press alone does not do. */
    element: (reach: Reach, at: number) =>
      page.evaluateHandle(([kind, index]) => (window as unknown as ProbeWindow).probe.element(kind, index), [
        reach,
        at,
      ] as const),
    letTimePass: () => probe((it) => it.letTimePass()),
    dispatch: (action: { type: string; payload?: unknown }) =>
      page.evaluate((reported) => {
        (window as unknown as ProbeWindow).probe.dispatch(reported);
      }, action),
  };
}

export type Tab = Awaited<ReturnType<typeof openTab>>;

async function withTimeout<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The page does not come to rest')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
