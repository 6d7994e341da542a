import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { ALL_NOTIFICATIONS, type InboxItem, type Notification, type NotificationFilter } from '@/domain/notifications';
import { inbox } from '@/fixtures/inbox';
import { notifications } from '@/fixtures/notifications';
import { initialListView, listViewReducers, type ListView } from './listView';

export type NotificationsState = ListView & { inbox: InboxItem[]; rows: Notification[]; filter: NotificationFilter };

const initialState: NotificationsState = { ...initialListView, inbox, rows: notifications, filter: ALL_NOTIFICATIONS };

export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    ...listViewReducers,
    filterChosen(state, action: PayloadAction<NotificationFilter>) {
      state.filter = action.payload;
      state.page = 1;
    },
  },
  selectors: {
    selectInbox: (state) => state.inbox,
    selectNotificationRows: (state) => state.rows,
    selectNotificationsSearch: (state) => state.search,
    selectNotificationFilter: (state) => state.filter,
    selectNotificationsPageNumber: (state) => state.page,
    selectNotificationsPageSize: (state) => state.pageSize,
  },
});

export const notificationsActions = notificationsSlice.actions;
export const {
  selectInbox,
  selectNotificationRows,
  selectNotificationsSearch,
  selectNotificationFilter,
  selectNotificationsPageNumber,
  selectNotificationsPageSize,
} = notificationsSlice.selectors;
