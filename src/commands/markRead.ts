import { countNotifications, type InboxItemId } from '@/domain/notifications/notifications';
import { selectInboxItems } from '@/selectors/inbox/items';
import { selectUnreadInboxIds } from '@/selectors/inbox/unread';
import { selectUnreadNotificationIds } from '@/selectors/inbox/unreadRows';
import { selectPermission } from '@/selectors/permissions/permissions';
import { inboxActions, selectReadInboxIds } from '@/slices/entities/inboxSlice';
import { notificationsActions, selectNotificationMarks } from '@/slices/entities/notificationsSlice';
import { dispatchIfAccepted, withValidClock, type Command } from './command';
import * as texts from './texts/inboxTexts';

/** Marks all items of the inbox as read, if any are unread. */
export function markInboxRead(): Command {
  return (dispatch, getState) => {
    const ids = selectUnreadInboxIds(getState());
    if (ids.length === 0) return;
    const undo = inboxActions.inboxRestored(ids);
    const toast = { title: texts.markedAsRead, text: texts.inInbox(countNotifications(ids.length)), undo };
    dispatch(dispatchIfAccepted(inboxActions.inboxMarkedRead(ids), selectReadInboxIds, toast));
  };
}

/** Shows the full text of an inbox item and marks it as read. Without an id, closes the open one. */
export function openInboxItem(id: InboxItemId | null): Command {
  return (dispatch, getState) => {
    if (id === null) dispatch(inboxActions.inboxItemClosed());
    else if (selectInboxItems(getState()).some((item) => item.id === id)) {
      const { allowed } = selectPermission(getState(), 'saveViews');
      dispatch(allowed ? inboxActions.inboxItemOpened(id) : inboxActions.inboxItemShown(id));
    }
  };
}

/** Marks a row of the Notifications screen as read or unread. */
export function markNotification(id: number, isRead: boolean): Command {
  return withValidClock(
    (dispatch) => void dispatch(notificationsActions.notificationMarked({ id, isRead })),
    undefined,
  );
}

/** Marks all rows of the Notifications screen as read, if any are unread, on all pages. */
export function markNotificationsRead(): Command {
  return (dispatch, getState) => {
    const ids = selectUnreadNotificationIds(getState());
    if (ids.length === 0) return;
    const undo = notificationsActions.notificationsRestored(ids);
    const toast = { title: texts.markedAsRead, text: countNotifications(ids.length), undo };
    dispatch(dispatchIfAccepted(notificationsActions.allNotificationsMarkedRead(), selectNotificationMarks, toast));
  };
}
