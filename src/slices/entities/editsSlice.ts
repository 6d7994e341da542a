import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Edit } from '@/domain/changes/records';

const initialState: { records: Record<string, Edit> } = { records: {} };

/** Who edited which row, when, and the earlier values. The rows themselves are in their own slices. */
export const editsSlice = createSlice({
  name: 'edits',
  initialState,
  reducers: {
    editRecorded({ records }, { payload }: PayloadAction<Edit>) {
      if (!(payload.id in records)) records[payload.id] = payload;
    },
  },
  selectors: { selectEdits: (state) => state.records },
});

export const { editRecorded } = editsSlice.actions;
export const { selectEdits } = editsSlice.selectors;
