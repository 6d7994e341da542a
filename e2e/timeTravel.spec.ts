import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibilityChecks';
import { expect, test, waitForConsole } from './console';
import { buildEngine } from './engine/buildEngine';
import type { EngineWindow } from './engine/devToolsEngine';
import { readEntries } from './storedEntries';
import { waitForDelayedChanges } from './pageIdle';
import { SESSIONS } from './sessions';

const CONSOLE = 'SplitPay console';
const REPLAY = 'SplitPay replay';

/** Milliseconds. A missing step is reported by its name long before the whole session times out. */
const STEP_TIMEOUT = 30_000;

let engine = '';

test.beforeAll(async () => {
  engine = await buildEngine();
});

/** The console with the engine of Redux DevTools, injected as the extension does it. */
async function openWithEngine(page: Page, address: string) {
  await page.clock.install();
  await page.addInitScript({ path: engine });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const stateText = (page: Page, name: string) =>
  page.evaluate((store) => JSON.stringify((window as unknown as EngineWindow).engines[store]?.getState()), name);

const listEvents = (page: Page) =>
  page.evaluate((store) => {
    const { stagedActionIds } = (window as unknown as EngineWindow).engines[store]!.liftedStore.getState();
    return stagedActionIds.length - 1;
  }, CONSOLE);

/**
 * Everything that is visible or announced, one line for each element: role, texts, values, attributes and referenced
 * texts. Ids change whenever a part reappears, so references are replaced by their texts.
 */
const tree = (page: Page) =>
  page.evaluate(() => {
    const ANNOUNCED =
      /^(aria-.*|role|class|for|href|type|alt|title|placeholder|hidden|inert|disabled|readonly|tabindex|lang)$/;
    const textsOf = (ids: string) => ids.split(' ').map((id) => document.getElementById(id)?.textContent);
    const describe = ({ name, value }: Attr) =>
      `${name}=${document.getElementById(value.split(' ', 1)[0]!) ? textsOf(value).join(' ') : value}`;
    const isAnySelected = document.querySelector('th input:checked') !== null;
    return (
      [...document.body.querySelectorAll<HTMLInputElement>('*')]
        .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        // While nothing is selected, the checkbox of a row is visible only where the mouse is.
        .filter((element) => isAnySelected || !element.matches('th input[type="checkbox"]'))
        .map((element) =>
          [
            element.localName,
            ...[...element.attributes]
              // A title keeps its tabindex after it had the focus, so an earlier focus must not count.
              .filter(({ name }) => ANNOUNCED.test(name) && !(name === 'tabindex' && element.localName === 'h1'))
              .map(describe)
              // The order of attributes means nothing: one that React sets again comes last.
              .sort(),
            ...(element.matches('input, select, textarea') ? [element.value, element.checked] : []),
            ...[...element.childNodes]
              .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
              .map((node) => node.nodeValue),
          ].join(' '),
        )
        .join('\n')
    );
  });

/** Whether the dialog of the state is shown. Its chunk may still be loading. */
const hasExpectedDialog = (page: Page) =>
  page.evaluate((store) => {
    type State = { dialogs: { open: { kind: string } }; palette: { isOpen: boolean } };
    const { dialogs, palette } = (window as unknown as EngineWindow).engines[store]!.getState() as State;
    return (dialogs.open.kind !== 'none' || palette.isOpen) === (document.querySelector('[role="dialog"]') !== null);
  }, CONSOLE);

/** The tree after the page is idle: a screen may still load, and the status of a list is announced with a delay. */
async function idleTree(page: Page): Promise<string> {
  let now = '';
  await expect(async () => {
    await waitForDelayedChanges(page);
    now = await tree(page);
    expect(now).not.toContain('Loading');
    expect(await hasExpectedDialog(page)).toBe(true);
  }).toPass({ timeout: STEP_TIMEOUT });
  return now;
}

/** Runs all steps and returns the tree after each number of actions. */
async function record(page: Page, acts: ((page: Page) => Promise<unknown>)[]) {
  const seen = new Map<number, string>();
  for (const act of acts) {
    await act(page);
    const idle = await idleTree(page);
    const step = await listEvents(page);
    // A toast may disappear at any time, so the tree counts only if no action happened meanwhile.
    if ((await tree(page)) === idle && (await listEvents(page)) === step) seen.set(step, idle);
  }
  return seen;
}

/** The steps shuffled with a fixed seed, so that a failure repeats. */
function shuffled(steps: number[]): number[] {
  const order = [...steps];
  for (let at = order.length - 1, seed = 20_240_630; at > 0; at--) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    const b = seed % (at + 1);
    [order[at], order[b]] = [order[b]!, order[at]!];
  }
  return order;
}

