import { createSlice, original, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import { isValidIntegration, type Integration, type IntegrationStatus } from '@/domain/integrations/integrations';
import { integrations } from '@/slices/seed';
import { merchantsActions } from './merchantsSlice';
import { effectiveRow, effectiveRows, isAdded, putRow, type Overlay } from './overlay';

export type IntegrationsState = Overlay<Integration>;

const initialState: IntegrationsState = { rows: integrations, changed: {} };

/** The original integrations, and what operators added and changed. */
export const integrationsSlice = createSlice({
  name: 'integrations',
  initialState,
  reducers: {
    integrationAdded(state, { payload }: PayloadAction<Integration>) {
      const before = original(state);
      if (!effectiveRow(before, payload.id) && isValidIntegration(payload, effectiveRows(before)))
        putRow<Integration>(state, payload);
    },
    /** Changes only the given fields. */
    integrationEdited(state, { payload }: PayloadAction<Pick<Integration, 'id'> & Partial<Integration>>) {
      const before = original(state);
      const row = effectiveRow(before, payload.id);
      const edited = row && { ...row, ...payload };
      if (edited && isValidIntegration(edited, effectiveRows(before))) putRow<Integration>(state, edited);
    },
    /** Undoes an addition. Original rows cannot be removed. */
    integrationRemoved(state, { payload: id }: PayloadAction<string>) {
      if (isAdded(original(state), id)) Reflect.deleteProperty(state.changed, id);
    },
    integrationsMadeInactive(state, { payload: ids }: PayloadAction<string[]>) {
      changeStatuses(state, ids, 'Inactive');
    },
  },
  extraReducers: (builder) => {
    builder.addCase(merchantsActions.merchantStatusUndone, (state, { payload }) => {
      const before = original(state);
      const ids = [payload]
        .flat()
        .flatMap(({ id, integrationIds }) =>
          integrationIds.filter((integrationId) => effectiveRow(before, integrationId)?.merchantId === id),
        );
      changeStatuses(state, ids, 'Active');
    });
    // Undoing the addition of a merchant also removes its integrations, because its id may be used again.
    builder.addCase(merchantsActions.merchantRemoved, (state, { payload: merchantId }) => {
      const before = original(state);
      for (const row of Object.values(before.changed)) {
        if (row.merchantId !== merchantId) continue;
        const base = before.rows.find(({ id }) => id === row.id);
        if (base) putRow<Integration>(state, { ...row, merchantId: base.merchantId });
        else Reflect.deleteProperty(state.changed, row.id);
      }
    });
  },
  selectors: { selectIntegrationOverlay: (state) => state },
});

function changeStatuses(state: Draft<IntegrationsState>, ids: readonly string[], status: IntegrationStatus): void {
  const before = original(state);
  for (const id of ids) {
    const row = effectiveRow(before, id);
    if (row) putRow<Integration>(state, { ...row, status });
  }
}

export const integrationsActions = integrationsSlice.actions;
export const { selectIntegrationOverlay } = integrationsSlice.selectors;
