import type { TransactionTable } from '@/data/tables/transactionTable';
import type { Dimension, Measure } from '@/domain/comparison/choices';
import { alignDays } from '@/domain/comparison/comparedSpans';
import { percentChange, measuredValue, type PercentChange } from '@/domain/comparison/measures';
import type { Day } from '@/domain/calendar/dates';
import { merchantNameOf } from '@/domain/merchants/merchants';
import { ALL_STATUSES } from '@/domain/lists/lists';
import type { Query } from '@/domain/screens';
import { byId } from '@/lib/byKey';
import { termAt } from '@/lib/columns/dictionaryColumn';
import { compareCodes } from '@/lib/compareCodes';
import { createSelector } from '@/selectors/createSelector';
import { selectIntegrationRows } from '@/selectors/entitySelectors';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { selectStatusNames, selectTransactionTable } from '@/selectors/payments/tableSelectors';
import type { PaymentComparison } from './comparisonSelectors';
import type { ComparedGroup } from './comparePayments';
import * as texts from './texts';

/**
 * A group in both spans, in cents or payments. A day has the day that it is compared with; either of them may be empty,
 * because February 30 does not exist. `filter` finds its payments in the list of transactions, if a filter can.
 */
export type ComparisonRow = {
  id: string;
  name: string;
  baseDay: Day;
  current: number;
  base: number;
  difference: number;
  change: PercentChange;
  filter: Query | undefined;
};

/** The names of groups. */
export const selectGroupNames = createSelector(
  [selectTransactionTable, selectMerchantNames, selectIntegrationRows, selectStatusNames],
  (table, merchants, integrations, statuses) => ({ table, merchants, integrations: byId(integrations), statuses }),
);

type GroupNames = ReturnType<typeof selectGroupNames>;

/** The rows of a comparison: days in their order, anything else with the largest difference first. */
export function comparisonRows(comparison: PaymentComparison, measure: Measure, names: GroupNames): ComparisonRow[] {
  const { by } = comparison;
  if (by === 'day') return dayRows(comparison, measure);
  return comparison.groups
    .map((group) => ({
      id: String(group.number),
      ...describeGroup(by, comparison, group, names),
      baseDay: '',
      ...compareFigures(measuredValue(group.current, measure), measuredValue(group.base, measure)),
    }))
    .sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference) || compareCodes(a.name, b.name));
}

/** The sums of all rows. */
export function totalOfRows(rows: readonly ComparisonRow[]) {
  let [current, base] = [0, 0];
  for (const row of rows) [current, base] = [current + row.current, base + row.base];
  return compareFigures(current, base);
}

function compareFigures(current: number, base: number) {
  return { current, base, difference: current - base, change: percentChange(current, base) };
}

/** Every day of both spans has a row, with zeros if it has no payments. */
function dayRows({ spans, groups }: PaymentComparison, measure: Measure): ComparisonRow[] {
  const { current, base, size } = alignDays(spans);
  const days = Array.from({ length: size }, () => ({ name: '', baseDay: '', current: 0, base: 0 }));
  const write = (number: number, fields: Partial<(typeof days)[number]>) => Object.assign(days[number] ?? {}, fields);
  for (const [day, number] of current) write(number, { name: day });
  for (const [day, number] of base) write(number, { baseDay: day });
  for (const { number, ...sides } of groups)
    write(number, { current: measuredValue(sides.current, measure), base: measuredValue(sides.base, measure) });
  return days.flatMap(({ name, baseDay, ...figures }, number) =>
    name === '' && baseDay === ''
      ? []
      : {
          id: String(number),
          name,
          baseDay,
          ...compareFigures(figures.current, figures.base),
          filter: name === '' ? undefined : { from: name, to: name },
        },
  );
}

function describeGroup(
  by: Exclude<Dimension, 'day'>,
  { spans: { current } }: PaymentComparison,
  { number, sample }: ComparedGroup,
  { table, merchants, integrations, statuses }: GroupNames,
): Pick<ComparisonRow, 'name' | 'filter'> {
  const range = { from: current.start, to: current.end };
  switch (by) {
    case 'merchant': {
      const id = table.merchantIdAt(sample);
      return { name: merchantNameOf(merchants, id), filter: { paymentsOf: id, ...range } };
    }
    case 'integration': {
      const id = termAt(table.searched.integrationIds.terms, number);
      return named(integrations.get(id)?.integrationName ?? id, by);
    }
    case 'partner':
      return named(termAt(table.partners?.terms ?? [], number), by);
    case 'status': {
      const status = statuses[number] ?? ALL_STATUSES;
      return { name: status, filter: { ...range, status } };
    }
    case 'cardBrand':
      return named(brandAt(table, sample), by);
    default:
      return by satisfies never;
  }
}

function named(name: string, by: keyof typeof texts.missing) {
  return { name: name || texts.missing[by], filter: undefined };
}

function brandAt(table: TransactionTable, index: number): string {
  return table.rowAt(index).cardBrand ?? '';
}
