import type { Change, LogReading, Proposal, RefundChanges } from '@/backend/entryLog';
import type { RefundColumns } from '@/domain/payments/refunds/refundColumns';
import type { PaymentRecord } from '@/domain/payments/refunds/refundRules';
import { groupBy } from '@/lib/byKey';
import type { RootState } from '@/store/rootReducer';
import {
  createCachedCollection,
  currentOf,
  noteEdits,
  proposalsOf,
  restoreEntries,
  type CachedCollection,
} from './cachedCollection';
import * as editRecords from './editRecords';
import { COLLECTIONS, type Values } from '@/store/persistence/entries/collections';
import type { Conflict } from '@/store/persistence/entries/conflicts/decision';
import { authorOf, type Entry, type EntryEdit, type PendingEdit } from '@/store/persistence/entries/entries';

type Position = { kind: string; id: string };

/** The edits that were sent to the log, by collection and id. */
export type SentEdits = ReadonlyMap<CachedCollection, ReadonlyMap<string, EntryEdit>>;

/** All stored records of payments, of which many refunds may be columns. */
export type StoredRecords = { firstRecords: readonly PaymentRecord[]; firstRefunds?: readonly RefundColumns[] };

/** The entries that this tab knows: the stored ones, overlaid by unwritten edits. */
export function createEntryCache(hiddenNumbersOf: (kind: string) => readonly string[]) {
  /** What the log keeps although it does not count: withdrawn and hidden entries. */
  const uncounted = new Map<string, Position>();
  /** The edits that are stored outside the log, because they wait. */
  const left = new WeakSet<EntryEdit>();
  const all = new Map(COLLECTIONS.map((collection) => [collection.name as string, createCachedCollection(collection)]));
  /** The rows with unwritten records of edits, before the stored entries were cleared. */
  let editedBefore: editRecords.EditedRow[] | undefined;

  /** Notes changes of the log. Returns the collections that have them. */
  function put(entries: readonly Entry[], removed: readonly Position[]): ReadonlySet<CachedCollection> {
    const touched = new Set<CachedCollection>();
    for (const { kind, id } of removed) {
      uncounted.set(`${kind}/${id}`, { kind, id });
      const cached = all.get(kind);
      if (cached?.stored.delete(id)) touched.add(cached);
    }
    if (uncounted.size > 0) for (const { kind, id } of entries) uncounted.delete(`${kind}/${id}`);
    for (const [kind, ofKind] of groupBy(entries, (entry) => entry.kind)) {
      const cached = all.get(kind);
      cached?.stored.put(ofKind);
      if (cached) touched.add(cached);
    }
    return touched;
  }

  return {
    collectionOf: (kind: string) => all.get(kind)?.collection,
    /** Whether the state may have edits that were not noted yet. */
    hasChanged: (state: RootState) =>
      [...all.values()].some(({ collection, part }) => collection.partOf(state) !== part),
    noteEdits(state: RootState, isReset?: boolean) {
      for (const cached of all.values()) noteEdits(cached, state, isReset);
    },
    isHeldBack: () => [...all.values()].some((cached) => cached.isHeldBack),
    /** What the unwritten edits change in the log. */
    proposals: (): Proposal[] => [...all.values()].flatMap(proposalsOf),
    /** The unwritten edits, which `settle` marks as stored once the log has them. */
    sent: (): SentEdits => new Map([...all.values()].map((cached) => [cached, new Map(cached.edits)])),
    settle(sent: SentEdits, written: readonly Change[]) {
      const values = new Map(written.map(({ kind, id, value }) => [`${kind}/${id}`, value]));
      for (const [{ collection, base, edits }, before] of sent) {
        for (const [id, edit] of before) {
          const later = edits.get(id);
          if (later === edit) edits.delete(id);
          else if (later) {
            const stored = edit.value === undefined ? undefined : values.get(`${collection.name}/${id}`);
            edits.set(id, { ...later, base: stored ?? base.get(id), isWhole: false });
          }
        }
      }
    },
    /** Applies the unwritten edits to the stored entries. */
    rebase(): Conflict[] {
      const edited = editRecords.editedRows(all);
      const conflicts = editRecords.rebaseTouched(all.values(), hiddenNumbersOf);
      if (conflicts.length > 0) editRecords.rebaseRecords(all, edited);
      return conflicts;
    },
    /** Applies what this page has written, and then the unwritten edits to it. */
    store: (entries: readonly Entry[], removed: readonly Position[]): Conflict[] =>
      editRecords.rebaseTouched(put(entries, removed), hiddenNumbersOf),
    /** The same with what others have written, which the records of unwritten edits follow. */
    storeRead(entries: readonly Entry[], removed: readonly Position[], refunds: readonly RefundChanges[]) {
      const edited = editedBefore ?? editRecords.editedRows(all);
      editedBefore = undefined;
      const touched = put(entries, removed);
      // The entries above are not searched among the ids of these, which are indexed later.
      all.get('payments')?.stored.putColumns(refunds);
      return editRecords.rebaseRead(all, touched, { edited, hiddenNumbersOf });
    },
    /**
     * Turns known entries that the database lacks into edits, so that they are written again. Returns whether there
     * are any.
     */
    restore: (isStored: (kind: string, id: string) => boolean): boolean =>
      [...all].filter(([kind, cached]) => restoreEntries(cached, (id) => isStored(kind, id))).length > 0,
    /** What a restored log lacks: the known entries, and what the log knows itself. */
    lacked: ({ changes, lacked }: LogReading): Change[] => {
      if (!lacked) return [];
      const paths = new Set(changes.map(({ kind, id }) => `${kind}/${id}`));
      const known = [...all].flatMap(([kind, cached]) =>
        Array.from(cached.stored.values(), (entry) => {
          const { seq, id, value } = entry;
          const author = authorOf(entry);
          return { seq, id, value, kind, ...(author && { at: author.at }) };
        }),
      );
      return [...known.filter(({ kind, id }) => !paths.has(`${kind}/${id}`)), ...lacked];
    },
    /** The stored value of an entry. */
    storedValue: (kind: string, id: string): unknown => all.get(kind)?.stored.get(id)?.value,
    /** Withdrawn and hidden entries, which a reset erases too. */
    uncounted: () => [...uncounted.values()],
    isUncounted: ({ kind, id }: { kind: string; id: string }) => uncounted.has(`${kind}/${id}`),
    /** Clears the stored entries before they are read again. */
    forgetStored() {
      editedBefore = editRecords.editedRows(all);
      uncounted.clear();
      for (const cached of all.values()) cached.stored.clear();
    },
    /** Adds edits that were stored elsewhere, unless they are known. Returns those for which another value was written since. */
    addPending: (pending: readonly PendingEdit[]) => editRecords.addPendingEdits(all, pending),
    /** The unwritten edits, with the values that they are based on. Each is returned once. */
    unwritten: (): PendingEdit[] =>
      [...all.values()].flatMap((cached) =>
        [...cached.edits.values()].flatMap((edit) => {
          if (left.has(edit)) return [];
          left.add(edit);
          const { id, value, base } = edit;
          return [{ journal: cached.collection.name, id, value, base, over: cached.stored.get(id)?.seq }];
        }),
      ),
    /** Removes an entry from the cache without deleting it from the database. Returns the stored entry. */
    leaveOut: (kind: string, id: string) => {
      const cached = all.get(kind);
      const entry = cached?.stored.get(id);
      cached?.stored.delete(id);
      cached?.edits.delete(id);
      editRecords.dropEditRecords(all, kind, id);
      return entry;
    },
    /** Discards an edit, so that the stored entry counts. Returns the edit. */
    dropEdit: (kind: string, id: string) => {
      const edits = all.get(kind)?.edits;
      const edit = edits?.get(id);
      edits?.delete(id);
      editRecords.dropEditRecords(all, kind, id);
      return edit;
    },
    /** Whether the entry is stored and this tab has not edited it since. */
    isStored: (kind: string, id: string) => {
      const cached = all.get(kind);
      return cached?.stored.has(id) === true && !cached.edits.has(id);
    },
    isThere: ({ kind, id }: { kind: string; id: string }) => {
      const cached = all.get(kind);
      return cached !== undefined && currentOf(cached, id)?.value !== undefined;
    },
    /** The stored records of payments, and refunds as columns. Undefined if there are edits of them. */
    storedRecords(): StoredRecords | undefined {
      const cached = all.get('payments');
      if (cached?.edits.size !== 0) return undefined;
      const { entries, refunds } = cached.stored.parts();
      return {
        firstRecords: entries.map(({ value }) => value as PaymentRecord),
        ...(refunds.length > 0 && { firstRefunds: refunds.map(({ columns }) => columns) }),
      };
    },
    /** The values of these collections in the order in which they were written. */
    values: (kinds: ReadonlySet<string>): Record<string, Values> =>
      Object.fromEntries(
        [...all].flatMap(([kind, cached]) => {
          if (!kinds.has(kind)) return [];
          const { edits, stored } = cached;
          const all = Array.from(stored.values(), ({ id, value }) => [id, value] as const);
          if (edits.size === 0) return [[kind, Object.fromEntries(all)]];
          const values = new Map(all);
          for (const [id, { value }] of edits) {
            values.delete(id);
            if (value !== undefined) values.set(id, value);
          }
          return [[kind, Object.fromEntries(values)]];
        }),
      ),
    /** The state was just restored from the cache, so it has no edits. */
    noteRestored(state: RootState) {
      for (const cached of all.values()) cached.part = cached.collection.partOf(state);
    },
  };
}

export type KeptEntries = ReturnType<typeof createEntryCache>;
