import type { Change, Proposal } from '@/backend/entryLog';
import { checksum } from '@/lib/checksum';
import { damageFound, type DamagedText } from '@/slices/persistenceSlice';
import { isRecord } from '@/lib/objects';
import type { AppDispatch } from '@/store/store';
import type { Entry, PendingEdit } from '@/store/persistence/entries/entries';
import { textOfValue } from '@/store/persistence/entries/jsonValue';

/** The kind of corrupt and rejected entries. Earlier versions ignore it, because they ignore unknown kinds. */
export const QUARANTINE = 'quarantine';

type Position = { kind: string; id: string };

/**
 * `value` is the original value, because JSON cannot represent every value. `fields` are the other fields of the entry.
 * `text` is what the operator downloads, with the reason of a refusal.
 */
type Quarantined = { slice: string; text: string; value?: unknown; fields?: object; reason?: string };

/**
 * A move without `to` deletes; one without `from` adds a text. `isChosen` is set if the operator deletes the entry, so
 * that it is deleted even if a later version wrote it.
 */
type Move = { from?: Position | undefined; to?: { id: string; value: Quarantined }; isChosen?: boolean };

/**
 * The quarantine of a workspace. An entry enters it in the transaction that deletes it from its collection, so that it
 * is always in exactly one of them. `leaveOut` removes an entry from the cache and returns it as it was stored.
 * `schedule` writes what changed later.
 */
export function createQuarantinedEntries(
  dispatch: AppDispatch,
  leaveOut: (kind: string, id: string) => Entry | undefined,
  schedule: () => void,
) {
  /** What the operator was informed of, by its id in the quarantine. Each is reported only once. */
  const known = new Map<string, Quarantined>();
  let moves = new Map<string, Move>();

  function add(slice: string, entryId: string, content: Omit<Quarantined, 'slice'>, from?: Position) {
    const id = `${slice}/${entryId}/${checksum(content.text)}`;
    const value = { slice, ...content };
    moves.set(id, { from, to: { id, value } });
    return [id, value] as const;
  }

  function show(found: readonly (readonly [string, Quarantined])[]): void {
    const texts = new Map<string, DamagedText>();
    for (const [id, quarantined] of found) {
      if (known.has(id)) continue;
      known.set(id, quarantined);
      const { slice, text, reason } = quarantined;
      const group = `${slice} ${reason ?? ''}`;
      const before = texts.get(group);
      texts.set(group, { slice, text: before ? `${before.text}\n${text}` : text, ...(reason && { reason }) });
    }
    for (const damaged of texts.values()) dispatch(damageFound(damaged));
  }

  function read(changes: readonly Change[]): readonly Change[] {
    const own = changes.filter(({ kind }) => kind === QUARANTINE);
    show(own.flatMap(({ id, value }) => (isQuarantined(value) ? [[id, value] as const] : [])));
    return own.length === 0 ? changes : changes.filter(({ kind }) => kind !== QUARANTINE);
  }

  function restore(isStored: (kind: string, id: string) => boolean): void {
    for (const [id, value] of known) if (!isStored(QUARANTINE, id)) moves.set(id, { to: { id, value } });
  }

  return {
    /** Moves rejected values of a collection into quarantine, with the reason if a colleague was faster. */
    put(kind: string, values: ReadonlyMap<string, unknown>, reason?: string) {
      const found = [...values].map(([id, value]) => {
        const fields = { stamp: leaveOut(kind, id)?.seq };
        return add(kind, id, { text: textOfValue(id, value), value, fields, ...(reason && { reason }) }, { kind, id });
      });
      show(found);
    },
    /** Adds the reasons, by the ids of rejected values, to what is in quarantine, for the next page. */
    explain(kind: string, reasons: ReadonlyMap<string, string>) {
      for (const [id, quarantined] of known) {
        const reason = quarantined.slice === kind ? reasons.get(idOf(quarantined.value)) : undefined;
        if (reason === undefined) continue;
        const value = { ...quarantined, reason };
        known.set(id, value);
        moves.set(id, { ...moves.get(id), to: { id, value } });
        schedule();
      }
    },
    /** Moves damaged entries into quarantine, each with all of its fields. */
    putDamaged(damaged: readonly Change[]) {
      const found = damaged.map(({ kind, id, seq, value, ...others }) =>
        add(kind, id, { text: textOfValue(id, value), value, fields: { stamp: seq, ...others } }, { kind, id }),
      );
      show(found);
    },
    /** Adds an edit that is not an entry, with the reason if it was refused. */
    putPending: ({ journal, id, value }: PendingEdit, reason?: string) =>
      show([add(journal, id, { text: textOfValue(id, value), value, ...(reason && { reason }) })]),
    /** Adds a text that the browser's storage has no room for, and of which the operator was informed. */
    putText: (slice: string, text: string) => {
      known.set(...add(slice, '', { text }));
    },
    /** Reports what the log has in quarantine. Returns the other changes. */
    read,
    /** Writes reported entries again if the database lacks them. */
    restore,
    /** Writes the quarantine again that a restored log lacks. Returns what else it lacks. `stored` is what it has. */
    readLacked(lacked: readonly Change[], stored: readonly Change[]): readonly Change[] {
      const others = read(lacked);
      const ids = new Set(stored.flatMap(({ kind, id }) => (kind === QUARANTINE ? [id] : [])));
      if (lacked.length > 0) restore((_kind, id) => ids.has(id));
      return others;
    },
    /** Deletes entries without quarantine: after a reset. */
    discard: (stored: readonly Position[]) => {
      for (const { kind, id } of stored) moves.set(`${kind}/${id}`, { from: { kind, id }, isChosen: true });
    },
    /** The pending writes. Call `done` after they were written. An entry that `isBack` keeps its position. */
    moves: (isBack: (position: Position) => boolean): { proposals: Proposal[]; done: () => void } => {
      // A reason may arrive while they are written.
      const sent = new Map(moves);
      return {
        proposals: [...sent.values()].flatMap(({ from, to, isChosen }): Proposal[] => [
          ...(to ? [{ kind: QUARANTINE, ...to }] : []),
          ...(from && (isChosen || !isBack(from)) ? [{ ...from, isErased: true as const }] : []),
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
        moves.set(`${QUARANTINE}/${id}`, { from: { kind: QUARANTINE, id }, isChosen: true });
      known.clear();
    },
  };
}

export type QuarantinedEntries = ReturnType<typeof createQuarantinedEntries>;

const idOf = (value: unknown) => (isRecord(value) ? String(value.id) : '');

function isQuarantined(value: unknown): value is Quarantined {
  return isRecord(value) && typeof value.slice === 'string' && typeof value.text === 'string';
}
