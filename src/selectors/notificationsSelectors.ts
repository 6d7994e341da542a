import type { Configuration } from '@/domain/integrations';
import { viewPage } from '@/domain/paging';
import { selectIntegrationRows } from '@/slices/integrationsSlice';
import {
  selectNotificationRows,
  selectNotificationsPageNumber,
  selectNotificationsPageSize,
} from '@/slices/notificationsSlice';
import { createSelector } from './createSelector';
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
        isRead,
        merchantName: integration ? nameOf(integration.merchantId) : '',
        event: integration?.integrationName ?? integrationId,
        configurations: integration?.configurations ?? NO_CONFIGURATIONS,
      };
    });
  },
);

/** The page of notifications in view, with its number (from 1, never beyond the end) and the number of all rows. */
export const selectNotificationsPage = createSelector(
  [selectNotificationEvents, selectNotificationsPageNumber, selectNotificationsPageSize],
  viewPage,
);
