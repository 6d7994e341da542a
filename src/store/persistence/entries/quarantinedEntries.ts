import { checksum } from '@/lib/checksum';
import { damageFound } from '@/slices/persistenceSlice';
import { isRecord } from '@/lib/objects';
import type { AppDispatch } from '@/store/store';
import { isOfNewerVersion, unknownFields, type Entry, type EntryEdit, type PendingEdit } from './entries';
import type { Collection } from './collections';
import type { Batch, Stored } from './database/writeBatches';
import { textOfValue } from './database/jsonValue';

/** The collection of corrupt and rejected entries. Earlier versions ignore it, because they ignore unknown collections. */
export const QUARANTINE = 'quarantine';

type Position = { journal: string; id: string };

/**
 * `value` is the original value, because JSON cannot represent every value. `fields` are the other fields of the entry.
 * `text` is what the operator downloads.
 */
type Quarantined = { slice: string; text: string; value?: unknown; fields?: object };

/**
 * `over` is the sequence of the entry that leaves its collection. A move without `to` deletes; one without `from` adds
 * a text.
 */
type Move = {
  from?: (Position & { over?: unknown }) | undefined;
  to?: EntryEdit & { value: Quarantined };
  /** The operator deletes the entry, so that it is deleted even if a later version wrote it. */
  isChosen?: boolean;
};

/**
 * The quarantine of a workspace. An entry enters it in the transaction that deletes it from its collection, so that it
 * is always in exactly one of them. `leaveOut` removes an entry from the cache and returns it as it was stored.
 */
export function createQuarantinedEntries(
  dispatch: AppDispatch,
  leaveOut: (journal: string, id: string) => Entry | undefined,
  journalOf: (name: string) => Collection | undefined,
) {
  /** What the operator was informed of, by its id in the quarantine. Each is reported only once. */
  const known = new Map<string, Quarantined>();
  let moves = new Map<string, Move>();

  function add(slice: string, entryId: string, content: Omit<Quarantined, 'slice'>, from?: Move['from']) {
    const id = `${slice}/${entryId}/${checksum(content.text)}`;
    const value = { slice, ...content };
    moves.set(id, { from, to: { id, value } });
    return [id, value] as const;
  }

  function show(found: readonly (readonly [string, Quarantined])[]): void {
    const texts = new Map<string, string[]>();
    for (const [id, quarantined] of found) {
      if (known.has(id)) continue;
      known.set(id, quarantined);
      texts.set(quarantined.slice, [...(texts.get(quarantined.slice) ?? []), quarantined.text]);
    }
    for (const [slice, lines] of texts) dispatch(damageFound({ slice, text: lines.join('\n') }));
  }

  return {
    /** Moves rejected values of a collection into quarantine. */
    put(journal: string, values: ReadonlyMap<string, unknown>) {
      const found = [...values].map(([id, value]) => {
        const entry = leaveOut(journal, id);
        const content = { text: textOfValue(id, value), value, fields: { stamp: entry?.stamp, origin: entry?.origin } };
        return add(journal, id, content, { journal, id, over: entry?.stamp });
      });
      show(found);
    },
    /** Moves damaged entries into quarantine, each with all of its fields. */
    putDamaged(damaged: readonly Stored[]) {
      const found = damaged.map((stored) => {
        const { journal, id, stamp, value, origin } = stored;
        const fields = { stamp, origin, ...unknownFields(stored) };
        const over = Number.isFinite(stamp) ? stamp : undefined;
        return add(journal, id, { text: textOfValue(id, value), value, fields }, { journal, id, over });
      });
      show(found);
    },
    /** Adds an edit that was never an entry. */
    putPending: ({ journal, id, value }: PendingEdit) =>
      show([add(journal, id, { text: textOfValue(id, value), value })]),
    /** Adds a text that the browser's storage has no room for, and of which the operator was informed. */
    putText: (slice: string, text: string) => {
      known.set(...add(slice, '', { text }));
    },
    /** Reports what the database has in quarantine. Returns the other entries. */
    read<Stored extends EntryEdit & { journal: string }>(stored: readonly Stored[]): Stored[] {
      const own = stored.filter(({ journal }) => journal === QUARANTINE);
      show(own.flatMap(({ id, value }) => (isQuarantined(value) ? [[id, value] as const] : [])));
      return own.length === 0 ? [...stored] : stored.filter(({ journal }) => journal !== QUARANTINE);
    },
    /** Writes reported entries again if the database lacks them. */
    restore(isStored: (journal: string, id: string) => boolean) {
      for (const [id, value] of known) if (!isStored(QUARANTINE, id)) moves.set(id, { to: { id, value } });
    },
    /** Deletes entries without quarantine: after a reset. */
    discard: (stored: readonly Stored[]) => {
      for (const { journal, id, stamp: over } of stored)
        moves.set(`${journal}/${id}`, { from: { journal, id, over }, isChosen: true });
    },
    /** The pending writes. Call `done` after they were written. An entry that `isBack` keeps its position. */
    moves: (isBack: (position: Position) => boolean): { batches: Batch[]; done: () => void } => {
      const sent = moves;
      return {
        batches: [...sent.values()].flatMap(({ from, to, isChosen }) => [
          ...(to ? [{ journal: QUARANTINE, edits: [to] }] : []),
          ...(from && !isBack(from)
            ? [
                {
                  journal: from.journal,
                  edits: [{ id: from.id, value: undefined, over: from.over }],
                  ...(!isChosen && { isNewer: (entry: unknown) => isOfNewerVersion(entry, journalOf(from.journal)) }),
                },
              ]
            : []),
        ]),
        done: () => {
          moves = new Map([...moves].filter(([id, move]) => sent.get(id) !== move));
        },
      };
    },
    /** Deletes everything after the operator has dismissed it, including pending writes. */
    dismiss() {
      moves = new Map([...moves].flatMap(([id, { to: _to, ...move }]) => (move.from ? [[id, move]] : [])));
      for (const id of known.keys())
        moves.set(`${QUARANTINE}/${id}`, { from: { journal: QUARANTINE, id }, isChosen: true });
      known.clear();
    },
  };
}

export type QuarantinedEntries = ReturnType<typeof createQuarantinedEntries>;

function isQuarantined(value: unknown): value is Quarantined {
  return isRecord(value) && typeof value.slice === 'string' && typeof value.text === 'string';
}
