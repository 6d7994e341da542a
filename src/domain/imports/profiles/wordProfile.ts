import type { Cells } from '@/domain/imports/cells/cells';
import { withoutGuard } from '@/domain/imports/guards';
import { rememberedCells } from '@/domain/imports/cells/rememberedCells';

/** The different words of a column with how often each stands there, in lower case, and each as it was first met. */
export type WordProfile = ReturnType<typeof profileWords>;

/** More different words than this are no statuses or currencies: the rest is not told apart. */
const MOST = 50;

/** Counts the words of a column, one cell after the other; empty ones apart. */
export function profileWords() {
  const tallies = new Map<string, { spelled: string; count: number }>();
  const [empty, others] = [
    { spelled: '', count: 0 },
    { spelled: '', count: 0 },
  ];
  const tallyOf = (text: string) => {
    const word = wordKey(text);
    if (word === '') return empty;
    const known = tallies.get(word);
    if (known) return known;
    if (tallies.size === MOST) return others;
    const tally = { spelled: withoutGuard(text).trim(), count: 0 };
    tallies.set(word, tally);
    return tally;
  };
  const tallyAt = rememberedCells(tallyOf);
  return {
    see: (cells: Cells, column: number | undefined): void => {
      tallyAt(cells, column).count += 1;
    },
    has: (word: string): boolean => tallies.has(word),
    counts: (): ReadonlyMap<string, number> => new Map([...tallies].map(([word, { count }]) => [word, count])),
    /** As it was first met. */
    spelled: (word: string): string => tallies.get(word)?.spelled ?? word,
    empty: () => empty.count,
    /** Rows with words beyond the first 50 different ones. */
    others: () => others.count,
  };
}

/** A word as the tables of a plan have it: in lower case, without blanks around it and without a guard. */
export function wordKey(text: string): string {
  return withoutGuard(text).trim().toLowerCase();
}
