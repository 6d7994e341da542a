import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { expect, expectAccessible, test } from './console';
import { buildEngine } from './engine/buildEngine';
import type { EngineWindow } from './engine/devToolsEngine';

const CONSOLE = 'SplitPay console';
const REPLAY = 'SplitPay replay';

let engine = '';

test.beforeAll(async () => {
  engine = await buildEngine();
});

test.afterAll(async () => {
  await rm(path.dirname(engine), { recursive: true });
});

/** The console with the engine of Redux DevTools in it, as the extension would put it there. */
async function openWithEngine(page: Page, address: string) {
  await page.addInitScript({ path: engine });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const stateText = (page: Page, name: string) =>
  page.evaluate((store) => JSON.stringify((window as unknown as EngineWindow).engines[store]?.getState()), name);

const happened = (page: Page) =>
  page.evaluate((store) => {
    const { stagedActionIds } = (window as unknown as EngineWindow).engines[store]!.liftedStore.getState();
    return stagedActionIds.length - 1;
  }, CONSOLE);

const tree = (page: Page) => page.locator('body').ariaSnapshot();

/** Whether a dialog is there where the state has one open: its chunk may still be on its way. */
const hasItsDialog = (page: Page) =>
  page.evaluate((store) => {
    type State = { dialogs: { open: { kind: string } }; palette: { isOpen: boolean } };
    const { dialogs, palette } = (window as unknown as EngineWindow).engines[store]!.getState() as State;
    return (dialogs.open.kind !== 'none' || palette.isOpen) === (document.querySelector('[role="dialog"]') !== null);
  }, CONSOLE);

/** The tree once it stays the same: a screen may be on its way, and the status of a list speaks a moment later. */
async function settledTree(page: Page): Promise<string> {
  let before = await tree(page);
  for (let round = 0, same = 0; round < 100; round++) {
    await page.waitForTimeout(40);
    const now = await tree(page);
    same = now === before && !now.includes('Loading') && (await hasItsDialog(page)) ? same + 1 : 0;
    if (same === 18) return now;
    before = now;
  }
  throw new Error('The page does not come to rest');
}

/** An operator's working minutes over all screens: each entry is what a hand does once. */
function session(page: Page): (() => Promise<unknown>)[] {
  const press = (name: string | RegExp) => () => page.getByRole('button', { name }).first().click();
  const screen = (name: string) => () => page.getByRole('link', { name, exact: true }).first().click();
  const type = (text: string) => Array.from(text, (letter) => () => page.keyboard.type(letter));
  const key = (name: string) => () => page.keyboard.press(name);
  const choose = (label: string, option: string) => () =>
    page.getByRole('combobox', { name: label }).selectOption(option);
  const radio = (name: string) => () => page.getByText(name, { exact: true }).first().click();
  return [
    radio('Week'),
    press('Show as table'),
    press('Show as table'),
    press('About Total Fees'),
    key('Escape'),
    press(/^Notifications, /),
    press(/System update/),
    key('Escape'),
    press(/^Hi Alex!/),
    key('Escape'),
    radio('Dark'),
    screen('Transactions'),
    key('/'),
    ...type('harbor'),
    choose('Status', 'Completed'),
    press('Pick a date range'),
    press('Last 30 days'),
    key('Escape'),
    press('DATE AND TIME'),
    press('TR20240628-025'),
    press('View Receipt'),
    key('Escape'),
    press('Refund'),
    press(/^Refund \$/),
    key('Escape'),
    screen('Integrations'),
    choose('Configuration', 'ACH'),
    press(/, view /),
    press('Edit'),
    key('Escape'),
    press('INTEGRATION NAME'),
    press('Create Integration'),
    key('Escape'),
    screen('Merchants'),
    press('Next'),
    press('Previous'),
    press('Harbor Lights Music Festival'),
    press('Inactive'),
    press('Suspended'),
    key('Escape'),
    key('Escape'),
    press('TOTAL SALES'),
    key('?'),
    key('Escape'),
    screen('Notifications'),
    choose('Read or unread', 'Unread'),
    press('Mark all as read'),
    press('Undo'),
    screen('Documentation'),
    press(/Configuration/),
    key('/'),
    ...type('ach'),
    press(/^Credit Card, ACH/),
    key('Control+k'),
    ...type('sum'),
    key('ArrowDown'),
    key('Escape'),
    radio('Light'),
    screen('Dashboard'),
    press(/^Hi Alex!/),
    press('Report a problem'),
  ];
}

/** Does all of it; what was to be seen after each number of actions, and a picture of it. */
async function record(page: Page, testInfo: TestInfo) {
  const seen = new Map<number, string>();
  for (const act of session(page)) {
    await act();
    const look = await settledTree(page);
    const step = await happened(page);
    // A toast may go at any moment: what was seen counts where nothing happened meanwhile.
    if ((await tree(page)) === look && (await happened(page)) === step) seen.set(step, look);
    await page.screenshot({ path: testInfo.outputPath(`step-${step}.jpeg`), type: 'jpeg', quality: 40 });
  }
  return seen;
}

test('Every step of a session is its state; its recording replays, and DevTools imports it, to the byte', async ({
  page,
  browser,
}, testInfo) => {
  test.setTimeout(600_000);
  page.setDefaultTimeout(5_000);
  await openWithEngine(page, '/');
  const seen = await record(page, testInfo);
  expect(seen.size).toBeGreaterThanOrEqual(60);
  expect(await happened(page)).toBeGreaterThanOrEqual(60);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the report' }).click();
  const report = await (await downloading).path();
  const last = await stateText(page, CONSOLE);

  // Nothing that the page does by itself is added while DevTools jumps.
  const jump = (step: number) =>
    page.evaluate(
      ([store, to]) => {
        const { engines, devTools } = window as unknown as EngineWindow;
        engines[store]!.liftedStore.dispatch(devTools.lockChanges(true));
        engines[store]!.liftedStore.dispatch(devTools.jumpToState(to));
      },
      [CONSOLE, step] as const,
    );
  const steps = [...seen.keys()];
  for (let at = steps.length - 1, seed = 20_240_630; at > 0; at--) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    const other = seed % (at + 1);
    [steps[at], steps[other]] = [steps[other]!, steps[at]!];
  }
  for (const step of steps) {
    await jump(step);
    await expect.poll(() => tree(page), { message: `step ${step}`, timeout: 10_000 }).toBe(seen.get(step));
  }

  const fresh = await browser.newContext({ reducedMotion: 'reduce' });
  const other = await fresh.newPage();
  await openWithEngine(other, '/merchants');
  const before = await stateText(other, CONSOLE);
  await other.getByRole('link', { name: 'Dashboard' }).click();
  await other.getByRole('button', { name: /^Hi Alex!/ }).click();
  await other.getByRole('button', { name: 'Open a recording' }).click();
  await other.getByLabel('File of the report').setInputFiles(report);
  const bar = other.getByRole('region', { name: 'Replay' });
  await expect(bar).toBeFocused();
  await expectAccessible(other);
  await bar.getByRole('slider', { name: 'Step' }).press('End');
  expect(await stateText(other, REPLAY)).toBe(last);
  await expect(other.getByRole('dialog', { name: 'Report a problem' })).toBeVisible();
  await expect.poll(() => tree(other)).toContain('dialog "Report a problem"');
  await bar.getByRole('button', { name: 'Leave' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(await other.evaluate(() => localStorage.getItem('splitpay:payments'))).toBeNull();
  expect(before).not.toBe(last);

  // Redux DevTools reads the two texts of the file, and nothing else of it.
  const { payload, preloadedState } = JSON.parse(await readFile(report, 'utf8')) as Record<string, string>;
  await other.evaluate(
    ([store, actions, state]) => {
      const { engines, devTools } = window as unknown as EngineWindow;
      const imported = devTools.importState(JSON.parse(actions) as never, true);
      engines[store]!.liftedStore.dispatch({ ...imported, preloadedState: JSON.parse(state) as unknown } as never);
    },
    [CONSOLE, payload!, preloadedState!] as const,
  );
  expect(JSON.parse(await stateText(other, CONSOLE))).toEqual(JSON.parse(last));
  await fresh.close();
});
