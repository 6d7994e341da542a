import './database';
import { setImmediate } from 'node:timers';
import { openDB } from 'idb';
import type { Proposal } from '@/backend/entryLog';
import { createLocalEntryLogs } from '@/backend/local/entryLogs';
import type { DataSetGuard } from '@/store/persistence/entries/dependencies';
import { setupPersistedStore } from '@/store/persistence/persistedStore';
import type { TextStorage } from '@/store/persistence/storage';
import type { RootState } from '@/store/rootReducer';

const turn = () => new Promise((resolve) => setImmediate(resolve));

let browsers = 0;

/** A channel between tabs, whose messages arrive when the browser delivers them. */
class FakeChannel extends EventTarget {
  isOpen = true;
  constructor(private readonly post: (from: FakeChannel, message: unknown) => void) {
    super();
  }
  postMessage(message: unknown) {
    this.post(this, structuredClone(message));
  }
  close() {
    this.isOpen = false;
  }
}

/** The storage of a browser: texts by key, a database, and the messages that it has not delivered yet. */
export class FakeBrowser {
  readonly texts: Map<string, string>;
  readonly databaseName = `browser-${(browsers += 1)}`;
  private readonly pages: EventTarget[] = [];
  private readonly channels: FakeChannel[] = [];
  private readonly pending: (() => void)[] = [];
  private readonly tabs: { settled: () => Promise<void>; stop: () => void }[] = [];

  /** A test sets this to make the storage reject writes. */
  refuses: { [Method in keyof TextStorage]?: boolean } = {};

  constructor(texts: Iterable<readonly [string, string]> = []) {
    this.texts = new Map(texts);
  }

  /** A tab that has read the storage. `deliverOne` delivers the next message of another tab to it. */
  async openTab(startState?: Partial<RootState>, dataSetGuard?: DataSetGuard) {
    const dependencies = this.newTab();
    const tab = setupPersistedStore({ ...dependencies, ...(startState && { startState }), dataSetGuard });
    this.tabs.push(tab);
    await tab.ready;
    return { ...tab, page: dependencies.page };
  }

  /** The browser from the view of a tab: the storage, a page, and a channel to the other tabs. */
  newTab() {
    const page = new EventTarget();
    const channel = new FakeChannel((from, message) => this.post(from, message));
    this.pages.push(page);
    this.channels.push(channel);
    const entryLogs = createLocalEntryLogs(this.databaseName, () => channel);
    return { storage: this.storageFor(page), page, entryLogs, channel };
  }

  /** Stores these values by collection and id, like an earlier visit. */
  async storeValues(values: Record<string, Record<string, unknown>>): Promise<void> {
    const log = await this.openLog();
    const proposals = Object.entries(values).flatMap(([kind, byId]) =>
      Object.entries(byId).map(([id, value]): Proposal => ({ kind, id, value })),
    );
    await log.propose(proposals, (await log.read({ seq: 0 })).head);
    log.close();
  }

  /** The log of a workspace, like in a tab that hears nothing of the others. */
  openLog(workspace = 'sample') {
    return createLocalEntryLogs(this.databaseName, () => undefined).open(workspace);
  }

  /** Writes entries to the database unchanged, also damaged ones. */
  async storeRaw(entries: readonly unknown[]): Promise<void> {
    await this.storeValues({});
    const database = await openDB(this.databaseName);
    const { store, done } = database.transaction('entries', 'readwrite');
    for (const entry of entries) void store.put(entry);
    await done;
    database.close();
  }

  /** Blocks all other requests to the database until the lock is released. */
  async holdDatabase(): Promise<() => Promise<void>> {
    await this.storeValues({});
    const database = await openDB(this.databaseName);
    const { store, done } = database.transaction('entries', 'readwrite');
    let isHeld = true;
    const hold = async () => {
      while (isHeld) await store.count();
    };
    void hold();
    return async () => {
      isHeld = false;
      await done;
      database.close();
    };
  }

  /** Returns all stored entries that are in effect, in the order of their writes. */
  async stored() {
    return (await this.readAll()).filter(({ journal, withdrawn }) => journal !== 'quarantine' && !withdrawn);
  }

  /** Returns the paths of all stored entries that were withdrawn. */
  async withdrawn() {
    return (await this.readAll()).flatMap(({ journal, id, withdrawn }) => (withdrawn ? [`${journal}/${id}`] : []));
  }

  /** Returns the quarantined texts of each collection in the order of their writes. */
  async quarantined(workspace?: string): Promise<{ slice: string; text: string }[]> {
    const quarantined = (await this.readAll(workspace)).filter(({ journal }) => journal === 'quarantine');
    return quarantined.map(({ value }) => value as { slice: string; text: string });
  }

  private async readAll(workspace = 'sample') {
    const log = await this.openLog(workspace);
    const { changes } = await log.read({ seq: 0 });
    log.close();
    return changes.map(({ kind: journal, seq: stamp, ...entry }) => ({ workspace, journal, stamp, ...entry }));
  }

  /** Returns the stored values by collection and id, such as `merchants/MER031`. */
  async entries(): Promise<Record<string, unknown>> {
    const stored = await this.stored();
    return Object.fromEntries(stored.map(({ journal, id, value }) => [`${journal}/${id}`, value]));
  }

  /** Waits until every tab has written its changes. */
  async waitForWrites(): Promise<void> {
    for (const { settled } of this.tabs) await settled();
  }

  /** Closes all tabs. */
  async close(): Promise<void> {
    for (const { settled, stop } of this.tabs) await settled().then(stop);
    // The database ends its transactions in later tasks.
    for (let turns = 0; turns < 5; turns += 1) await turn();
  }

  /** Waits until everything is written and every tab has received all messages. */
  async calm(): Promise<void> {
    do await this.waitForWrites();
    while (this.deliverOne());
  }

  /** Discards all undelivered messages. */
  loseEvents(): void {
    this.pending.splice(0, this.pending.length);
  }

  /** Delivers the next event to its tab; returns false if there is none. */
  deliverOne(): boolean {
    const next = this.pending.shift();
    next?.();
    return next !== undefined;
  }

  private post(from: FakeChannel, data: unknown) {
    for (const channel of this.channels) {
      if (channel === from || !channel.isOpen) continue;
      this.pending.push(() => channel.isOpen && channel.dispatchEvent(new MessageEvent('message', { data })));
    }
  }

  private storageFor(page: EventTarget): TextStorage {
    const notify = (key: string, text: string | undefined) => {
      if (this.texts.get(key) === text) return;
      if (text === undefined) this.texts.delete(key);
      else this.texts.set(key, text);
      // These are the fields of a StorageEvent, which plain Node does not have.
      const event = () => Object.assign(new Event('storage'), { key });
      this.pending.push(...this.pages.filter((b) => b !== page).map((b) => () => b.dispatchEvent(event())));
    };
    return {
      getItem: (key) => this.answer('getItem', () => this.texts.get(key) ?? null),
      setItem: (key, text) => this.answer('setItem', () => notify(key, text)),
      removeItem: (key) => this.answer('removeItem', () => notify(key, undefined)),
    };
  }

  private answer<Result>(method: keyof TextStorage, act: () => Result): Result {
    if (this.refuses[method]) throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    return act();
  }
}
