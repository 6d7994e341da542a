import { withoutGuard } from '@/domain/imports/guards';

/** The different words of a column with how often each stands there, in lower case, and each as it was first met. */
export type WordProfile = ReturnType<typeof profileWords>;

/** More different words than this are no statuses or currencies: the rest is not told apart. */
const MOST = 50;

/** Counts the words of a column, one text after the other; empty ones apart. */
export function profileWords() {
  const counts = new Map<string, number>();
  const spelled = new Map<string, string>();
  let empty = 0;
  let others = 0;
  return {
    see: (text: string): void => {
      const word = wordKey(text);
      const count = counts.get(word);
      if (word === '') empty++;
      else if (count === undefined && counts.size === MOST) others++;
      else counts.set(word, (count ?? 0) + 1);
      if (count === undefined && counts.has(word)) spelled.set(word, withoutGuard(text).trim());
    },
    counts: counts as ReadonlyMap<string, number>,
    spelled: spelled as ReadonlyMap<string, string>,
    empty: () => empty,
    /** Rows with words beyond the first 50 different ones. */
    others: () => others,
  };
}

/** A word as the tables of a plan have it: in lower case, without blanks around it and without a guard. */
export function wordKey(text: string): string {
  return withoutGuard(text).trim().toLowerCase();
}
