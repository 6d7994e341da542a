import type { InferOutput } from 'valibot';
import type { inboxItemSchema, notificationSchema } from './schema';

/** An item about a record has the id of the record. */
export type InboxItemId = number | string;
export type InboxItem = Omit<InferOutput<typeof inboxItemSchema>, 'id'> & { id: InboxItemId };

export type Notification = InferOutput<typeof notificationSchema>;

/** `1 notification`, `12 notifications`. */
export function countNotifications(count: number): string {
  return count === 1 ? '1 notification' : `${count} notifications`;
}
