import type { Page } from '@playwright/test';
import { takeLongestTask } from './inPage';
import type { Figure } from './report';

const LONG = { timeout: 60_000 };

/** The views that close a month: how long each takes until it stands, and the longest task of the page meanwhile. */
export async function measureMonth(page: Page): Promise<Figure[]> {
  const figures: Figure[] = [];
  const measure = async (label: string, act: () => Promise<unknown>, stands: () => Promise<unknown>) => {
    await takeLongestTask(page);
    const start = Date.now();
    await act();
    await stands();
    const value = Date.now() - start;
    // A long task is told after it has ended.
    await page.waitForTimeout(300);
    const longest = await takeLongestTask(page);
    figures.push({ label, value }, { label: '  its longest task', value: longest, goal: 50 });
  };
  const heading = (name: RegExp) => page.getByRole('heading', { name }).waitFor(LONG);
  const table = (name: string) => page.getByRole('table', { name }).waitFor(LONG);
  const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true }).first();
  const tab = (name: string) => () => page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await page.goto('/merchants');
  await table('Merchants');
  await page.waitForTimeout(1000);
  await measure('Statements', tab('Statements'), () => page.getByText(/available · pending/).waitFor(LONG));
  const days = page.getByRole('combobox', { name: 'Days' });
  await measure(
    '  of another month',
    () => days.selectOption({ index: 3 }),
    () => page.getByText(/available · pending/).waitFor(LONG),
  );
  await measure(
    "A merchant's statement",
    () => link(/^Merchant number/).click(),
    () => heading(/^Merchant number/),
  );
  await page.getByRole('link', { name: 'All statements' }).click();
  await measure(
    "The processor's statement of a month",
    () => link('Processor').click(),
    () => heading(/^Processor/),
  );
  await page.getByRole('link', { name: 'All statements' }).click();
  const issuing = page.getByRole('button', { name: 'Issue all' });
  await measure(
    'Issuing all statements of a month',
    () => issuing.click(),
    () => page.getByText(/^\d+ statements of/).waitFor(LONG),
  );
  await page.goto('/transactions');
  await table('Recent Transactions').catch(() => undefined);
  await page.waitForTimeout(1000);
  await measure('Fee check', tab('Fee check'), () => heading(/fees as agreed$/));
  await measure('Changes', tab('Changes'), () => table('Changes'));
  await measure('Reconciliation', tab('Reconciliation'), () =>
    page
      .getByRole('button', { name: /Bring in a report/ })
      .first()
      .waitFor(LONG),
  );
  return figures;
}
