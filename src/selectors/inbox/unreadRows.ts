import { createSelector } from '@/selectors/createSelector';
import { selectNotificationMarks, selectNotificationRows } from '@/slices/entities/notificationsSlice';

/** The unread rows of the Notifications screen on all pages, which 'Mark all as read' of the screen changes. */
export const selectUnreadNotificationIds = createSelector(
  [selectNotificationRows, selectNotificationMarks],
  (rows, marks) => rows.filter(({ id, isRead }) => !(marks[id] ?? isRead)).map(({ id }) => id),
);
