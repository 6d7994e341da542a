import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Notification } from '@/domain/notifications/notifications';
import { notifications } from '@/slices/seed';

/** `marks` tell by its id of each row that was marked whether it is read now. */
export type NotificationsState = { rows: Notification[]; marks: Record<number, boolean> };

const initialState: NotificationsState = { rows: notifications, marks: {} };

/** The rows of the Notifications screen, and what the operator marked as read or unread. */
export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    notificationMarked(state, { payload: { id, isRead } }: PayloadAction<{ id: number; isRead: boolean }>) {
      if (state.rows.some((row) => row.id === id)) state.marks[id] = isRead;
    },
    allNotificationsMarkedRead(state) {
      for (const { id } of state.rows) state.marks[id] = true;
    },
    /** Takes 'Mark all as read' back for the rows it changed. */
    notificationsRestored(state, action: PayloadAction<number[]>) {
      for (const id of action.payload) state.marks[id] = false;
    },
  },
  selectors: { selectNotificationRows: (state) => state.rows, selectNotificationMarks: (state) => state.marks },
});

export const notificationsActions = notificationsSlice.actions;
export const { selectNotificationRows, selectNotificationMarks } = notificationsSlice.selectors;
