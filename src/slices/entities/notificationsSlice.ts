import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Notification } from '@/domain/notifications/notifications';
import { notifications } from '@/slices/seed';

/** `marks` has the read state of each row that differs from its original state, by id. */
export type NotificationsState = { rows: Notification[]; marks: Record<number, boolean> };

const initialState: NotificationsState = { rows: notifications, marks: {} };

/** A row in its original state needs no mark. */
function mark({ rows, marks }: NotificationsState, id: number, isRead: boolean): void {
  const row = rows.find((notification) => notification.id === id);
  if (!row) return;
  if (row.isRead === isRead) Reflect.deleteProperty(marks, id);
  else marks[id] = isRead;
}

/** The rows of the Notifications screen, and the operator's read marks. */
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
    /** Undoes 'Mark all as read' for the rows that it changed. */
    notificationsRestored(state, action: PayloadAction<number[]>) {
      for (const id of action.payload) mark(state, id, false);
    },
  },
  selectors: { selectNotificationRows: (state) => state.rows, selectNotificationMarks: (state) => state.marks },
});

export const notificationsActions = notificationsSlice.actions;
export const { selectNotificationRows, selectNotificationMarks } = notificationsSlice.selectors;
