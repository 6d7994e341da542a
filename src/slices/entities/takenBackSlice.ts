import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TakenBack } from '@/domain/changes/takenBack';

/** By their ids. */
export type TakenBackState = { records: Record<string, TakenBack> };

const initialState: TakenBackState = { records: {} };

/** The records that operators took back, by whom and when: they are in their own slices no more. */
export const takenBackSlice = createSlice({
  name: 'takenBack',
  initialState,
  reducers: {
    recordsTakenBack({ records }, { payload }: PayloadAction<readonly TakenBack[]>) {
      for (const each of payload) if (!(each.id in records)) records[each.id] = each;
    },
    /** They are in their own slices again. */
    recordsBroughtBack(
      { records },
      { payload: { ids, stamp } }: PayloadAction<{ ids: readonly string[]; stamp: TakenBack['broughtBack'] }>,
    ) {
      for (const id of ids) {
        const each = records[id];
        if (each?.record) Object.assign(each, { record: null, broughtBack: stamp });
      }
    },
  },
  selectors: { selectTakenBack: (state) => state.records },
});

export const { recordsTakenBack, recordsBroughtBack } = takenBackSlice.actions;
export const { selectTakenBack } = takenBackSlice.selectors;
