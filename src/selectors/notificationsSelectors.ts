import type { Configuration } from '@/domain/integrations';
import { ALL_NOTIFICATIONS } from '@/domain/notifications';
import { selectIntegrationRows } from '@/slices/integrationsSlice';
import {
  selectInbox,
  selectNotificationFilter,
  selectNotificationRows,
  selectNotificationsView,
  selectOpenInboxId,
  selectReadInboxIds,
} from '@/slices/notificationsSlice';
import { createSelector } from './createSelector';
import { createListSelectors } from './listSelectors';
import { selectMerchantName } from './merchantsSelectors';

const NO_CONFIGURATIONS: Configuration[] = [];

/** The rows of the Notifications screen: what each one's integration tells of merchant, event and configurations. */
export const selectNotificationEvents = createSelector(
  [selectNotificationRows, selectIntegrationRows, selectMerchantName],
  (rows, integrations, nameOf) => {
    const byId = new Map(integrations.map((integration) => [integration.id, integration]));
    return rows.map(({ id, integrationId, isRead }) => {
      const integration = byId.get(integrationId);
      return {
        id,
        integrationId,
        isRead,
        merchantName: integration ? nameOf(integration.merchantId) : '',
        event: integration?.integrationName ?? integrationId,
        configurations: integration?.configurations ?? NO_CONFIGURATIONS,
      };
    });
  },
);

type NotificationEvent = ReturnType<typeof selectNotificationEvents>[number];

const list = createListSelectors({
  selectRows: selectNotificationEvents,
  selectView: selectNotificationsView,
  selectFilter: createSelector(
    [selectNotificationFilter],
    (filter) =>
      ({ isRead }: NotificationEvent) =>
        filter === ALL_NOTIFICATIONS || isRead === (filter === 'Read'),
  ),
  searchedTexts: ({ merchantName, event }) => [merchantName, event],
  sortValues: {
    merchant: ({ merchantName }) => merchantName,
    name: ({ event }) => event,
    configuration: ({ configurations }) => configurations.join(', '),
  },
});

/** The page of notifications in view, with its number (from 1, never beyond the end) and the number of filtered rows. */
export const selectNotificationsPage = list.selectPage;

/** The items of the bell's inbox, each with whether it was read and whether its whole text is open. */
export const selectInboxItems = createSelector(
  [selectInbox, selectReadInboxIds, selectOpenInboxId],
  (inbox, readIds, openId) =>
    inbox.map((item) => ({ ...item, isRead: readIds.includes(item.id), isOpen: item.id === openId })),
);

/** The items that the bell counts; they are what 'Mark all as read' of the popover changes. */
export const selectUnreadInboxIds = createSelector([selectInbox, selectReadInboxIds], (inbox, readIds) =>
  inbox.map(({ id }) => id).filter((id) => !readIds.includes(id)),
);

/** The number on the bell; 0 where everything was read. */
export const selectUnreadInboxCount = createSelector([selectUnreadInboxIds], (ids) => ids.length);

/** The unread rows of the whole list, whatever is in view: what 'Mark all as read' of the screen changes. */
export const selectUnreadNotificationIds = createSelector([selectNotificationRows], (rows) =>
  rows.filter(({ isRead }) => !isRead).map(({ id }) => id),
);
