import type { Page } from '@playwright/test';
import { popLongestTask, timeAct } from './pageMetrics';
import type { Figure } from './report';

const LONG = { timeout: 60_000 };

/** The views that close a month: the time until each is complete, and the longest task of the page meanwhile. */
export async function measureMonth(page: Page): Promise<Figure[]> {
  const figures: Figure[] = [];
  const notify = async (label: string, take: () => Promise<number>) => {
    await popLongestTask(page);
    const value = await take();
    // The browser reports a long task after it has ended.
    await page.waitForTimeout(300);
    const longest = await popLongestTask(page);
    figures.push({ label, value }, { label: '  its longest task', value: longest, goal: 50 });
  };
  /** Waits until the result of an XPath changes, which completes the view. The page itself measures, because a query takes half a second. */
  const measure = (label: string, act: () => Promise<unknown>, shown: string) =>
    notify(label, async () => (await timeAct(page, act, `string(${shown})`)).result);
  const table = (name: string) => page.getByRole('table', { name }).waitFor(LONG);
  const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true }).first();
  const tab = (name: string) => () => page.getByRole('main').getByRole('link', { name, exact: true }).click();
  const [sum, title] = ["//p[contains(., ' pending')]", '//main//h2[1]'];
  await answerOpening(page);
  await page.goto('/merchants');
  await table('Merchants');
  await page.waitForTimeout(1000);
  await measure('Statements', tab('Statements'), sum);
  const days = page.getByRole('combobox', { name: 'Days' });
  const closing = "//main//table[caption='Statements']//tbody/tr[1]";
  await measure('  of another month', () => days.selectOption({ index: 3 }), closing);
  await measure("A merchant's statement", () => link(/^Merchant number/).click(), title);
  await page.getByRole('link', { name: 'All statements' }).click();
  await measure("The processor's statement of a month", () => link('Processor').click(), title);
  await page.getByRole('link', { name: 'All statements' }).click();
  await notify('The file of all statements of a month', async () => {
    const start = Date.now();
    await Promise.all([
      page.waitForEvent('download', LONG),
      page.getByRole('button', { name: 'Download all statements' }).click(),
    ]);
    return Date.now() - start;
  });
  const issuing = page.getByRole('button', { name: 'Issue all statements' });
  const reported = "//*[contains(text(), 'are issued')]";
  await measure('Issuing all statements of a month', () => issuing.click(), reported);
  await page.goto('/transactions');
  await table('Transactions');
  await page.waitForTimeout(1000);
  await measure('Fee check', tab('Fees'), "//h2[contains(., 'fees correct') or contains(., 'agreed rates')]");
  await measure('Changes', tab('Changes'), "//table[caption='Changes']");
  await measure('Reconciliation', tab('Reconciliation'), "//button[contains(., 'Import report')]");
  return figures;
}

/** A new workspace asks what was paid out before, and shows nothing as available until then. */
async function answerOpening(page: Page): Promise<void> {
  await page.goto('/merchants?view=statements');
  const answer = page.getByRole('button', { name: 'Enter opening balances' });
  await answer.waitFor(LONG);
  await answer.click();
  await page.getByRole('radio', { name: /^Nothing/ }).check();
  await page.getByRole('button', { name: 'Save opening balances' }).click();
  await answer.waitFor({ ...LONG, state: 'hidden' });
}

/** Imports a processor's report with all payments: the first import is stopped, the second completes the comparison. */
export async function measureReport(page: Page, path: string): Promise<Figure[]> {
  await page.getByRole('button', { name: 'Import report' }).click();
  const file = page.getByLabel('Report file');
  await file.setInputFiles(path);
  await page.getByRole('progressbar').waitFor(LONG);
  const stop = page.getByRole('button', { name: 'Stop comparison' });
  const { result: stopping } = await timeAct(page, () => stop.click(), "string(//label[.='Report file'])");
  await popLongestTask(page);
  let start = Date.now();
  await file.setInputFiles(path);
  const compared = page.getByRole('heading', { name: /matched$/ });
  const zone = page.getByRole('combobox', { name: 'Time zone of the file' });
  await compared.or(zone).waitFor(LONG);
  let comparing = Date.now() - start;
  if (await zone.isVisible()) {
    await zone.selectOption('Europe/Berlin');
    start = Date.now();
    await page.getByRole('button', { name: 'Compare report' }).click();
    await compared.waitFor(LONG);
    comparing += Date.now() - start;
  }
  return [
    { label: 'Stop until the dialog of a report is idle', value: stopping, goal: 200, holds: true },
    { label: 'A report of as many payments until it is compared', value: comparing, goal: 10_000, holds: true },
    { label: '  its longest task', value: await popLongestTask(page), goal: 50 },
  ];
}
