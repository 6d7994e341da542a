import * as v from 'valibot';
import { daySchema } from '@/domain/calendar/schema';

/** An item of the inbox and its payment. Its time is relative text ('2 hours ago'). */
export const inboxItemSchema = v.object({
  id: v.number(),
  title: v.string(),
  message: v.string(),
  time: v.string(),
  transactionId: v.optional(v.string()),
});

/** A row of the Notifications screen: an event of an integration, with its merchant and configurations. */
export const notificationSchema = v.object({
  id: v.number(),
  integrationId: v.string(),
  isRead: v.boolean(),
  /** The event of the integration and its day. */
  message: v.string(),
  date: daySchema,
});
