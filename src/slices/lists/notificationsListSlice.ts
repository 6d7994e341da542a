import { createSlice } from '@reduxjs/toolkit';
import { NOTIFICATION_LIST } from '@/domain/notifications/notificationList';
import { followAddress, initialListView, listViewReducers } from './listView';

export const notificationsListSlice = createSlice({
  name: 'notificationsList',
  initialState: initialListView(NOTIFICATION_LIST),
  reducers: listViewReducers(NOTIFICATION_LIST),
  extraReducers: (builder) => followAddress(builder, NOTIFICATION_LIST),
  selectors: { selectNotificationsView: (state) => state },
});

export const notificationsListActions = notificationsListSlice.actions;
export const { selectNotificationsView } = notificationsListSlice.selectors;
