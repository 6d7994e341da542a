import { LogUnreachable, type EntryLog, type LogHead } from '@/backend/entryLog';
import { hiddenNumberOf } from './cache/cachedCollection';
import type { EntryDependencies } from './dependencies';
import { divideRefunds, sortOut, type PendingEdit } from './entries';
import { createEntryCache } from './cache/entryCache';
import { createLackedEntries } from './hidden/lackedEntries';
import { createNewerEntries } from './hidden/newerEntries';
import { createBusyNotices, createNotices, notifyRestored } from './notices/notices';
import { createRemoteNotices } from './notices/notifyRemoteRecords';
import { alsoForget, type PendingMigration } from './pendingMigration';
import { createQuarantinedEntries } from './hidden/quarantinedEntries';
import { createQueue } from './queue';
import { createSequences } from './sequences';
import { ALL, createShownEntries } from './shownEntries';

export type PersistedEntries = ReturnType<typeof openPersistedEntries>;

const NAME = 'workspace';

/**
 * Persists what operators record and edit in one workspace. Each change is proposed to the log immediately. If other tabs
 * have written since, their changes are read first, and the edits of this tab are applied to them.
 */
export function openPersistedEntries(log: EntryLog, dependencies: EntryDependencies) {
  const { storageFailures, getState, dispatch, isNewestShown, whenNewest, dataSetGuard, onUnreachable } = dependencies;
  const newer = createNewerEntries(dispatch);
  const cached = createEntryCache((kind) => newer.of(kind).map(hiddenNumberOf));
  const quarantined = createQuarantinedEntries(dispatch, cached.leaveOut, () => schedule());
  const lacked = createLackedEntries(log, dispatch, cached, quarantined);
  const shown = createShownEntries(dependencies, cached, quarantined, newer, lacked);
  const [notify, notifyRemote] = [createNotices(dependencies, quarantined), createRemoteNotices(dependencies)];
  const notifyBusy = createBusyNotices(dependencies);
  const sequences = createSequences();
  let head: LogHead = { seq: 0 };
  let [isRestored, wasReset, isInformed, hasLeft] = [false, false, false, false];
  let isRead: boolean | undefined;
  let pending: PendingMigration | undefined;

  const queue = createQueue(async (act) => {
    try {
      if (dataSetGuard?.isStale(getState())) await lookAtRows();
      if (isNewestShown() && !isRead) await catchUp();
      // Another state may be shown by now.
      if (!isNewestShown() || !isRead) {
        postpone();
        return;
      }
      await act();
      if (cached.isHeldBack()) throw new Error('Something is not kept as it is');
      storageFailures.succeeded(NAME);
    } catch (error) {
      // Edits that wait for a server are also stored outside the log. For other errors, a banner is shown.
      notifyBusy(error);
      if (error instanceof LogUnreachable) onUnreachable();
      else storageFailures.failed(NAME);
    }
  });

  const schedule = () => queue.addOnce(flush);
  const lookAtRows = async () => dataSetGuard && dispatch(dataSetGuard.refresh);

  /** While DevTools show an earlier state, nothing is written or read. Everything is read when the newest is shown. */
  function postpone(): void {
    isRead &&= false;
    whenNewest(NAME, schedule);
  }

  /** Records of other tabs must not be judged by stale rows. Edits of this tab are noted first. */
  async function mayTakeOver(): Promise<boolean> {
    if (isNewestShown()) cached.noteEdits(getState());
    await lookAtRows();
    if (!isNewestShown()) postpone();
    return isNewestShown();
  }

  /** Reads and applies what other tabs have written. */
  async function catchUp(): Promise<void> {
    const isFirst = isRead === undefined;
    const { refunds, ...reading } = divideRefunds(await log.read(head, isFirst && !isInformed && !wasReset));
    if (!(await mayTakeOver())) return;
    cached.noteEdits(getState());
    const isDeleted = (head.logId !== undefined && reading.head.logId !== head.logId) || reading.head.seq < head.seq;
    if (!isFirst && isDeleted) isRestored = shown.restore(reading.changes) || isRestored;
    const remote = reading.changes.filter((change) => !cached.isThere(change));
    const asked = quarantined.readLacked(cached.lacked(reading), reading.changes);
    if (reading.isWhole) {
      cached.forgetStored();
      newer.takeAll();
    }
    head = reading.head;
    const changes = quarantined.read(reading.changes);
    const { entries, withdrawn, newer: unread, damaged } = sortOut(changes, cached.collectionOf);
    sequences.complete(entries, refunds);
    if (wasReset) quarantined.discard(changes);
    else quarantined.putDamaged(damaged);
    newer.note(wasReset ? [] : unread, changes, pending?.hasNewer);
    const met = cached.storeRead(wasReset ? [] : entries, [...withdrawn, ...unread, ...damaged], refunds);
    wasReset = false;
    // Another value was written since, so the edit goes into quarantine.
    for (const edit of cached.addPending(pending?.edits.splice(0) ?? [])) quarantined.putPending(edit);
    const touched = reading.isWhole || !isRead ? ALL : new Set(changes.map(({ kind }) => kind));
    if (shown.takeOver(touched, isFirst)) schedule();
    isRead = true;
    await lacked.note(asked);
    await notifyRemote(remote, refunds, { areOld: isFirst && !isInformed, hasOwn: cached.proposals().length > 0 });
    await notify(met);
  }

  /** Writes the edits of this tab. */
  async function flush(): Promise<void> {
    cached.noteEdits(getState());
    const decided = cached.rebase();
    if (decided.length > 0) shown.showAll();
    shown.blockEdits();
    await notify(decided);
    const sent = cached.sent();
    const moves = quarantined.moves((position) => cached.isThere(position) || newer.has(position.kind, position.id));
    const writes = [moves, newer.writes(), lacked.writes()];
    const proposals = [...writes.flatMap((each) => each.proposals), ...cached.proposals()];
    if (proposals.length > 0) {
      const written = await log.propose(proposals, head).catch(shown.discardRefused);
      if (!written) {
        await catchUp();
        // Otherwise everything is read and written when the newest state is shown.
        return isNewestShown() ? flush() : undefined;
      }
      for (const { done } of writes) done();
      notifyBusy();
      head = written.head;
      // Changes during the write are edits of the earlier row.
      if (isNewestShown()) cached.noteEdits(getState());
      else postpone();
      cached.settle(sent, written.changes);
      const { entries, withdrawn, newer: unread } = sortOut(quarantined.read(written.changes), cached.collectionOf);
      sequences.complete(entries);
      newer.note(unread, []);
      const removed = [...withdrawn, ...unread, ...proposals.filter((proposal) => 'isErased' in proposal)];
      const met = cached.store(entries, removed);
      if (met.length > 0 || writes.at(-1)?.proposals.length) shown.showAll();
      else if (isNewestShown()) shown.showPositions(entries);
      await notify(met);
    }
    if (cached.proposals().length > 0) return;
    if (isRestored) dispatch(notifyRestored());
    pending?.forget();
    [isRestored, pending, hasLeft] = [false, undefined, false];
  }

  return {
    /**
     * Reads the stored entries. Edits that were stored elsewhere are written as entries and then deleted there. `isByNews`:
     * another tab has stored the first entries while the page was open.
     */
    start(before: PendingMigration | undefined, isByNews: boolean) {
      [pending, isInformed] = [before, isByNews];
      return queue.add(flush);
    },
    onChange() {
      if (storageFailures.isFailing(NAME) || (isRead && cached.hasChanged(getState()))) schedule();
    },
    /** Other tabs may have written, or the database was deleted. */
    onNews: () => queue.add(catchUp),
    onRowsChanged: () => queue.add(async () => void (await mayTakeOver())),
    /** The page becomes visible or closes. */
    onTurn: () => queue.add(() => flush().then(catchUp)),
    /** The unwritten edits when the page closes. `forget` is called if they are written after all. */
    unwritten: (forget: () => void): PendingEdit[] => {
      if (isNewestShown()) cached.noteEdits(getState());
      const edits = cached.unwritten();
      if (edits.length > 0 && !hasLeft) [pending, hasLeft] = [alsoForget(pending, forget), true];
      return edits;
    },
    /** Deletes the quarantine after the operator has dismissed it. */
    dismissDamaged() {
      quarantined.dismiss();
      schedule();
    },
    /** Stores a text that does not fit into localStorage. `forget` is called when it is written. */
    putText(slice: string, text: string, forget: () => void) {
      quarantined.putText(slice, text);
      void queue.add(() => flush().then(forget));
    },
    /** Erases all entries, also those that were not read yet. */
    reset: () => {
      pending?.forget();
      [pending, wasReset, hasLeft] = [undefined, !isRead, false];
      if (isRead) cached.noteEdits(getState(), true);
      newer.reset();
      quarantined.discard(cached.uncounted());
      schedule();
    },
    /** The person decided about what a restored server lacks. */
    decideLacked(choice: 'sent' | 'left') {
      lacked[choice === 'sent' ? 'send' : 'leave']();
      void queue.add(() => flush().then(choice === 'left' ? lacked.left : undefined));
    },
    settled: queue.settled,
    stop: log.close,
  };
}
