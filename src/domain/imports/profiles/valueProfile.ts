import type { Cells } from '@/lib/cells/cells';
import { withoutGuard } from '@/domain/imports/guards';
import { memoizeByCell } from '@/lib/cells/memoize';

/**
 * A column with more different words than this has no statuses or currencies, so further words are not distinguished.
 */
const MOST = 50;

/** Counts the words of a column, one cell at a time. Empty cells are counted separately. */
export function profileValues() {
  const tallies = new Map<string, { spelled: string; count: number }>();
  const [empty, others] = [{ count: 0 }, { count: 0 }];
  const tallyOf = (text: string): { count: number } => {
    const term = valueKey(text);
    if (term === '') return empty;
    const known = tallies.get(term);
    if (known) return known;
    if (tallies.size === MOST) return others;
    const tally = { spelled: withoutGuard(text).trim(), count: 0 };
    tallies.set(term, tally);
    return tally;
  };
  const tallyAt = memoizeByCell(tallyOf);
  return {
    see: (cells: Cells, column: number | undefined): void => {
      tallyAt(cells, column).count += 1;
    },
    has: (term: string): boolean => tallies.has(term),
    counts: (): ReadonlyMap<string, number> => new Map([...tallies].map(([term, { count }]) => [term, count])),
    /** The words by key, with their first spelling. */
    words: tallies as ReadonlyMap<string, { readonly spelled: string; readonly count: number }>,
    empty: () => empty.count,
    /** Rows with words beyond the first 50 different ones. */
    others: () => others.count,
  };
}

/**
 * The key of a word in the tables of a plan: in lower case, without surrounding blanks and without the apostrophe of an
 * export.
 */
export function valueKey(text: string): string {
  return withoutGuard(text).trim().toLowerCase();
}
