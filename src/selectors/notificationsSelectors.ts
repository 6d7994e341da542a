import type { Configuration } from '@/domain/integrations/vocabulary';
import { merchantNameOf } from '@/domain/merchants/merchants';
import { NOTIFICATION_LIST, type NotificationEvent } from '@/domain/notifications/notificationList';
import { createList } from '@/selectors/lists/listSelectors';
import { selectInbox, selectOpenInboxId, selectReadInboxIds } from '@/slices/entities/inboxSlice';
import { selectNotificationMarks, selectNotificationRows } from '@/slices/entities/notificationsSlice';
import { notificationsListSlice } from '@/slices/lists/notificationsListSlice';
import { createSelector } from './createSelector';
import { selectIntegrationsById } from './entitySelectors';
import { selectActivityItems } from './activityItems';
import { selectMerchantNames } from './merchantsSelectors';

const NO_CONFIGURATIONS: Configuration[] = [];

/** The rows of the Notifications screen, with the merchant and configurations of each integration. */
export const selectNotificationEvents = createSelector(
  [selectNotificationRows, selectNotificationMarks, selectIntegrationsById, selectMerchantNames],
  (rows, marks, integrations, names): NotificationEvent[] =>
    rows.map(({ id, integrationId, isRead, message, date }) => {
      const integration = integrations.get(integrationId);
      return {
        id,
        integrationId,
        isRead: marks[id] ?? isRead,
        merchantName: integration ? merchantNameOf(names, integration.merchantId) : '',
        event: integration?.integrationName ?? integrationId,
        message,
        date,
        configurations: integration?.configurations ?? NO_CONFIGURATIONS,
      };
    }),
);

/** The list of the Notifications screen. */
export const notificationsList = createList(NOTIFICATION_LIST, selectNotificationEvents, notificationsListSlice);

const selectAllInbox = createSelector([selectActivityItems, selectInbox], (events, inbox) => [...events, ...inbox]);

/** The items of the inbox, each with its read mark and whether its full text is open. */
export const selectInboxItems = createSelector(
  [selectAllInbox, selectReadInboxIds, selectOpenInboxId],
  (inbox, readIds, openId) =>
    inbox.map((item) => ({ ...item, isRead: readIds.includes(item.id), isOpen: item.id === openId })),
);

/** The unread items of the inbox, which the bell counts and 'Mark all as read' of the popover changes. */
export const selectUnreadInboxIds = createSelector([selectAllInbox, selectReadInboxIds], (inbox, readIds) =>
  inbox.map(({ id }) => id).filter((id) => !readIds.includes(id)),
);

/** The number on the bell, 0 if everything is read. */
export const selectUnreadInboxCount = createSelector([selectUnreadInboxIds], (ids) => ids.length);

/** The unread rows of all pages, which 'Mark all as read' of the screen changes. */
export const selectUnreadNotificationIds = createSelector(
  [selectNotificationRows, selectNotificationMarks],
  (rows, marks) => rows.filter(({ id, isRead }) => !(marks[id] ?? isRead)).map(({ id }) => id),
);
