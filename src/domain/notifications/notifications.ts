import type { InferOutput } from 'valibot';
import type { inboxItemSchema, notificationSchema } from './schema';
import type { Day } from '@/domain/calendar/dates';
import type { Configuration } from '@/domain/integrations/vocabulary';
import { defineList } from '@/domain/lists/lists';
import { PATHS } from '@/domain/screens';

/** An item about a record has the id of the record. */
export type InboxItemId = number | string;
export type InboxItem = Omit<InferOutput<typeof inboxItemSchema>, 'id'> & {
  id: InboxItemId;
  /** The proposal that opening the item shows. */
  proposalId?: string;
};

export type Notification = InferOutput<typeof notificationSchema>;

/** `1 notification`, `12 notifications`. */
export function countNotifications(count: number): string {
  return count === 1 ? '1 notification' : `${count} notifications`;
}

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
