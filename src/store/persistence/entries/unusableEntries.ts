import type { Quarantine } from '@/store/persistence/quarantine';
import type { Batch } from './entryDatabase';

type Place = { journal: string; id: string };

/**
 * The entries that cannot be used: what is in quarantine is taken away from where it is stored, and what could not be put
 * there stays, until the operator has dismissed it.
 */
export function createUnusableEntries(quarantine: Quarantine, leaveOut: (journal: string, id: string) => void) {
  let stuck: Place[] = [];
  let discarded: Place[] = [];

  return {
    /** Leaves entries of a journal out: their texts, by their ids, go into quarantine. */
    put(journal: string, texts: ReadonlyMap<string, string>) {
      if (texts.size === 0) return;
      const places = [...texts.keys()].map((id) => ({ journal, id }));
      for (const { id } of places) leaveOut(journal, id);
      try {
        quarantine.put(journal, [...texts.values()]);
        discarded.push(...places);
      } catch {
        stuck.push(...places);
      }
    },
    /** Takes away without quarantine: after a reset. */
    discard: (places: readonly Place[]) => void discarded.push(...places),
    /** What is to be taken away; `done` when it was. */
    removals: (isBack: (place: Place) => boolean): { batches: Batch[]; done: () => void } => {
      const gone = discarded;
      return {
        batches: gone
          .filter((place) => !isBack(place))
          .map(({ journal, id }) => ({ journal, edits: [{ id, value: undefined }] })),
        done: () => {
          discarded = discarded.filter((place) => !gone.includes(place));
        },
      };
    },
    isStuck: () => stuck.length > 0,
    /** All of it is read anew. */
    forgetStuck: () => {
      stuck = [];
    },
    dismiss() {
      discarded.push(...stuck);
      stuck = [];
    },
  };
}
