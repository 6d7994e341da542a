import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SavedView } from '@/domain/lists/savedViews';

const initialState: { records: Record<string, SavedView> } = { records: {} };

export const savedViewsSlice = createSlice({
  name: 'savedViews',
  initialState,
  reducers: {
    viewSaved({ records }, { payload }: PayloadAction<SavedView>) {
      records[payload.id] = payload;
    },
    viewRenamed({ records }, { payload: { id, name } }: PayloadAction<Pick<SavedView, 'id' | 'name'>>) {
      const view = records[id];
      if (view && name.trim() !== '') view.name = name.trim();
    },
    viewPinned({ records }, { payload: { id, isPinned } }: PayloadAction<{ id: string; isPinned: boolean }>) {
      const view = records[id];
      if (view) view.isPinned = isPinned;
    },
    viewRemoved({ records }, { payload: id }: PayloadAction<string>) {
      Reflect.deleteProperty(records, id);
    },
  },
  selectors: { selectSavedViews: (state) => state.records },
});

export const savedViewsActions = savedViewsSlice.actions;
export const { selectSavedViews } = savedViewsSlice.selectors;
