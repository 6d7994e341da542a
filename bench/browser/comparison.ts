import type { Page } from '@playwright/test';
import { popLongestTask, timeAct } from './pageMetrics';
import type { Figure } from './report';

const LONG = { timeout: 60_000 };
const HEADER = 'string(//main//table//thead//th[1])';

/** Compares periods by several dimensions: the time until the table shows each, and the longest task of the page meanwhile. */
export async function measureComparison(page: Page): Promise<Figure[]> {
  const figures: Figure[] = [];
  const measure = async (label: string, act: () => Promise<unknown>, goal?: number) => {
    await popLongestTask(page);
    const { result } = await timeAct(page, act, HEADER);
    // The browser reports a long task after it has ended, and the chart follows the table.
    await page.waitForTimeout(1_000);
    const longest = await popLongestTask(page);
    figures.push({ label, value: result, goal }, { label: '  its longest task', value: longest, goal: 50 });
  };
  const by = (dimension: string) => () =>
    page
      .locator('select', { has: page.locator('option', { hasText: 'By merchant' }) })
      .selectOption({ label: dimension });
  await page.goto('/transactions');
  await page.getByText(/^Showing 1 to/).waitFor(LONG);
  await page.waitForTimeout(2_000);
  const tab = page.getByRole('main').getByRole('link', { name: 'Compare', exact: true });
  await measure('Comparison of two months by merchant', () => tab.click(), 500);
  await measure('  the first switch to days', by('By day'));
  await page.goto('/transactions?view=compare&period=year');
  await page.getByRole('table').waitFor(LONG);
  await page.waitForTimeout(3_000);
  await measure('Comparison of two years by day', by('By day'));
  await measure('  by status', by('By status'));
  await measure('  by merchant', by('By merchant'), 500);
  return figures;
}
