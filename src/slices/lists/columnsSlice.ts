import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { ownValue } from '@/lib/objects';
import { addressVisited } from '@/slices/ui/routeSlice';

/** The columns of one list: their order and visibility as in a link, and their widths in sixteenths of a rem. */
export type ListColumns = { columns?: string | undefined; widths?: Readonly<Record<string, number>> | undefined };

/** By the name of the secondary view or the path of the screen. Fields of a later version stay. */
export type ColumnsByList = Readonly<Record<string, ListColumns>>;

/** `linked` are the columns of the visited link. They replace those that the operator chose until another visit. */
const initialState: { byList: ColumnsByList; linked?: string | undefined } = { byList: {} };

/** The columns that the operator chose for each list. */
export const columnsSlice = createSlice({
  name: 'columns',
  initialState,
  reducers: {
    columnsChosen(state, { payload: { list, chosen } }: PayloadAction<{ list: string; chosen: ListColumns }>) {
      state.byList[list] = { ...state.byList[list], ...chosen };
      // Columns of a link may have widths of this browser.
      if ('columns' in chosen) state.linked = undefined;
    },
    columnsRestored(state, { payload }: PayloadAction<ColumnsByList>) {
      state.byList = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(addressVisited, (state, { payload: { query } }) => {
      state.linked = query.layout;
    });
  },
  selectors: {
    selectColumnsByList: ({ byList }) => byList,
    /** Undefined for the columns as the list defines them. */
    selectColumns: ({ byList, linked }, list: string) => linked ?? ownValue(byList, list)?.columns,
  },
});

export const { columnsChosen, columnsRestored } = columnsSlice.actions;
export const { selectColumns, selectColumnsByList } = columnsSlice.selectors;
