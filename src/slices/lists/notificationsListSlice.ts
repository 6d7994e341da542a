import { createSlice } from '@reduxjs/toolkit';
import { NOTIFICATION_LIST } from '@/domain/notifications/notifications';
import { listSlice } from './listView';

export const notificationsListSlice = createSlice({ name: 'notificationsList', ...listSlice(NOTIFICATION_LIST) });
export const notificationsListActions = notificationsListSlice.actions;
