import type { Configuration } from '@/domain/integrations/vocabulary';
import { merchantNameOf } from '@/domain/merchants/merchants';
import { NOTIFICATION_LIST, type NotificationEvent } from '@/domain/notifications/notifications';
import { createList } from '@/selectors/lists/listSelectors';
import { selectNotificationMarks, selectNotificationRows } from '@/slices/entities/notificationsSlice';
import { notificationsListSlice } from '@/slices/lists/entityListSlices';
import { createSelector } from './createSelector';
import { selectIntegrationsById } from './entitySelectors';
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
