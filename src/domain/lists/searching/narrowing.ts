import type { Resumable } from '@/domain/resumable';
import { findAmong, findInSteps, normalizeQuery } from './matching';

/** What a query found, and what else that was found by: its texts and filters, each the same object as long as it is the same. */
type Found = { by: readonly unknown[]; wanted: string; rows: Uint32Array };

/** As many as one goes back and forth between while typing. */
const MOST = 3;

/** Where at most one of so many rows was found, it is quicker to look at each of those than to walk over all. */
const FEW_OF = 16;

/**
 * Finds as `findInSteps` does, again and again: where a shorter query found few rows, a longer one looks at these alone. `by`
 * are the objects that the texts and filters are made of: what was found by others is not looked at.
 */
export function createNarrowing() {
  const before: Found[] = [];
  return function* find(by: readonly unknown[], ...asked: Parameters<typeof findInSteps>): Resumable<Uint32Array> {
    const [texts, query, , { occursElsewhere } = {}] = asked;
    const wanted = normalizeQuery(query);
    const shorter = before
      .filter((found) => wanted.includes(found.wanted) && by.every((part, at) => part === found.by[at]))
      .sort((a, b) => a.rows.length - b.rows.length)[0];
    const isFew = shorter !== undefined && shorter.rows.length * FEW_OF < texts.length;
    const rows = isFew ? yield* findAmong(texts, query, shorter.rows, occursElsewhere) : yield* findInSteps(...asked);
    before.push({ by, wanted, rows });
    if (before.length > MOST) before.shift();
    return rows;
  };
}
