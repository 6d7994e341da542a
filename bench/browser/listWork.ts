import type { Page } from '@playwright/test';
import { heapOf, popLongestTask, timeAct } from './pageMetrics';
import { median, quantile, type Figure } from './report';

export const LIST_SHOWN = "string(//main//tbody//a[starts-with(., 'PAY-')])";
export const DASHBOARD_SHOWN = "string(//main//*[starts-with(text(), 'Data through')])";
const LIST_RESULT = "concat(//main//tbody/tr[1], //main//p[contains(., 'gross')], //main//nav//*[@aria-current])";

/** Each key narrows the previous result, so that each key has a different result to wait for. */
const SEARCHES = ['42170', '90815', '3142', '7184'].map((text) => Array.from(text));
/** With fewer rows the last keys would not narrow the result. */
const FEW_SEARCHES = Array.from({ length: 8 }, () => ['x', 'Backspace']);

/** The time from the navigation to the complete view, and the longest task on the way. */
export async function reopen(page: Page, path: string, runs: number): Promise<{ ready: number; longest: number }> {
  const times: number[] = [];
  const tasks: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await page.goto(path);
    await page.waitForFunction(() => window.readyAfter !== undefined, undefined, { timeout: 30_000 });
    times.push(await page.evaluate(() => window.readyAfter ?? 0));
    tasks.push(await popLongestTask(page));
  }
  return { ready: median(times), longest: median(tasks) };
}

/** The time from each key to its first frame and to its result, over the same searches. */
export async function typeSearches(page: Page, result: string, searches: string[][]) {
  const search = page.getByRole('searchbox');
  const keys: Awaited<ReturnType<typeof timeAct>>[] = [];
  for (const keysOfText of searches) {
    await search.fill('');
    await search.focus();
    for (const key of keysOfText) keys.push(await timeAct(page, () => page.keyboard.press(key), result));
  }
  return { painted: keys.map(({ painted }) => painted), results: keys.map((key) => key.result) };
}

/** Measures work in the list (search compared with a bare page, filter, sort, page) and the period of the dashboard. */
export async function measureWork(page: Page, bare: Page, rows: number): Promise<Figure[]> {
  await page.goto('/transactions');
  await page.waitForFunction(() => window.readyAfter !== undefined, undefined, { timeout: 30_000 });
  const opened = await heapOf(page);
  const searches = rows < 1000 ? FEW_SEARCHES : SEARCHES;
  const listTimes = await typeSearches(page, LIST_RESULT, searches);
  const plain = await typeSearches(bare, 'string(//output)', searches);
  const searched = await heapOf(page);
  await page.getByRole('searchbox').fill('');
  const time = async (act: () => Promise<unknown>, result = LIST_RESULT) => (await timeAct(page, act, result)).result;
  const status = page.getByRole('combobox', { name: 'Status' });
  const filter = await time(() => status.selectOption('Failed'));
  await status.selectOption({ index: 0 });
  const amount = page.getByRole('columnheader', { name: 'Amount' }).getByRole('button');
  const sort = await time(() => amount.click());
  await amount.click();
  await amount.click();
  const sortAgain = await time(() => amount.click());
  const turn = await time(() => page.getByRole('button', { name: 'Next' }).click());
  await page.goto('/');
  await page.getByText(/^Data through/).waitFor();
  const period = await time(() => page.getByText('Year', { exact: true }).click(), 'string(//main)');
  const many = rows > 100_000;
  const most = (times: number[]) => quantile(times, 0.95);
  const against = median(listTimes.results) / median(plain.results);
  return [
    { label: 'Key to painted letter, median', value: median(listTimes.painted), goal: 16 },
    { label: 'Key to painted letter, 95th percentile', value: most(listTimes.painted), goal: 32 },
    { label: 'Key to result, median', value: median(listTimes.results) },
    { label: 'Key to result, 95th percentile', value: most(listTimes.results), goal: 100 },
    { label: 'First letter to result', value: listTimes.results[0] ?? NaN, goal: 100 },
    { label: 'The same in a bare page, median', value: median(plain.results) },
    { label: 'Key to result against the bare page', value: against, unit: 'times', goal: many ? 1 : 1.2 },
    { label: 'Filter', value: filter, goal: 100 },
    { label: 'Sort by amount, first time', value: sort },
    { label: 'Sort by amount, second time', value: sortAgain, goal: 100 },
    { label: 'Next page', value: turn, goal: 100 },
    { label: 'Period of the dashboard', value: period, goal: 100 },
    { label: 'Heap of the page after opening', value: opened, unit: 'MB', goal: 300, holds: true },
    { label: 'Heap of the page after searching', value: searched, unit: 'MB', goal: 600, holds: true },
  ];
}
