import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Notification } from '@/domain/notifications/notifications';
import { notifications } from '@/slices/seed';

/** `marks` tell by its id of each row that was marked otherwise whether it is read now. */
export type NotificationsState = { rows: Notification[]; marks: Record<number, boolean> };

const initialState: NotificationsState = { rows: notifications, marks: {} };

/** What is again as it was at the start is no mark. */
function mark({ rows, marks }: NotificationsState, id: number, isRead: boolean): void {
  const row = rows.find((each) => each.id === id);
  if (!row) return;
  if (row.isRead === isRead) Reflect.deleteProperty(marks, id);
  else marks[id] = isRead;
}

/** The rows of the Notifications screen, and what the operator marked as read or unread. */
export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    notificationMarked(state, { payload: { id, isRead } }: PayloadAction<{ id: number; isRead: boolean }>) {
      mark(state, id, isRead);
    },
    allNotificationsMarkedRead(state) {
      for (const { id } of state.rows) mark(state, id, true);
    },
    /** Takes 'Mark all as read' back for the rows it changed. */
    notificationsRestored(state, action: PayloadAction<number[]>) {
      for (const id of action.payload) mark(state, id, false);
    },
  },
  selectors: { selectNotificationRows: (state) => state.rows, selectNotificationMarks: (state) => state.marks },
});

export const notificationsActions = notificationsSlice.actions;
export const { selectNotificationRows, selectNotificationMarks } = notificationsSlice.selectors;
