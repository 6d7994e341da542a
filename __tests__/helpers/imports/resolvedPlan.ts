import { cellsOf } from '@/lib/cells/cells';
import { profileFile } from '@/domain/imports/profiles/fileProfile';
import type { Plan } from '@/domain/imports/plan';
import { findCurrency } from '@/domain/money/currency';
import { resolvePlan } from '@/domain/imports/profiles/resolvePlan';

/** The facts about a file before its rows are read. */
export const plan: Plan = {
  format: 'a table of no known format',
  columns: { id: 0, merchant: 1, amount: 2, date: 3 },
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  statuses: {},
  kinds: {},
  feeSign: 1,
};
const decimalsOf = (currency: string) => {
  expect(currency).toMatch(/^[A-Z]{3}$/);
  return findCurrency(currency).decimals;
};

/** The plan and the questions after these rows were read. */
export function resolvedPlan(open: Partial<Plan>, rows: string[][]) {
  const profile = profileFile({ ...plan, ...open });
  for (const row of rows) profile.see(cellsOf(row));
  return resolvePlan({ ...plan, ...open }, profile, decimalsOf);
}

export const withAmounts = (amounts: string[], open: Partial<Plan> = {}) =>
  resolvedPlan(
    { dateOrder: 'year first', ...open },
    amounts.map((amount) => ['1', 'A', amount, '2024-06-30']),
  );
