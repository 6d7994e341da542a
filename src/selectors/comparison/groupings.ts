import type { TransactionTable } from '@/data/tables/transactionTable';
import { alignDays, type ComparedSpans } from '@/domain/comparison/comparedSpans';
import type { Dimension } from '@/domain/comparison/choices';
import { textAt } from '@/lib/columns/stringColumn';

export type ComparedSide = keyof ComparedSpans;

/** A function that returns the number of a payment's group. Numbers start at 0. */
type GroupNumber = (index: number) => number;

/** What a grouping needs to know about the payments. `statuses` are indices into the status names. */
export type GroupedPayments = { table: TransactionTable; statuses: ArrayLike<number> };

const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** Whether the payments have what the dimension groups by. */
export function hasDimension(table: TransactionTable, by: Dimension): boolean {
  if (by === 'partner') return table.partners !== undefined;
  return by !== 'cardBrand' || table.furtherTexts?.includes('cardBrand') === true;
}

/** Numbers the groups of both sides. A day has the number of the day that it is compared with. */
export function groupNumbers(
  { table, statuses }: GroupedPayments,
  by: Dimension,
  spans: ComparedSpans,
): Record<ComparedSide, GroupNumber> {
  const both = (number: GroupNumber) => ({ current: number, base: number });
  switch (by) {
    case 'merchant':
      return both(numberIn(table.searched.merchantIds.indices));
    case 'integration':
      return both(numberIn(table.searched.integrationIds.indices));
    case 'partner':
      return both(numberIn(table.partners?.indices ?? []));
    case 'status':
      return both(numberIn(statuses));
    case 'cardBrand': {
      const brands = brandsOf(table);
      return both(brands ? numberTexts((index) => textAt(brands, index)) : numberIn([]));
    }
    case 'day': {
      const days = alignDays(spans);
      const dayOf = (index: number) => table.dateAt(index).slice(0, DAY_LENGTH);
      return {
        current: (index) => days.current.get(dayOf(index)) ?? 0,
        base: (index) => days.base.get(dayOf(index)) ?? 0,
      };
    }
    default:
      return by satisfies never;
  }
}

// A column is empty if all of its numbers are 0.
const numberIn =
  (indices: ArrayLike<number>): GroupNumber =>
  (index) =>
    indices[index] ?? 0;

/** The card brands in lower case, if any payment has one. Files have them as texts, so that there is no dictionary. */
const brandsOf = ({ furtherTexts, searched }: TransactionTable) =>
  furtherTexts && searched.furtherTexts?.[furtherTexts.indexOf('cardBrand')];

function numberTexts(textOf: (index: number) => string): GroupNumber {
  const numbers = new Map<string, number>();
  return (index) => {
    const text = textOf(index);
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, numbers.size);
    return numbers.size - 1;
  };
}
