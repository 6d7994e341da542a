import type { Page } from '@playwright/test';
import { popLongestTask, timeAct } from './pageMetrics';
import type { Figure } from './report';

const LONG = 600_000;
/** A search of the generated ids that 10,000 payments contain. */
const TEN_THOUSAND = 'PAY-2025-00012';
const SELECTED = "string(//section[@aria-label='Selection']//strong)";
const PLANNED = "string(//*[@role='dialog']//h3[.='What will happen'])";

/** Waits for a text of a dialog without the queries of the driver, which would take time of the page. */
const waitForButton = (page: Page, name: string) =>
  page.waitForFunction(
    (text) => [...document.querySelectorAll('[role=dialog] button')].some((button) => button.textContent === text),
    name,
    { polling: 300, timeout: LONG },
  );

/** Measures a batch over 10,000 payments, from the selection to the undo. The dialog is open afterwards. */
export async function measureBatch(page: Page): Promise<Figure[]> {
  await page.goto('/transactions');
  await page.getByText(/^Showing 1 to/).waitFor();
  await page.getByRole('searchbox').fill(TEN_THOUSAND);
  await page
    .getByText(/ of 10,000 /)
    .first()
    .waitFor();
  await page.getByRole('checkbox', { name: /^Select \d+ transactions on this page$/ }).check();
  await page.waitForTimeout(2_000);
  const selectAll = page.getByRole('button', { name: 'Select all 10,000 matching rows' });
  const selecting = await timeAct(page, () => selectAll.click(), SELECTED);
  const refund = page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: /^Refund/ });
  await popLongestTask(page);
  const planning = await timeAct(page, () => refund.click(), PLANNED);
  await page.waitForTimeout(300);
  const planned = await popLongestTask(page);
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: /^Refund [\d,]+ payments$/ });
  const [count = ''] = /[\d,]+/.exec(await submit.innerText()) ?? [];
  await dialog.getByLabel(`Type ${count} to confirm`).fill(count);
  await page.waitForTimeout(500);
  await popLongestTask(page);
  const start = Date.now();
  await submit.click();
  await waitForButton(page, 'Undo batch');
  const running = Date.now() - start;
  await page.waitForTimeout(1_000);
  const longest = await popLongestTask(page);
  await dialog.getByRole('button', { name: 'Undo batch' }).click();
  const undone = Date.now();
  await dialog.getByRole('button', { name: 'Withdraw refunds' }).click();
  await page.waitForFunction(() => document.body.textContent.includes('refunds withdrawn.'), undefined, {
    polling: 300,
    timeout: LONG,
  });
  const undoing = Date.now() - undone;
  await page.waitForTimeout(1_000);
  return [
    { label: 'Select all that match', value: selecting.result, goal: 100 },
    { label: 'Dry run over 10,000 of them', value: planning.result, goal: 1_000 },
    { label: 'Its longest task', value: planned, goal: 50 },
    { label: `Batch of ${count} refunds`, value: running },
    { label: 'Its longest task', value: longest, goal: 50 },
    { label: 'Undo of the batch', value: undoing },
    { label: 'Its longest task', value: await popLongestTask(page), goal: 50 },
  ];
}
