import type { RootState } from '@/store/rootReducer';
import { COLLECTIONS } from './collections';
import type { EntryDependencies } from './dependencies';
import type { PendingEdit } from './entries';
import type { PendingMigration } from './pendingMigration';
import type { PersistedEntries } from './persistEntries';

/** Persistence of entries is a separate chunk, because a fresh browser does not need it. */
export const importEntries = () => import(/* webpackChunkName: "entries" */ './persistEntries');

/**
 * Persists entries from the first change on, in this or another tab. A browser without stored entries starts without
 * the chunk.
 */
export function persistEntriesWhenNeeded(workspace: string, dependencies: EntryDependencies) {
  const { entryLogs, storageFailures, getState, isNewestShown, dataSetGuard } = dependencies;
  let fresh = getState();
  let pending: PendingMigration | undefined;
  let entries: PersistedEntries | undefined;
  let loading: Promise<void> | undefined;
  let isStopped = false;
  let isNeeded = false;
  let isStarted = false;
  let isByNews = false;
  const waiting: ((entries: PersistedEntries) => void)[] = [];

  /** Without stored entries, nothing has to be notified. */
  function notify(act: (entries: PersistedEntries) => void): void {
    if (entries) act(entries);
    else if (isNeeded) waiting.push(act);
  }

  async function load(): Promise<void> {
    try {
      const [{ openPersistedEntries }, log] = await Promise.all([importEntries(), entryLogs.open(workspace)]);
      if (isStopped) return;
      entries = openPersistedEntries(log, dependencies);
    } catch {
      // The next change requests the chunk again.
      loading = undefined;
      storageFailures.failed('workspace');
      return;
    }
    const started = entries.start(pending, isByNews);
    actOnWaiting();
    await started;
  }

  function actOnWaiting(): void {
    if (entries) for (const act of waiting.splice(0)) act(entries);
  }

  function begin(): Promise<void> {
    isNeeded = true;
    actOnWaiting();
    return (loading ??= load());
  }
  const hasChanged = () => COLLECTIONS.some(({ partOf }) => partOf(getState()) !== partOf(fresh));
  const unfollow = entryLogs.follow(workspace, (news) => {
    isByNews ||= !isNeeded;
    if (!entries) void begin();
    else if (news === 'rows') void entries.onRowsChanged();
    else void entries.onNews();
  });

  return {
    /**
     * Reads the stored entries, if there are any. Edits that were stored elsewhere are written as entries and then
     * deleted there.
     */
    async start(before?: PendingMigration) {
      pending = before;
      fresh = getState();
      isStarted = true;
      if (pending !== undefined || waiting.length > 0 || (await entryLogs.isAny())) await begin();
    },
    onChange() {
      if (entries) entries.onChange();
      else if (hasChanged()) void begin();
    },
    /** Called when the page becomes visible, because messages of other tabs may have been missed. */
    async onTurn() {
      if (entries) await entries.onTurn();
      else if (dataSetGuard || (await entryLogs.isAny())) await begin();
    },
    /** The unwritten edits when the page closes. `forget` is called if they are written after all. */
    unwritten: (forget: () => void): PendingEdit[] => {
      if (entries) return entries.unwritten(forget);
      notify((here) => here.unwritten(forget));
      return isNewestShown() && hasChanged() ? editsOf(getState()) : [];
    },
    /** Stores a text that does not fit into localStorage. This needs the chunk. */
    putText(...text: Parameters<PersistedEntries['putText']>) {
      waiting.push((here) => here.putText(...text));
      if (isStarted) void begin();
    },
    dismissDamaged: () => notify((here) => here.dismissDamaged()),
    decideLacked: (choice: 'sent' | 'left') => notify((here) => here.decideLacked(choice)),
    reset: () => notify((here) => here.reset()),
    settled: async (): Promise<void> => {
      await loading;
      await entries?.settled();
    },
    stop() {
      isStopped = true;
      unfollow();
      entries?.stop();
    },
  };
}

/** All changes of a browser that had stored nothing. */
function editsOf(state: RootState): PendingEdit[] {
  return COLLECTIONS.flatMap(({ name, valuesOf, baseOf }) => {
    const base = new Map(baseOf?.(state).map((row) => [row.id, row]));
    return Object.entries(valuesOf(state)).map(([id, value]) => ({
      journal: name,
      id,
      value,
      base: base.get(id),
    }));
  });
}
