import { readChoices } from '@/domain/comparison/choices';
import { createComparing } from '@/selectors/comparison/comparisonSelectors';
import { comparisonRows, selectGroupNames } from '@/selectors/comparison/comparisonRows';
import { openTable } from '@/data/tables/openTables';
import { setupStore } from '@/store/store';
import { tableOfRows } from '@/data/tables/transactionTable';
import type { RootState } from '@/store/rootReducer';

const PAYMENTS = 1_000_000;
const [MERCHANTS, RUNS] = [5_000, 5];
const two = (number: number) => String(number).padStart(2, '0');

/** Payments of two years, newest first, with 5,000 merchants. */
function generatePayments() {
  return Array.from({ length: PAYMENTS }, (_, index) => {
    const day = 729 - Math.floor((index * 730) / PAYMENTS);
    const date = new Date(Date.UTC(2023, 0, 1 + day)).toISOString().slice(0, 10);
    return {
      id: `P${index}`,
      merchantId: `M${(index * 7_919) % MERCHANTS}`,
      integrationId: `I${two(index % 2_000)}`,
      amount: 100 + ((index * 6_151) % 90_000),
      date: `${date} ${two(23 - (index % 24))}:00:00`,
      status: 'Completed',
    } as const;
  });
}

const sample = setupStore().getState();
const table = { ...tableOfRows(generatePayments(), []), isNewestFirst: true };
openTable('bench', table);
const state = {
  ...sample,
  workspace: { ...sample.workspace, today: '2024-12-30', own: { id: 'bench', hash: 'bench' } },
} as unknown as RootState;

/** Compares both years in steps. Returns the whole time and the longest step in milliseconds. */
function compare(by: string): { whole: number; longest: number } {
  const comparing = createComparing()(state, readChoices({ period: 'year', by }));
  const steps = comparing.precompute();
  const start = performance.now();
  let [longest, before] = [0, start];
  for (let done = false; !done;) {
    done = steps.next().done === true;
    const now = performance.now();
    longest = Math.max(longest, now - before);
    before = now;
  }
  comparisonRows(comparing(), 'gross', selectGroupNames(state));
  const end = performance.now();
  return { whole: end - start, longest: Math.max(longest, end - before) };
}

console.log(`\nCompare two years of ${PAYMENTS.toLocaleString('en-US')} payments, median of ${RUNS}`);
for (const by of ['merchant', 'integration', 'day', 'status']) {
  compare(by);
  const runs = Array.from({ length: RUNS }, () => compare(by));
  const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(RUNS / 2)]!.toFixed(0);
  console.log(
    `by ${by}`.padEnd(20),
    `${median(runs.map(({ whole }) => whole))} ms, longest step ${median(runs.map(({ longest }) => longest))} ms`,
  );
}
