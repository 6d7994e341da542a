import { createSlice } from '@reduxjs/toolkit';
import { INTEGRATION_LIST } from '@/domain/integrations/integrationList';
import { integrationsActions } from '@/slices/entities/integrationsSlice';
import { listSlice } from './listView';

export const integrationsListSlice = createSlice({
  name: 'integrationsList',
  ...listSlice(INTEGRATION_LIST, integrationsActions.integrationAdded),
});
export const integrationsListActions = integrationsListSlice.actions;
