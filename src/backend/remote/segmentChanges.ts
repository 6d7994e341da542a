import type { TeamChange } from '@/protocol/entries';
import { readSegment } from '@/protocol/segments';

/** The changes of the text of a segment. Throws if it is none. */
export function changesOfSegment(text: string): TeamChange[] {
  return readSegment(text, ({ seq, kind, id, value, by, at, further }) => {
    const change = { seq, kind, id, value, by, at };
    return further ? { ...change, ...further } : change;
  });
}

/** The last change of each entry, from lists that follow each other in the log. In the order of the log. */
export function lastOfEach(lists: readonly (readonly TeamChange[])[]): TeamChange[] {
  const [first = [], ...others] = lists.filter(({ length }) => length > 0);
  if (others.length === 0) return [...first];
  const all = [first, ...others].flat();
  if (areOnce(all)) return all;
  const last = new Map<string, Map<string, TeamChange>>();
  for (const change of all) {
    const ofKind = last.get(change.kind) ?? new Map<string, TeamChange>();
    last.set(change.kind, ofKind.set(change.id, change));
  }
  return all.filter((change) => last.get(change.kind)?.get(change.id) === change);
}

/** Whether no two changes are about the same entry, as in most logs: a log may have a million changes. */
function areOnce(changes: readonly TeamChange[]): boolean {
  const ids = new Map<string, Set<string>>();
  let ofKind = new Set<string>();
  let kind: string | undefined;
  for (const change of changes) {
    if (change.kind !== kind) {
      ({ kind } = change);
      ofKind = ids.get(kind) ?? new Set();
      ids.set(kind, ofKind);
    }
    const { size } = ofKind;
    if (ofKind.add(change.id).size === size) return false;
  }
  return true;
}
