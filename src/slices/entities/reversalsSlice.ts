import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Reversal } from '@/domain/changes/records';

const initialState: { records: Record<string, Reversal> } = { records: {} };

/** The records that operators reversed, by whom and when. They are no longer in their own slices. */
export const reversalsSlice = createSlice({
  name: 'takenBack',
  initialState,
  reducers: {
    recordsTakenBack({ records }, { payload }: PayloadAction<readonly Reversal[]>) {
      for (const reversal of payload) if (!(reversal.id in records)) records[reversal.id] = reversal;
    },
    /** Marks records as restored. They are in their own slices again. */
    recordsBroughtBack(
      { records },
      { payload: { ids, stamp } }: PayloadAction<{ ids: readonly string[]; stamp: Reversal['broughtBack'] }>,
    ) {
      for (const id of ids) {
        const reversal = records[id];
        if (reversal?.record) Object.assign(reversal, { record: null, broughtBack: stamp });
      }
    },
  },
  selectors: { selectReversals: (state) => state.records },
});

export const { recordsTakenBack: recordsReversed, recordsBroughtBack: recordsRestored } = reversalsSlice.actions;
export const { selectReversals } = reversalsSlice.selectors;
