import type { Integration } from '@/domain/integrations/integrations';
import type { Merchant } from '@/domain/merchants/merchants';
import { entriesRehydrated } from '@/store/persistence/rehydration';
import type { AppStore } from '@/store/store';
import { FakeBrowser as UnclockedBrowser } from './fakeBrowser';

/** The test controls the clock, except the timers that the database needs. */
export function useClock(now?: Date): void {
  jest.useFakeTimers({ ...(now && { now }), doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
}

const opened: FakeBrowser[] = [];

afterEach(async () => {
  for (const browser of opened.splice(0, opened.length)) await browser.close();
});

/** Creates a browser whose clock the test controls. */
export class FakeBrowser extends UnclockedBrowser {
  constructor(...args: ConstructorParameters<typeof UnclockedBrowser>) {
    super(...args);
    opened.push(this);
  }

  /** Waits until every tab has written its changes, because redux-persist writes in later timer ticks. */
  override async waitForWrites(): Promise<void> {
    jest.advanceTimersByTime(200);
    await super.waitForWrites();
  }
}

export async function openTwo() {
  const browser = new FakeBrowser();
  return { browser, tabs: [await browser.openTab(), await browser.openTab()] as const };
}

/** Edits rows like the forms. */
export function changeRows(
  store: AppStore,
  slice: 'integrations' | 'merchants',
  rows: (Integration | Merchant)[],
): void {
  const { changed } = store.getState()[slice];
  store.dispatch(
    entriesRehydrated({ [slice]: { ...changed, ...Object.fromEntries(rows.map((row) => [row.id, row])) } }),
  );
}

/** Marks notifications as read, like the Notifications page. */
export function markRead(store: AppStore, ids: number[]): void {
  const { marks } = store.getState().notifications;
  store.dispatch(
    entriesRehydrated({ notifications: { ...marks, ...Object.fromEntries(ids.map((id) => [id, true])) } }),
  );
}
