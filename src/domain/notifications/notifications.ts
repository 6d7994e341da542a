import * as v from 'valibot';
import { daySchema } from '@/domain/calendar/dates';

/** An item of the bell's inbox, and the payment it tells of; its time is relative text ('2 hours ago'). */
export const inboxItemSchema = v.object({
  id: v.number(),
  title: v.string(),
  message: v.string(),
  time: v.string(),
  transactionId: v.optional(v.string()),
});

export type InboxItem = v.InferOutput<typeof inboxItemSchema>;

/** A row of the Notifications screen: an event of an integration, which tells the merchant and the configurations. */
export const notificationSchema = v.object({
  id: v.number(),
  integrationId: v.string(),
  isRead: v.boolean(),
  /** What happened to the integration, and on which day. */
  message: v.string(),
  date: daySchema,
});

export type Notification = v.InferOutput<typeof notificationSchema>;

/** `1 notification`, `12 notifications`. */
export function countNotifications(count: number): string {
  return count === 1 ? '1 notification' : `${count} notifications`;
}
