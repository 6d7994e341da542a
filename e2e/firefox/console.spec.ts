import { inflateSync } from 'node:zlib';
import type { ElementHandle, Page } from 'puppeteer-core';
import { expect, test } from './firefox';

const SETTLED = 'TR20240630-030';

// Puppeteer waits for changes of the page, but Firefox may compute the accessible name of a new element later.
const withElement = (tab: Page, selector: string, act: (element: ElementHandle) => Promise<void>) =>
  expect(async () => {
    const element = await tab.$(selector);
    expect(await element?.isVisible(), `${selector} is visible`).toBe(true);
    await act(element!);
  }).toPass({ intervals: [50, 100, 250], timeout: 20_000 });

const see = (tab: Page, selector: string) => withElement(tab, selector, () => Promise.resolve());
const press = (tab: Page, selector: string) => withElement(tab, selector, (element) => element.click());
const pressButton = (tab: Page, name: string) => press(tab, `aria/${name}[role="button"]`);

const fill = (tab: Page, label: string, text: string) =>
  withElement(tab, `aria/${label}[role="textbox"]`, async (element) => {
    await element.click({ count: 3 });
    await element.type(text);
  });

// The heading of each screen, and an element that appears only with its rows or its chart.
const SCREENS = {
  '/': ['Dashboard', 'canvas'],
  '/transactions': ['Recent Transactions', `aria/${SETTLED}[role="link"]`],
  '/integrations': ['Integrations', 'tbody ::-p-text(Race Registration)'],
  '/merchants': ['Merchants', 'aria/Harbor Lights Music Festival[role="link"]'],
  '/notifications': ['Notification', 'tbody ::-p-text(Cedar Hollow Bluegrass Weekend)'],
  '/documentation': ['Hello, how can we help you?', '::-p-text(Adding your first merchant)'],
} as const;

for (const [path, [heading, content]] of Object.entries(SCREENS)) {
  test(`${path} opens with its content`, async ({ open, tab }) => {
    await open(path);
    await see(tab, `aria/${heading}[role="heading"]`);
    await see(tab, content);
  });
}

test('An unknown path shows the 404 screen, says so in the console, and leads home', async ({
  open,
  tab,
  consoleLines,
}) => {
  await open('/nowhere');
  await see(tab, 'aria/Oops! Page not found[role="heading"]');
  expect(consoleLines.splice(0)).toEqual(['info: 404: there is no screen at /nowhere']);
  await press(tab, 'aria/Return to Home[role="link"]');
  await see(tab, 'aria/Dashboard[role="heading"]');
});

test('A refund and a new merchant survive a reload', async ({ open, tab }) => {
  await open('/transactions');
  await press(tab, `aria/${SETTLED}[role="link"]`);
  await pressButton(tab, 'Refund');
  await fill(tab, 'Amount', '125');
  await pressButton(tab, 'Refund $125.00');
  await see(tab, '::-p-text(Refund recorded)');

  await open('/merchants');
  await pressButton(tab, 'Add New Merchant');
  await fill(tab, 'Merchant Name', 'Harbor Nights');
  await fill(tab, 'Street', '1 Pier Walk');
  await fill(tab, 'Zip Code', '10001');
  await pressButton(tab, 'Save');
  await see(tab, 'aria/Harbor Nights[role="link"]');

  await tab.reload();
  await see(tab, 'aria/Harbor Nights[role="link"]');
  await open('/transactions');
  await see(tab, 'tbody ::-p-text(Partly refunded $125.00)');
});

test('The console shows the dark theme after the choice and after a reload', async ({ open, tab }) => {
  const colors = () =>
    tab.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      return { backgroundColor, color };
    });
  const dark = { backgroundColor: 'rgb(11, 18, 32)', color: 'rgb(228, 235, 244)' };
  await open('/merchants');
  await see(tab, 'aria/Merchants[role="heading"]');
  expect(await colors()).not.toEqual(dark);
  await press(tab, 'fieldset ::-p-text(Dark)');
  await expect.poll(colors).toEqual(dark);
  await tab.reload();
  expect(await colors()).toEqual(dark);
});

test('The receipt prints on one page', async ({ open, tab }) => {
  await open('/transactions');
  await press(tab, `aria/${SETTLED}[role="link"]`);
  await pressButton(tab, 'View Receipt');
  await see(tab, 'aria/Receipt[role="dialog"]');
  const paper = Buffer.from(await tab.pdf({ format: 'letter' }));
  const parts = paper
    .toString('latin1')
    .split(/\bstream\r?\n/)
    .slice(1)
    .map((part) => inflateSync(Buffer.from(part, 'latin1')).toString('latin1'));
  const occurrences = (pattern: RegExp) => parts.join('\n').match(pattern)?.length ?? 0;
  expect(occurrences(/\/Type \/Page\b/g)).toBe(1);
  expect(occurrences(/\bTJ\b/gi)).toBeGreaterThan(10);
});
