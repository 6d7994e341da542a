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
import { inboxClosed, inboxToggled } from './layoutSlice';
import { initialListView, listViewReducers, readListView, type ListView } from './listView';
import { addressVisited } from './routeSlice';
import { inbox, notifications } from './seed';

/** `openInboxId` is the item of the popover whose whole text is shown. */
export type NotificationsState = ListView<IntegrationColumn> & {
  inbox: InboxItem[];
  readInboxIds: number[];
  openInboxId: number | null;
  rows: Notification[];
  filter: NotificationFilter;
};

const initialState: NotificationsState = {
  ...initialListView,
  inbox,
  readInboxIds: [],
  openInboxId: null,
  rows: notifications,
  filter: ALL_NOTIFICATIONS,
};

const closeInboxItem = (state: NotificationsState) => {
  state.openInboxId = null;
};

/** The bell's inbox and the rows of the Notifications screen: two lists, each with its own read and unread. */
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
    inboxItemOpened(state, { payload: opened }: PayloadAction<number>) {
      if (!state.inbox.some(({ id }) => id === opened)) return;
      state.openInboxId = opened;
      if (!state.readInboxIds.includes(opened)) state.readInboxIds.push(opened);
    },
    inboxItemClosed: closeInboxItem,
    inboxMarkedRead(state) {
      state.readInboxIds = state.inbox.map(({ id }) => id);
    },
    /** Takes 'Mark all as read' of the inbox back for the items it changed. */
    inboxRestored(state, action: PayloadAction<number[]>) {
      state.readInboxIds = state.readInboxIds.filter((id) => !action.payload.includes(id));
    },
    notificationMarked(state, action: PayloadAction<{ id: number; isRead: boolean }>) {
      const row = state.rows.find(({ id }) => id === action.payload.id);
      if (row) row.isRead = action.payload.isRead;
    },
    allNotificationsMarkedRead(state) {
      for (const row of state.rows) row.isRead = true;
    },
    /** Takes 'Mark all as read' of the screen back for the rows it changed. */
    notificationsRestored(state, action: PayloadAction<number[]>) {
      for (const row of state.rows) if (action.payload.includes(row.id)) row.isRead = false;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(inboxToggled, closeInboxItem)
      .addCase(inboxClosed, closeInboxItem)
      .addCase(addressVisited, (state, { payload: { path, query } }) => {
        closeInboxItem(state);
        if (path !== PATHS.notifications) return;
        Object.assign(state, readListView(query, INTEGRATION_COLUMNS));
        state.filter = readOption(query.filter, NOTIFICATION_FILTERS, ALL_NOTIFICATIONS);
      });
  },
  selectors: {
    selectNotificationsView: (state) => state,
    selectInbox: (state) => state.inbox,
    selectReadInboxIds: (state) => state.readInboxIds,
    selectOpenInboxId: (state) => state.openInboxId,
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
  selectReadInboxIds,
  selectOpenInboxId,
  selectNotificationRows,
  selectNotificationsSearch,
  selectNotificationFilter,
  selectNotificationsSort,
} = notificationsSlice.selectors;
