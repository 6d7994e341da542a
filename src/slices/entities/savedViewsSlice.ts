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
    /** Renames a view. With `owner`, only that person sees it from then on; null means everybody. */
    viewRenamed(
      { records },
      { payload: { id, name, owner } }: PayloadAction<Pick<SavedView, 'id' | 'name'> & { owner?: string | null }>,
    ) {
      const view = records[id];
      if (!view || name.trim() === '') return;
      view.name = name.trim();
      if (owner === null) delete view.owner;
      else if (owner !== undefined) view.owner = owner;
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
