import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import type { Day } from '@/domain/calendar/dates';
import { draftOfMerchant, newMerchant, readMerchantDraft, type MerchantDraft } from '@/domain/merchants/merchantForm';
import {
  hasSuspensionReason,
  getStatusSnapshot,
  withStatus,
  type Merchant,
  type MerchantStatus,
  type StatusSnapshot,
} from '@/domain/merchants/merchants';
import type { Moment } from '@/domain/recordSchema';
import type { Numbered } from '@/domain/rowNumbers';
import { isSame } from '@/lib/objects';
import { merchants } from '@/slices/seed';
import { effectiveRow, effectiveRows, isAdded, putRow, type Overlay } from './overlay';

type StatusUndo = { id: string; before: StatusSnapshot; after?: StatusSnapshot; integrationIds: string[] };

const initialState: Overlay<Merchant> = { rows: merchants, changed: {} };

/** The original merchants, and what operators added and changed. */
export const merchantsSlice = createSlice({
  name: 'merchants',
  initialState,
  reducers: {
    merchantAdded(state, { payload }: PayloadAction<Numbered & { draft: MerchantDraft; joinedOn: Day }>) {
      const { id, draft, joinedOn } = payload;
      const before = original(state);
      const fields = readMerchantDraft(draft, effectiveRows(before));
      if (fields && !effectiveRow(before, id)) putRow<Merchant>(state, newMerchant(payload, fields, joinedOn));
    },
    /** Changes only the given fields. */
    merchantEdited(state, { payload: { id, draft } }: PayloadAction<{ id: string; draft: Partial<MerchantDraft> }>) {
      const before = original(state);
      const row = effectiveRow(before, id);
      const base = before.rows.find((merchant) => merchant.id === id);
      const edited = row && { ...draftOfMerchant(row), ...draft };
      const fields = edited && readMerchantDraft(edited, effectiveRows(before), id, base && draftOfMerchant(base));
      if (row && fields) putRow<Merchant>(state, { ...row, ...fields });
    },
    /** Undoes an addition. Original rows cannot be removed. */
    merchantRemoved(state, { payload: id }: PayloadAction<string>) {
      if (isAdded(original(state), id)) Reflect.deleteProperty(state.changed, id);
    },
    /** The new status of a merchant, or of several. */
    merchantStatusChanged(
      state,
      {
        payload,
      }: PayloadAction<{ id: string | readonly string[]; status: MerchantStatus; reason?: string; moment?: Moment }>,
    ) {
      const { status, reason, moment } = payload;
      for (const id of [payload.id].flat()) {
        const row = effectiveRow(original(state), id);
        const changed = row && withStatus(row, status, reason, moment);
        if (changed) putRow<Merchant>(state, changed);
      }
    },
    /**
     * Undoes a change of status, including that of the integrations, or several changes. A merchant whose status is not
     * `after` any more stays as it is.
     */
    merchantStatusUndone(state, { payload }: PayloadAction<StatusUndo | readonly StatusUndo[]>) {
      for (const { id, before, after } of [payload].flat()) {
        const row = effectiveRow(original(state), id);
        if (row && hasSuspensionReason(before) && (!after || isSame(getStatusSnapshot(row), after)))
          putRow<Merchant>(state, { ...row, ...getStatusSnapshot(before) });
      }
    },
  },
  selectors: { selectMerchantOverlay: (state) => state },
});

export const merchantsActions = merchantsSlice.actions;
export const { selectMerchantOverlay } = merchantsSlice.selectors;
