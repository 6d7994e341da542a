import type { TeamChange } from '@/protocol/entries';
import { readSegment } from '@/protocol/segments';

/**
 * Changes that follow each other in a log, no two of them about one entry. `repeated` has those that may be about an entry of
 * which the log has earlier changes.
 */
export type ChangeList = { changes: readonly TeamChange[]; repeated: readonly TeamChange[] };

/** The changes of the text of a segment. Throws if it is none. */
export function changesOfSegment(text: string): ChangeList {
  const { changes, repeated } = readSegment(text, ({ seq, kind, id, value, by, at, further }): TeamChange => {
    const change = { seq, kind, id, value, by, at };
    return further ? { ...change, ...further } : change;
  });
  return { changes, repeated: repeated.flatMap((index) => changes[index] ?? []) };
}

/** Changes of which any may repeat an entry. */
export const anyRepeated = (changes: readonly TeamChange[]): ChangeList => ({ changes, repeated: changes });

/**
 * The last change of each entry, from lists that follow each other in the log. In the order of the log, which may have a million
 * changes: only those that may repeat an entry are compared.
 */
export function lastOfEach([first, ...others]: readonly ChangeList[]): TeamChange[] {
  const later = new Map<string, Set<string>>();
  const isLast = ({ kind, id }: TeamChange) => later.get(kind)?.has(id) !== true;
  // A list without such an entry, as nearly all of a long log, is not copied.
  const lastOf = ({ changes }: ChangeList) => (changes.every(isLast) ? changes : changes.filter(isLast));
  const kept = others.toReversed().map((list) => {
    const last = lastOf(list);
    for (const { kind, id } of list.repeated) later.set(kind, (later.get(kind) ?? new Set()).add(id));
    return last;
  });
  const all: TeamChange[] = [];
  return all.concat(first ? lastOf(first) : [], ...kept.toReversed());
}
