import type { InferOutput } from 'valibot';
import type { inboxItemSchema, notificationSchema } from '@/domain/schemas/notifications';

export type InboxItem = InferOutput<typeof inboxItemSchema>;

export type Notification = InferOutput<typeof notificationSchema>;

/** `1 notification`, `12 notifications`. */
export function countNotifications(count: number): string {
  return count === 1 ? '1 notification' : `${count} notifications`;
}
