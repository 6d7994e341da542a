import { createSlice } from '@reduxjs/toolkit';
import { INTEGRATION_LIST } from '@/domain/integrations/integrationList';
import { integrationsActions } from '@/slices/entities/integrationsSlice';
import { listSlice } from './listView';
import { MERCHANT_LIST } from '@/domain/merchants/merchantList';
import { merchantsActions } from '@/slices/entities/merchantsSlice';
import { NOTIFICATION_LIST } from '@/domain/notifications/notifications';

export const integrationsListSlice = createSlice({
  name: 'integrationsList',
  ...listSlice(INTEGRATION_LIST, integrationsActions.integrationAdded),
});
export const integrationsListActions = integrationsListSlice.actions;

export const merchantsListSlice = createSlice({
  name: 'merchantsList',
  ...listSlice(MERCHANT_LIST, merchantsActions.merchantAdded),
});
export const merchantsListActions = merchantsListSlice.actions;

export const notificationsListSlice = createSlice({ name: 'notificationsList', ...listSlice(NOTIFICATION_LIST) });
export const notificationsListActions = notificationsListSlice.actions;