/** Actions that the page dispatches by itself must not be added while DevTools jumps. */
const jump = (page: Page, step: number) =>
  page.evaluate(
    ([store, to]) => {
      const { engines, devTools } = window as unknown as EngineWindow;
      engines[store]!.liftedStore.dispatch(devTools.lockChanges(true));
      engines[store]!.liftedStore.dispatch(devTools.jumpToState(to));
    },
    [CONSOLE, step] as const,
  );

for (const [where, { acts, steps }] of Object.entries(SESSIONS)) {
  test(
    `Every step of a session on ${where} restores its state, and its report replays and imports into DevTools byte by byte`,
    { tag: '@thorough' },
    async ({ page, browser }) => {
      test.slow();
      page.setDefaultTimeout(STEP_TIMEOUT);
      await openWithEngine(page, '/');
      const seen = await record(page, acts);
      expect(seen.size).toBeGreaterThanOrEqual(steps);
      expect(await listEvents(page)).toBeGreaterThanOrEqual(steps);

      // No toast may disappear between the report and the comparison with its state.
      await expect.poll(() => stateText(page, CONSOLE), { timeout: STEP_TIMEOUT }).toContain('"toasts":[]');
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download report' }).click();
      const report = await (await downloading).path();
      const last = await stateText(page, CONSOLE);

      for (const step of shuffled([...seen.keys()])) {
        await jump(page, step);
        await waitForDelayedChanges(page);
        await expect.poll(() => tree(page), { message: `step ${step}`, timeout: STEP_TIMEOUT }).toBe(seen.get(step));
      }

      const fresh = await browser.newContext({ reducedMotion: 'reduce' });
      fresh.on('page', waitForConsole);
      fresh.setDefaultTimeout(STEP_TIMEOUT);
      const b = await fresh.newPage();
      await openWithEngine(b, '/merchants');
      const before = await stateText(b, CONSOLE);
      await b.getByRole('link', { name: 'Dashboard' }).click();
      // A menu that opens while a screen is loading closes when it appears.
      await expect(b.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      await b.getByRole('button', { name: /^Hi Alex!/ }).click();
      await b.getByRole('button', { name: 'Open a problem report' }).click();
      await b.getByLabel('Report file').setInputFiles(report);
      const bar = b.getByRole('region', { name: 'Replay' });
      await expect(bar).toBeFocused();
      await expectAccessible(b);
      await bar.getByRole('slider', { name: 'Step' }).press('End');
      expect(await stateText(b, REPLAY)).toBe(last);
      await expect(b.getByRole('dialog', { name: 'Create a problem report' })).toBeVisible();
      await bar.getByRole('button', { name: 'Exit replay' }).click();
      await expect(b.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      expect(await readEntries(b)).toEqual([]);
      expect(before).not.toBe(last);

      // Redux DevTools reads only these two texts of the file.
      const { payload, preloadedState } = JSON.parse(await readFile(report, 'utf8')) as Record<string, string>;
      await b.evaluate(
        ([store, actions, state]) => {
          const { engines, devTools } = window as unknown as EngineWindow;
          const imported = devTools.importState(JSON.parse(actions) as never, true);
          engines[store]!.liftedStore.dispatch({ ...imported, preloadedState: JSON.parse(state) as unknown } as never);
        },
        [CONSOLE, payload!, preloadedState!] as const,
      );
      expect(JSON.parse(await stateText(b, CONSOLE))).toEqual(JSON.parse(last));
      await fresh.close();
    },
  );
}

test('Time travel to an earlier state does not remove a stored refund', async ({ page }) => {
  await openWithEngine(page, '/transactions');
  const before = await listEvents(page);
  await page.getByRole('link', { name: 'TR20240628-025' }).click();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByRole('button', { name: /^Refund \$/ }).click();
  const storedText = async () => JSON.stringify(await readEntries(page));
  await expect.poll(storedText).toContain('TR20240628-025');
  const text = await storedText();
  await jump(page, before);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await storedText()).toBe(text);
});
