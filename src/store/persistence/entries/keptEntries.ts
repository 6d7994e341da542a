import type { RootState } from '@/store/rootReducer';
import { followRenumbered, nextIdIn } from './addedRows';
import {
  addLateEdit,
  createCachedJournal,
  currentOf,
  noteEdits,
  rebase,
  releaseNames,
  restoreEntries,
} from './cachedJournal';
import { decisionOf, type Conflict } from './conflicts';
import { readEntry, type PendingEdit } from './entries';
import type { Batch, Written } from './writeBatches';
import { JOURNALS, type Values } from './journals';

/** What this tab knows of the entries: those that are stored, and over them the edits that are not stored yet. */
export function createKeptEntries() {
  const all = new Map(JOURNALS.map((journal) => [journal.name as string, createCachedJournal(journal)]));

  return {
    journalOf: (name: string) => all.get(name)?.journal,
    /** Whether there may be edits that were not noted yet. */
    hasChanged: (state: RootState) => [...all.values()].some(({ journal, part }) => journal.partOf(state) !== part),
    noteEdits(state: RootState) {
      for (const kept of all.values()) noteEdits(kept, state);
    },
    isHeldBack: () => [...all.values()].some((kept) => kept.isHeldBack),
    /** The edits that are not stored yet. */
    batches: (state: RootState): Batch[] =>
      [...all.values()]
        .filter(({ edits }) => edits.size > 0)
        .map(({ journal, base, stored, edits }) => ({
          journal: journal.name,
          follow: (value, renumbered) => followRenumbered(journal, value, renumbered),
          decide: decisionOf(journal, base),
          edits: [...edits.values()],
          nextId: (taken) => nextIdIn(journal, state, [...stored.keys(), ...edits.keys(), ...taken]),
        })),
    /** Whether another tab told them in the shapes that are known here. */
    canStore: (entries: Written['entries']) =>
      entries.every(({ journal, entry }) => {
        const kept = all.get(journal);
        return kept !== undefined && readEntry(entry, kept.journal) !== undefined;
      }),
    /** Takes over what was written, here or by another tab. */
    store({ entries, removed }: Pick<Written, 'entries' | 'removed'>): Conflict[] {
      for (const { journal, id } of removed) all.get(journal)?.stored.delete(id);
      for (const { journal, entry } of entries) {
        const stored = all.get(journal)?.stored;
        // Behind the others: it is the last that was written.
        stored?.delete(entry.id);
        stored?.set(entry.id, entry);
      }
      const changed = [...removed, ...entries.map(({ journal, entry: { id } }) => ({ journal, id }))];
      const met = changed.flatMap(({ journal, id }) => {
        const kept = all.get(journal);
        return kept ? rebase(kept, id) : [];
      });
      const touched = new Set(changed.map(({ journal }) => journal));
      return [...met, ...[...all].flatMap(([name, kept]) => (touched.has(name) ? releaseNames(kept) : []))];
    },
    /** What was sent to be written is stored; a row that got another id has its later edits under that one. */
    settle(sent: readonly Batch[], renumbered: Written['renumbered']) {
      for (const { journal, edits } of sent) {
        const kept = all.get(journal);
        for (const edit of edits) {
          const later = kept?.edits.get(edit.id);
          if (later === edit) kept?.edits.delete(edit.id);
          else if (later)
            kept?.edits.set(edit.id, { ...later, base: edit.value ?? kept.base.get(edit.id), isWhole: false });
        }
      }
      for (const { journal, from, to } of renumbered) {
        const kept = all.get(journal);
        const edit = kept?.edits.get(from);
        if (!kept || edit?.origin === undefined || !kept.made.has(edit.origin)) continue;
        kept.edits.delete(from);
        const underNewId = (value: unknown) => value && { ...value, id: to };
        kept.edits.set(to, { ...edit, id: to, value: underNewId(edit.value), base: underNewId(edit.base) });
      }
      if (renumbered.length === 0) return;
      for (const { journal, edits } of all.values()) {
        for (const [id, edit] of edits)
          if (edit.value !== undefined)
            edits.set(id, { ...edit, value: followRenumbered(journal, edit.value, renumbered) });
      }
    },
    /** Whether there are known entries that the database lacks: they are edits from now on, and are written again. */
    restore(isStored: (journal: string, id: string) => boolean): boolean {
      const missing = [...all].filter(([name, kept]) => restoreEntries(kept, (id) => isStored(name, id)));
      return missing.length > 0;
    },
    /** Forgets what was stored: it is read anew. */
    forgetStored() {
      for (const { stored } of all.values()) stored.clear();
    },
    /** Takes an edit that was kept elsewhere, unless it is there already; false where somebody has written another value since. */
    addPending({ journal, ...edit }: PendingEdit): boolean {
      const kept = all.get(journal);
      return !kept || addLateEdit(kept, edit);
    },
    /** The edits that are not stored yet, with what they were made over. */
    unwritten: (): PendingEdit[] =>
      [...all.values()].flatMap(({ journal, stored, edits }) =>
        [...edits.values()].map(({ isWhole, ...edit }) => ({
          ...edit,
          journal: journal.name,
          over: stored.get(edit.id)?.stamp,
        })),
      ),
    /** Leaves an entry out, without deleting it where it is stored; the stamp that it has there. */
    leaveOut: (name: string, id: string) => {
      const kept = all.get(name);
      const stamp = kept?.stored.get(id)?.stamp;
      kept?.stored.delete(id);
      kept?.edits.delete(id);
      return stamp;
    },
    isThere: ({ journal, id }: { journal: string; id: string }) => {
      const kept = all.get(journal);
      return kept !== undefined && currentOf(kept, id)?.value !== undefined;
    },
    /** The values of these journals, each in the order in which they were written. */
    values: (names: ReadonlySet<string>): Record<string, Values> =>
      Object.fromEntries(
        [...all].flatMap(([name, { stored, edits }]) => {
          if (!names.has(name)) return [];
          const values = new Map([...stored].map(([id, { value }]) => [id, value]));
          for (const [id, { value }] of edits) {
            values.delete(id);
            if (value !== undefined) values.set(id, value);
          }
          return [[name, Object.fromEntries(values)]];
        }),
      ),
    /** Whether this tab made the row, or has not stored it yet. */
    isMadeHere(name: string, id: string) {
      const kept = all.get(name);
      const entry = kept && currentOf(kept, id);
      return entry?.value === undefined || (entry.origin !== undefined && kept?.made.has(entry.origin) === true);
    },
    /** What the state says from now on is what is known: it was taken over from there. */
    noteTakenOver(state: RootState) {
      for (const kept of all.values()) kept.part = kept.journal.partOf(state);
    },
  };
}

export type KeptEntries = ReturnType<typeof createKeptEntries>;
