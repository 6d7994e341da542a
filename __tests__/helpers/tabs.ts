import { REHYDRATE } from 'redux-persist';
import type { Integration } from '@/domain/integrations/integrations';
import type { Merchant } from '@/domain/merchants/merchants';
import { setupPersistedStore } from '@/store/persistence/persistedStore';
import type { TextStorage } from '@/store/persistence/storage';
import type { AppStore } from '@/store/store';

/** What one browser keeps: texts by their keys, and events that the tabs have not heard of yet. */
export class FakeBrowser {
  readonly texts = new Map<string, string>();
  private readonly pages: EventTarget[] = [];
  private readonly pending: { page: EventTarget; key: string }[] = [];

  /** Set by a test that wants a storage which refuses. */
  refuses: { [Method in keyof TextStorage]?: boolean } = {};

  constructor(texts: Iterable<readonly [string, string]> = []) {
    this.texts = new Map(texts);
  }

  /** A tab that has read what is kept. `deliver` brings it the events of the others. */
  async openTab() {
    const { storage, page } = this.newTab();
    const tab = setupPersistedStore(storage, page);
    await tab.ready;
    return { ...tab, page };
  }

  /** What a tab sees of the browser: what is kept, and a page that hears of the other tabs. */
  newTab() {
    const page = new EventTarget();
    const storage = this.storageFor(page);
    this.pages.push(page);
    return { storage, page };
  }

  /** Brings the next event to its tab; false where there is none. */
  deliverOne(): boolean {
    const next = this.pending.shift();
    // As a StorageEvent says it, which plain Node has not.
    next?.page.dispatchEvent(Object.assign(new Event('storage'), { key: next.key }));
    return next !== undefined;
  }

  private storageFor(page: EventTarget): TextStorage {
    const tell = (key: string, text: string | undefined) => {
      if (this.texts.get(key) === text) return;
      if (text === undefined) this.texts.delete(key);
      else this.texts.set(key, text);
      this.pending.push(...this.pages.filter((other) => other !== page).map((other) => ({ page: other, key })));
    };
    return {
      getItem: (key) => this.answer('getItem', () => this.texts.get(key) ?? null),
      setItem: (key, text) => this.answer('setItem', () => tell(key, text)),
      removeItem: (key) => this.answer('removeItem', () => tell(key, undefined)),
    };
  }

  private answer<Result>(method: keyof TextStorage, act: () => Result): Result {
    if (this.refuses[method]) throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    return act();
  }
}

/** An operator's edit of some rows, as the forms make it. */
export function changeRows(
  store: AppStore,
  slice: 'integrations' | 'merchants',
  rows: (Integration | Merchant)[],
): void {
  const kept = { ...store.getState()[slice].changed, ...Object.fromEntries(rows.map((row) => [row.id, row])) };
  const { pageSize } = store.getState()[`${slice}List`];
  store.dispatch({ type: REHYDRATE, key: slice, payload: { pageSize, rows: kept } });
}

/** What the operator marks as read on the Notifications screen. */
export function markRead(store: AppStore, ids: number[]): void {
  const { notifications, notificationsList } = store.getState();
  const read = { ...notifications.marks, ...Object.fromEntries(ids.map((id) => [id, true])) };
  const { pageSize } = notificationsList;
  store.dispatch({ type: REHYDRATE, key: 'notifications', payload: { pageSize, read, readInbox: {} } });
}

/** Until every store has written what it was told: redux-persist takes some turns of the clock, which is the test's. */
export function settle(): void {
  jest.advanceTimersByTime(200);
}
