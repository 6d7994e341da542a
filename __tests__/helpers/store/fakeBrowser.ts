import './database';
import { setImmediate } from 'node:timers';
import { openDB } from 'idb';
import { openEntries } from '@/store/persistence/entries/database/entryDatabase';
import type { Channel } from '@/store/persistence/entries/messages';
import type { DataSetGuard } from '@/store/persistence/entries/dependencies';
import type { Batch } from '@/store/persistence/entries/database/writeBatches';
import { setupPersistedStore } from '@/store/persistence/persistedStore';
import type { TextStorage } from '@/store/persistence/storage';
import type { RootState } from '@/store/rootReducer';

const turn = () => new Promise((resolve) => setImmediate(resolve));

let browsers = 0;

/** A channel between tabs: what one posts, the others hear when the browser delivers it. */
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

/** What one browser keeps: texts by their keys, a database, and what the tabs have not heard of yet. */
export class FakeBrowser {
  readonly texts: Map<string, string>;
  readonly databaseName = `browser-${(browsers += 1)}`;
  private readonly pages: EventTarget[] = [];
  private readonly channels: FakeChannel[] = [];
  private readonly pending: (() => void)[] = [];
  private readonly tabs: { settled: () => Promise<void>; stop: () => void }[] = [];

  /** Set by a test that wants a storage which refuses. */
  refuses: { [Method in keyof TextStorage]?: boolean } = {};

  constructor(texts: Iterable<readonly [string, string]> = []) {
    this.texts = new Map(texts);
  }

  /** A tab that has read what is kept. `deliverOne` brings it what the others told. */
  async openTab(startState?: Partial<RootState>, dataSetGuard?: DataSetGuard) {
    const dependencies = this.newTab();
    const tab = setupPersistedStore({ ...dependencies, ...(startState && { startState }), dataSetGuard });
    this.tabs.push(tab);
    await tab.ready;
    return { ...tab, page: dependencies.page };
  }

  /** What a tab sees of the browser: what is kept, a page and a channel that hear of the other tabs. */
  newTab() {
    const page = new EventTarget();
    const channel = new FakeChannel((from, message) => this.post(from, message));
    this.pages.push(page);
    this.channels.push(channel);
    return { storage: this.storageFor(page), page, channel: channel as Channel, databaseName: this.databaseName };
  }

  /** Keeps these values, as a visit before has done: by journal and id. */
  async keep(values: Record<string, Record<string, unknown>>): Promise<void> {
    const database = openEntries(this.databaseName, 'sample');
    const batches = Object.entries(values).map(([journal, byId]): Batch => ({
      journal,
      edits: Object.entries(byId).map(([id, value]) => ({ id, value })),
    }));
    await database.write(batches);
    database.close();
  }

  /** Puts entries into the database as they are, damaged ones too. */
  async keepRaw(entries: readonly unknown[]): Promise<void> {
    await this.keep({});
    const database = await openDB(this.databaseName);
    const { store, done } = database.transaction('entries', 'readwrite');
    for (const entry of entries) void store.put(entry);
    await done;
    database.close();
  }

  /** Nobody else gets an answer of the database until it is released. */
  async holdDatabase(): Promise<() => Promise<void>> {
    await this.keep({});
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

  /** All that is kept as entries, in the order in which it was written. */
  async stored() {
    return (await this.readAll()).filter(({ journal }) => journal !== 'quarantine');
  }

  /** What the database has in quarantine: the texts of each kind, in the order in which they were written. */
  async quarantined(workspace?: string): Promise<{ slice: string; text: string }[]> {
    const own = (await this.readAll(workspace)).filter(({ journal }) => journal === 'quarantine');
    return own.map(({ value }) => value as { slice: string; text: string });
  }

  private async readAll(workspace = 'sample') {
    const database = openEntries(this.databaseName, workspace);
    const { stored } = await database.read();
    database.close();
    return stored;
  }

  /** The values that are kept as entries, by journal and id: `merchants/MER031`. */
  async entries(): Promise<Record<string, unknown>> {
    const stored = await this.stored();
    return Object.fromEntries(stored.map(({ journal, id, value }) => [`${journal}/${id}`, value]));
  }

  /** Until every tab has written what happened in it. */
  async settle(): Promise<void> {
    for (const { settled } of this.tabs) await settled();
  }

  /** Ends all tabs. */
  async close(): Promise<void> {
    for (const { settled, stop } of this.tabs) await settled().then(stop);
    // The database ends its transactions a few turns later.
    for (let turns = 0; turns < 5; turns += 1) await turn();
  }

  /** Until all is written, and every tab has heard of it. */
  async calm(): Promise<void> {
    do await this.settle();
    while (this.deliverOne());
  }

  /** What the tabs have not heard of yet, they never will. */
  loseEvents(): void {
    this.pending.splice(0, this.pending.length);
  }

  /** Brings the next event to its tab; false where there is none. */
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
      // As a StorageEvent says it, which plain Node has not.
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
