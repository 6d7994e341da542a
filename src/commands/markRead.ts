import { countNotifications, type InboxItemId } from '@/domain/notifications/notifications';
import {
  selectInboxItems,
  selectUnreadInboxIds,
  selectUnreadNotificationIds,
} from '@/selectors/notificationsSelectors';
import { inboxActions, selectReadInboxIds } from '@/slices/entities/inboxSlice';
import { notificationsActions, selectNotificationMarks } from '@/slices/entities/notificationsSlice';
import { dispatchIfAccepted, type Command } from './command';

/** Marks all items of the bell's inbox as read, if there are unread ones. */
export function markInboxRead(): Command {
  return (dispatch, getState) => {
    const ids = selectUnreadInboxIds(getState());
    if (ids.length === 0) return;
    const undo = inboxActions.inboxRestored(ids);
    const toast = { title: 'Marked as read', text: `${countNotifications(ids.length)} in the inbox`, undo };
    dispatch(dispatchIfAccepted(inboxActions.inboxMarkedRead(ids), selectReadInboxIds, toast));
  };
}

/** Shows an item of the inbox whole, which marks it read; or, of none, closes the one that is open. */
export function openInboxItem(id: InboxItemId | null): Command {
  return (dispatch, getState) => {
    if (id === null) dispatch(inboxActions.inboxItemClosed());
    else if (selectInboxItems(getState()).some((item) => item.id === id)) dispatch(inboxActions.inboxItemOpened(id));
  };
}

/** Marks one row of the Notifications screen. */
export function markNotification(id: number, isRead: boolean): Command {
  return (dispatch) => void dispatch(notificationsActions.notificationMarked({ id, isRead }));
}

/** Marks every row of the Notifications screen as read, if there are unread ones: not only those in view. */
export function markNotificationsRead(): Command {
  return (dispatch, getState) => {
    const ids = selectUnreadNotificationIds(getState());
    if (ids.length === 0) return;
    const undo = notificationsActions.notificationsRestored(ids);
    const toast = { title: 'Marked as read', text: countNotifications(ids.length), undo };
    dispatch(dispatchIfAccepted(notificationsActions.allNotificationsMarkedRead(), selectNotificationMarks, toast));
  };
}
