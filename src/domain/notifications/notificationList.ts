import type { Day } from '@/domain/calendar/dates';
import type { Configuration } from '@/domain/integrations/vocabulary';
import { defineList } from '@/domain/lists/lists';
import { PATHS } from '@/domain/screens';

/** A row of the Notifications screen with the details of its integration. */
export type NotificationEvent = {
  id: number;
  integrationId: string;
  isRead: boolean;
  merchantName: string;
  event: string;
  /** The event and its day. */
  message: string;
  date: Day;
  configurations: readonly Configuration[];
};

export const NOTIFICATION_LIST = defineList<NotificationEvent>()({
  noun: 'notification',
  path: PATHS.notifications,
  columns: {
    merchant: { header: 'MERCHANT NAME', value: ({ merchantName }) => merchantName },
    name: { header: 'INTEGRATION NAME', value: ({ event }) => event },
    configuration: { header: 'CONFIGURATION', value: ({ configurations }) => configurations.join(', ') },
  },
  filters: {
    filter: {
      label: 'Read or unread',
      options: ['All Notifications', 'Unread', 'Read'],
      matches: ({ isRead }, option) => isRead === (option === 'Read'),
    },
  },
  searchedTexts: ({ merchantName, event }) => [merchantName, event],
});
