import type { Integration } from '@/domain/integrations/integrations';
import type { Merchant } from '@/domain/merchants/merchants';
import { entriesRehydrated } from '@/store/persistence/rehydration';
import type { AppStore } from '@/store/store';
import { FakeBrowser as UnclockedBrowser } from './fakeBrowser';

/** The clock is the test's; but for what the database waits on. */
export function useClock(now?: Date): void {
  jest.useFakeTimers({ ...(now && { now }), doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
}

const opened: FakeBrowser[] = [];

afterEach(async () => {
  for (const browser of opened.splice(0, opened.length)) await browser.close();
});

/** A browser whose clock is the test's. */
export class FakeBrowser extends UnclockedBrowser {
  constructor(...args: ConstructorParameters<typeof UnclockedBrowser>) {
    super(...args);
    opened.push(this);
  }

  /** Until every tab has written what happened in it: redux-persist takes some turns of the clock. */
  override async settle(): Promise<void> {
    jest.advanceTimersByTime(200);
    await super.settle();
  }
}

export async function openTwo() {
  const browser = new FakeBrowser();
  return { browser, tabs: [await browser.openTab(), await browser.openTab()] as const };
}

/** An operator's edit of some rows, as the forms make it. */
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

/** What the operator marks as read on the Notifications screen. */
export function markRead(store: AppStore, ids: number[]): void {
  const { marks } = store.getState().notifications;
  store.dispatch(
    entriesRehydrated({ notifications: { ...marks, ...Object.fromEntries(ids.map((id) => [id, true])) } }),
  );
}
