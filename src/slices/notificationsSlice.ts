import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { INTEGRATION_COLUMNS, type IntegrationColumn } from '@/domain/integrations';
import {
  ALL_NOTIFICATIONS,
  NOTIFICATION_FILTERS,
  type InboxItem,
  type Notification,
  type NotificationFilter,
} from '@/domain/notifications';
import { PATHS, readOption } from '@/domain/screens';
import { inbox } from '@/fixtures/inbox';
import { notifications } from '@/fixtures/notifications';
import { initialListView, listViewReducers, readListView, type ListView } from './listView';
import { addressVisited } from './routeSlice';

export type NotificationsState = ListView<IntegrationColumn> & {
  inbox: InboxItem[];
  rows: Notification[];
  filter: NotificationFilter;
};

const initialState: NotificationsState = { ...initialListView, inbox, rows: notifications, filter: ALL_NOTIFICATIONS };

export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    ...listViewReducers<IntegrationColumn>(),
    filterChosen(state, action: PayloadAction<NotificationFilter>) {
      state.filter = action.payload;
      state.page = 1;
    },
    filtersCleared: (state) => ({ ...state, search: '', filter: ALL_NOTIFICATIONS, page: 1 }),
  },
  extraReducers: (builder) => {
    builder.addCase(addressVisited, (state, { payload: { path, query } }) => {
      if (path !== PATHS.notifications) return;
      Object.assign(state, readListView(query, INTEGRATION_COLUMNS));
      state.filter = readOption(query.filter, NOTIFICATION_FILTERS, ALL_NOTIFICATIONS);
    });
  },
  selectors: {
    selectNotificationsView: (state) => state,
    selectInbox: (state) => state.inbox,
    selectNotificationRows: (state) => state.rows,
    selectNotificationsSearch: (state) => state.search,
    selectNotificationFilter: (state) => state.filter,
    selectNotificationsSort: (state) => state.sort,
  },
});

export const notificationsActions = notificationsSlice.actions;
export const {
  selectNotificationsView,
  selectInbox,
  selectNotificationRows,
  selectNotificationsSearch,
  selectNotificationFilter,
  selectNotificationsSort,
} = notificationsSlice.selectors;
