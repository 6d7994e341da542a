import { sortOut, type PendingEdit } from './entries';
import { openEntries } from './database/entryDatabase';
import { COLLECTIONS } from './collections';
import { createEntryCache } from './entryCache';
import type { PendingMigration, Message } from './messages';
import { createNewerEntries } from './newerEntries';
import { createNotices, notifyBlocked, notifyRestored } from './notices/notices';
import { createQuarantinedEntries } from './quarantinedEntries';
import { createQueue } from './database/queue';
import { THIS_TAB } from './rowsChanged';
import { createShownEntries } from './shownEntries';
import type { EntryDependencies } from './dependencies';

export type Entries = ReturnType<typeof openPersistedEntries>;

const NAME = 'workspace';
const ALL = new Set(COLLECTIONS.map(({ name }) => name));

/**
 * Persists what operators record and edit in one workspace. Each change is written immediately as a separate entry and
 * sent to the other tabs. All writes have one order. A tab that missed some reads all entries again.
 */
export function openPersistedEntries(databaseName: string, workspace: string, dependencies: EntryDependencies) {
  const database = openEntries(databaseName, workspace, () => void onTurn());
  const { channel, storageFailures, getState, dispatch, isNewestShown, whenNewest, dataSetGuard } = dependencies;
  const cached = createEntryCache();
  const quarantined = createQuarantinedEntries(dispatch, cached.leaveOut, cached.journalOf);
  const newer = createNewerEntries(dispatch);
  const shown = createShownEntries(dependencies, cached, quarantined, newer);
  const notify = createNotices(dependencies);
  let revision = 0;
  let databaseId: string | undefined;
  let isRestored = false;
  let isRead: boolean | undefined;
  let wasReset = false;
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
    } catch {
      // The storage is full or blocked, or a value does not match its schema. The console keeps working and shows a
      // banner.
      storageFailures.failed(NAME);
    }
  });

  const schedule = () => queue.addOnce(flush);

  /**
   * While DevTools show an earlier state, nothing is written or read. Everything is read when the newest state is
   * shown.
   */
  function postpone(): void {
    isRead &&= false;
    whenNewest(NAME, schedule);
  }

  const lookAtRows = async () => dataSetGuard && dispatch(dataSetGuard.refresh);

  /** Records of other tabs must not be judged by stale rows. Edits of this tab are noted first. */
  async function mayTakeOver(): Promise<boolean> {
    if (isNewestShown()) cached.noteEdits(getState());
    await lookAtRows();
    if (!isNewestShown()) postpone();
    return isNewestShown();
  }

  const isOther = (id: string | undefined) => databaseId !== undefined && id !== databaseId;

  /** Reads and applies all entries. `isDeleted` means that the database was replaced by an empty one. */
  async function catchUp(isDeleted = false): Promise<void> {
    const { revision: newest, databaseId: id, stored } = await database.read();
    if (!(await mayTakeOver())) return;
    cached.noteEdits(getState());
    if (isRead !== undefined && (isDeleted || isOther(id) || newest < revision))
      isRestored = shown.restore(stored) || isRestored;
    databaseId = id;
    cached.forgetStored();
    const own = quarantined.read(stored);
    const { entries, newer: unread, damaged } = sortOut(own, cached.journalOf);
    if (wasReset) quarantined.discard(own);
    else quarantined.putDamaged(damaged);
    newer.note(wasReset ? [] : unread, pending?.hasNewer);
    const met = cached.store({ entries: wasReset ? [] : entries, removed: [] });
    wasReset = false;
    revision = newest;
    // Another value was written since, so the edit goes into quarantine.
    for (const edit of pending?.edits.splice(0) ?? []) if (!cached.addPending(edit)) quarantined.putPending(edit);
    if (shown.takeOver(ALL, isRead === undefined)) schedule();
    isRead = true;
    await notify(met);
  }

  /** Writes the edits of this tab and notifies the other tabs. */
  async function flush(): Promise<void> {
    cached.noteEdits(getState());
    const sent = cached.batches();
    const moves = quarantined.moves(cached.isThere);
    const restored = newer.writes();
    const batches = [...moves.batches, ...restored.batches, ...sent];
    if (batches.length > 0) {
      const { conflicts, blocked, ...message } = await database.write(batches, { revision, databaseId });
      moves.done();
      restored.done();
      channel?.postMessage(message);
      const isNewest = isNewestShown();
      // Changes during the write are edits of the earlier row.
      if (isNewest) cached.noteEdits(getState());
      cached.settle(sent);
      for (const { journal, id, after, refused } of conflicts)
        if (refused === 'other') quarantined.putPending({ journal, id, value: after });
      for (const edit of blocked) if (typeof edit.value === 'object') quarantined.putPending(edit);
      const met = [...conflicts, ...cached.store(message)];
      const isDeleted = message.before < revision || isOther(message.databaseId);
      isRead = isNewest && !isDeleted && message.before === revision;
      if (isRead) ({ after: revision, databaseId } = message);
      // The state is updated before anything is judged by it.
      if (met.length + blocked.length > 0) whenNewest('decided', () => shown.show(cached.values(ALL)));
      if (blocked.length > 0) dispatch(notifyBlocked());
      if (!isRead && isNewest) await catchUp(isDeleted);
      await notify(met);
    }
    if (cached.batches().length > 0) return;
    if (isRestored) {
      isRestored = false;
      dispatch(notifyRestored());
    }
    pending?.forget();
    pending = undefined;
  }

  /** Applies what another tab has written. */
  async function handleMessage({
    before,
    after,
    databaseId: id,
    entries,
    removed,
    rowsChangedBy,
  }: Message): Promise<void> {
    const isDeleted = id !== undefined && isOther(id);
    if (rowsChangedBy === undefined ? after <= revision && !isDeleted : rowsChangedBy === THIS_TAB) return;
    if (!(await mayTakeOver()) || rowsChangedBy !== undefined) return;
    if (before !== revision || isDeleted || !cached.canStore(entries, removed)) return catchUp(isDeleted);
    cached.noteEdits(getState());
    const met = cached.store({ entries, removed });
    revision = after;
    databaseId = id;
    if (shown.takeOver(new Set([...entries, ...removed].map(({ journal }) => journal)))) schedule();
    await notify(met);
  }

  /** Called when the page becomes visible: messages may have been missed, or the database deleted. */
  const onTurn = () =>
    queue.add(async () => {
      await flush();
      if (!(await mayTakeOver())) return;
      const now = await database.readRevision();
      if (now.revision !== revision || isOther(now.databaseId)) await catchUp();
    });

  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => void queue.add(() => handleMessage(data)));

  return {
    /** Reads the stored entries. Edits that were stored elsewhere are written as entries and then deleted there. */
    start(before?: PendingMigration) {
      pending = before;
      return queue.add(flush);
    },
    onChange() {
      if (storageFailures.isFailing(NAME) || (isRead && cached.hasChanged(getState()))) schedule();
    },
    onTurn,
    /** The unwritten edits when the page closes. `forget` is called if they are written after all. */
    unwritten: (forget: () => void): PendingEdit[] => {
      if (isNewestShown()) cached.noteEdits(getState());
      const edits = cached.unwritten();
      if (edits.length > 0) pending ??= { edits: [], forget };
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
      void queue.add(async () => {
        await flush();
        forget();
      });
    },
    /** Deletes all entries, also those that were not read yet. */
    reset: () => {
      pending?.forget();
      pending = undefined;
      wasReset = !isRead;
      quarantined.discard(newer.takeAll());
      schedule();
    },
    settled: queue.settled,
    stop() {
      channel?.close();
      database.close();
    },
  };
}
