import fc from 'fast-check';
import { openInboxItem } from '@/commands/markRead';
import { selectInboxItems } from '@/selectors/inbox/items';
import { selectUnreadInboxCount, selectUnreadInboxIds } from '@/selectors/inbox/unread';
import { selectUnreadNotificationIds } from '@/selectors/inbox/unreadRows';
import { inboxActions } from '@/slices/entities/inboxSlice';
import { notificationsActions } from '@/slices/entities/notificationsSlice';
import { inboxToggled } from '@/slices/ui/layoutSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import { setupStore } from '@/store/store';
import { notificationsOf } from '../helpers/builders';

const { inboxItemOpened, inboxItemClosed, inboxMarkedRead, inboxRestored } = inboxActions;
const { notificationMarked, allNotificationsMarkedRead, notificationsRestored } = notificationsActions;

describe('The inbox', () => {
  test('has the read items and the open one', () => {
    const store = setupStore();
    expect(selectUnreadInboxCount(store.getState())).toBe(2);
    store.dispatch(inboxItemOpened(2));
    store.dispatch(inboxItemOpened(2));
    expect(store.getState().inbox.readIds).toEqual([2]);
    expect(selectInboxItems(store.getState())).toMatchObject([
      { id: 1, isRead: false, isOpen: false },
      { id: 2, isRead: true, isOpen: true },
    ]);
    store.dispatch(inboxItemClosed());
    expect(selectInboxItems(store.getState())[1]).toMatchObject({ isRead: true, isOpen: false });
  });

  test('refuses to open an unknown item', () => {
    const store = setupStore();
    const before = store.getState();
    store.dispatch(openInboxItem(99));
    expect(store.getState()).toEqual(before);
  });

  test.each([inboxToggled(), addressVisited({ path: '/merchants', query: {} })])(
    'closes its open item on $type',
    (action) => {
      const store = setupStore();
      store.dispatch(inboxItemOpened(1));
      store.dispatch(action);
      expect(store.getState().inbox).toMatchObject({ openId: null, readIds: [1] });
    },
  );
});

describe('Undo of marking all as read restores exactly what it changed,', () => {
  test('with any items of the inbox read before', () => {
    fc.assert(
      fc.property(fc.subarray([1, 2]), (read) => {
        const store = setupStore();
        for (const id of read) store.dispatch(inboxItemOpened(id));
        const changed = selectUnreadInboxIds(store.getState());
        store.dispatch(inboxMarkedRead());
        expect(selectUnreadInboxCount(store.getState())).toBe(0);
        store.dispatch(inboxRestored(changed));
        expect(store.getState().inbox.readIds).toEqual(read);
      }),
    );
  });

  test('with any rows of the screen read before', () => {
    const ids = notificationsOf(setupStore().getState()).map(({ id }) => id);
    fc.assert(
      fc.property(fc.array(fc.record({ id: fc.constantFrom(...ids, 99), isRead: fc.boolean() })), (marks) => {
        const store = setupStore();
        for (const mark of marks) store.dispatch(notificationMarked(mark));
        const before = notificationsOf(store.getState());
        const changed = selectUnreadNotificationIds(store.getState());
        store.dispatch(allNotificationsMarkedRead());
        expect(selectUnreadNotificationIds(store.getState())).toEqual([]);
        store.dispatch(notificationsRestored(changed));
        expect(notificationsOf(store.getState())).toEqual(before);
      }),
    );
  });
});
