import { LogUnreachable, ProposalsRefused } from '@/backend/entryLog';
import { changesBetween } from '@/domain/entries/changesBetween';
import type { EntryChange } from '@/domain/entries/entryKinds';
import { areNone } from '@/domain/entries/paymentEvents';
import { isShared } from '@/domain/workspaces/shared';
import { highestSequence } from '@/domain/entries/sequences';
import { isSame, ownValue } from '@/lib/objects';
import { entriesRehydrated, entriesStored } from '@/store/persistence/rehydration';
import { COLLECTIONS, mayWait, type Values } from './collections';
import type { Entry } from './entries';
import type { KeptEntries, StoredRecords } from './cache/entryCache';
import { createRefusedNotices, createRejectedNotices, notifyBlocked } from './notices/notices';
import { colleagueWasFirst } from './hidden/restoredTexts';
import type { LackedEntries } from './hidden/lackedEntries';
import type { NewerEntries } from './hidden/newerEntries';
import type { QuarantinedEntries } from './hidden/quarantinedEntries';
import { judgedTogether, rejectedIds } from './conflicts/rejectedEntries';
import type { EntryDependencies } from './dependencies';

/** The kinds of all collections. */
export const ALL: ReadonlySet<string> = new Set(COLLECTIONS.map(({ name }) => name));

/** Applies the known entries to the state. */
export function createShownEntries(
  dependencies: Pick<EntryDependencies, 'getState' | 'dispatch' | 'whenNewest'>,
  cached: KeptEntries,
  quarantined: QuarantinedEntries,
  newer: NewerEntries,
  lacked: LackedEntries,
) {
  const { getState, dispatch, whenNewest } = dependencies;
  const notifyRefused = createRefusedNotices(dependencies);
  const notifyRejected = createRejectedNotices(dependencies, quarantined);

  function show(values: Record<string, Values>, first?: StoredRecords): void {
    const state = getState();
    const changes = COLLECTIONS.flatMap(({ name, valuesOf }) =>
      values[name] ? changesBetween(name, valuesOf(state), values[name]) : [],
    );
    const isAny = first && (first.firstRecords.length > 0 || first.firstRefunds);
    if (isAny) dispatch(entriesRehydrated({ ...first, changes }));
    else if (changes.length > 0) dispatch(entriesRehydrated(changes));
    cached.noteRestored(getState());
  }

  /**
   * The stored records of payments, if the page shows none yet and judges none: a log may have a million, which are neither
   * compared nor collected by id.
   */
  function firstRecords(): StoredRecords | undefined {
    const { payments, ...others } = getState();
    return areNone(payments) && mayWait(others) ? cached.storedRecords() : undefined;
  }

  const showAll = () => whenNewest('decided', () => show(cached.values(ALL)));

  return {
    showAll,
    /** Discards edits of entries that a later version wrote, and reports it. */
    blockEdits(): void {
      const blocked = cached
        .proposals()
        .filter((proposal) => !('isErased' in proposal) && newer.has(proposal.kind, proposal.id))
        .flatMap(({ kind, id }) => ({ journal: kind, id, value: cached.dropEdit(kind, id)?.value }));
      if (blocked.length === 0) return;
      for (const edit of blocked) if (typeof edit.value === 'object') quarantined.putPending(edit);
      showAll();
      dispatch(notifyBlocked());
    },
    /** Discards edits that the log refuses. They go into quarantine, so that nothing typed is lost. Throws other errors. */
    discardRefused: (error: unknown): undefined => {
      if (!(error instanceof ProposalsRefused)) {
        if (!(error instanceof LogUnreachable)) lacked.stop();
        throw error;
      }
      const refused = lacked.refuse(error.refused);
      let isDropped = refused.length === 0;
      for (const { kind, id, reason } of refused) {
        const edit = cached.dropEdit(kind, id);
        isDropped ||= edit !== undefined;
        if (edit && typeof edit.value === 'object')
          quarantined.putPending({ journal: kind, id, value: edit.value }, reason);
      }
      // A move into quarantine that the role does not allow would be refused again and again.
      if (!isDropped) throw error;
      showAll();
      if (refused.length > 0) notifyRefused(refused);
      return undefined;
    },
    /** Gives the records in the state the positions at which they are stored now. */
    showPositions(written: readonly Entry[]): void {
      const state = getState();
      const positions = COLLECTIONS.flatMap(({ name, valuesOf }) => {
        // An entry that was changed during the write gets its position with that change.
        const stored = written.filter(
          ({ kind, id, value }) => kind === name && highestSequence(value) > 0 && cached.isStored(kind, id),
        );
        const about = stored.map(({ value }) => value);
        const values = stored.length > 0 ? valuesOf(state, about) : {};
        const changed = stored.filter(({ id, value }) => !isSame(ownValue(values, id), value));
        return changed.map(({ id, value }) => ({ kind: name, id, value }) as EntryChange);
      });
      if (positions.length > 0) dispatch(entriesStored(positions));
      cached.noteRestored(getState());
    },
    /**
     * Applies the entries of these collections, except those that the rules reject. Returns whether something must be
     * written.
     */
    takeOver(collections: ReadonlySet<string>, isOpening = false): boolean {
      cached.noteEdits(getState());
      // The other collections are not touched, because they may have many entries.
      const first = isOpening ? firstRecords() : undefined;
      const judged = judgedTogether(collections);
      const values = cached.values(first ? new Set([...judged].filter((kind) => kind !== 'payments')) : judged);
      for (const [kind, ids] of Object.entries(rejectedIds(values, collections, getState(), isOpening))) {
        const all = Object.entries(values[kind] ?? {});
        values[kind] = Object.fromEntries(all.filter(([id]) => !ids.has(id)));
        // The rules may allow a stored entry together with those of a later version, so it is hidden and stays stored.
        const isUndecided = [...judgedTogether(new Set([kind]))].some((each) => newer.of(each).length > 0);
        const isHidden = (id: string) => isUndecided && cached.isStored(kind, id);
        const refused = all.filter(([id]) => ids.has(id));
        const reason = isShared(getState().workspace.own?.id ?? '') ? colleagueWasFirst : undefined;
        quarantined.put(kind, new Map(refused.filter(([id]) => !isHidden(id))), reason);
        notifyRejected(
          kind,
          refused.flatMap(([, value]) => [value]),
        );
        for (const [id] of refused) cached.leaveOut(kind, id);
      }
      // Another row changes what the record of an unwritten edit says, and that of a rejected edit is left out.
      if (judged.has('merchants')) Object.assign(values, cached.values(new Set(['edits'])));
      show(values, first);
      return (
        cached.proposals().length +
          quarantined.moves(cached.isThere).proposals.length +
          newer.writes().proposals.length >
        0
      );
    },
    /**
     * After a deletion of the database of a browser, the shown entries are written again. Returns whether the database
     * lacks any of them. The server of a team gets nothing again without a person: its administrator emptied the log, or it
     * was restored from a backup, and `LackedEntries` asks.
     */
    restore(stored: readonly { kind: string; id: string }[]): boolean {
      if (isShared(getState().workspace.own?.id ?? '')) return false;
      const paths = new Set(stored.map(({ kind, id }) => `${kind}/${id}`));
      const isStored = (kind: string, id: string) => paths.has(`${kind}/${id}`);
      quarantined.restore(isStored);
      newer.restore(isStored);
      return cached.restore(isStored);
    },
  };
}
