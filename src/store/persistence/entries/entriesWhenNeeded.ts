import { nanoid } from '@reduxjs/toolkit';
import type { RootState } from '@/store/rootReducer';
import type { PendingEdit } from './entries';
import { COLLECTIONS } from './collections';
import type { PendingMigration, Message } from './messages';
import type { Entries } from './persistEntries';
import type { EntryDependencies } from './dependencies';
import { notifyRemoteRecords } from './notices/notifyRemoteRecords';

/** What keeps entries, and checks them: a chunk of its own. */
export const importEntries = () => import(/* webpackChunkName: "entries" */ './persistEntries');

/**
 * Keeps entries from the moment on at which there are some: a browser that has kept nothing starts without what keeps them,
 * which then comes with the first change, here or in another tab.
 */
export function persistEntriesWhenNeeded(databaseName: string, workspace: string, dependencies: EntryDependencies) {
  const { channel, storageFailures, getState, isNewestShown, dataSetGuard } = dependencies;
  let fresh = getState();
  let pending: PendingMigration | undefined;
  let entries: Entries | undefined;
  let loading: Promise<void> | undefined;
  let isStopped = false;
  let isNeeded = false;
  let isStarted = false;
  const waiting: ((entries: Entries) => void)[] = [];

  /** Where nothing was kept, there is nobody to be told. */
  function notify(act: (entries: Entries) => void): void {
    if (entries) act(entries);
    else if (isNeeded) waiting.push(act);
  }

  async function load(): Promise<void> {
    try {
      const { openPersistedEntries } = await importEntries();
      if (isStopped) return;
      entries = openPersistedEntries(databaseName, workspace, dependencies);
    } catch {
      // It is asked for again when something changes.
      loading = undefined;
      storageFailures.failed('workspace');
      return;
    }
    const started = entries.start(pending);
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
  const onMessage = ({ data }: MessageEvent<Message>) => {
    notifyRemoteRecords(data.entries, dependencies);
    void begin();
  };
  channel?.addEventListener('message', onMessage);

  return {
    /** Reads what was kept, where there is something; what was kept elsewhere is written as entries, and forgotten there. */
    async start(before?: PendingMigration) {
      pending = before;
      fresh = getState();
      isStarted = true;
      if (pending !== undefined || waiting.length > 0 || (await isSomethingKept(databaseName))) await begin();
    },
    onChange() {
      if (entries) entries.onChange();
      else if (hasChanged()) void begin();
    },
    /** When the page is looked at again: what the other tabs told may have been missed. */
    async onTurn() {
      if (entries) await entries.onTurn();
      else if (dataSetGuard || (await isSomethingKept(databaseName))) await begin();
    },
    /** What is not written yet, when the page goes; `forget` is called when it is, after all. */
    unwritten: (forget: () => void): PendingEdit[] => {
      if (entries) return entries.unwritten(forget);
      notify((here) => here.unwritten(forget));
      return isNewestShown() && hasChanged() ? editsOf(getState()) : [];
    },
    /** Keeps a text that the storage has no room for: it needs what keeps entries. */
    putText(...text: Parameters<Entries['putText']>) {
      waiting.push((here) => here.putText(...text));
      if (isStarted) void begin();
    },
    dismissDamaged: () => notify((here) => here.dismissDamaged()),
    reset: () => notify((here) => here.reset()),
    settled: async (): Promise<void> => {
      await loading;
      await entries?.settled();
    },
    stop() {
      isStopped = true;
      if (entries) entries.stop();
      else channel?.close();
    },
  };
}

/** Without a database of the console nothing is kept. Where the browser does not say, the opening of the database does. */
async function isSomethingKept(databaseName: string): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === databaseName);
  } catch {
    return true;
  }
}

/** What changed where nothing was kept before. */
function editsOf(state: RootState): PendingEdit[] {
  return COLLECTIONS.flatMap(({ name, valuesOf, baseOf }) => {
    const base = new Map(baseOf?.(state).map((row) => [row.id, row]));
    return Object.entries(valuesOf(state)).map(([id, value]) => ({
      journal: name,
      id,
      value,
      base: base.get(id),
      ...(baseOf && !base.has(id) && { origin: nanoid() }),
    }));
  });
}
