import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A stored text that could not be read. It is in quarantine and can be downloaded. */
export type DamagedText = { slice: string; text: string };

export type PersistenceState = {
  failing: string[];
  damaged: DamagedText[];
  hasNewer?: boolean;
  /** The ids of refunds that another tab may have recorded, too: the operator is asked about them. */
  repeated?: string[];
  /** Why records are not stored, by id: the server or the rules refused them after they were shown. */
  refused?: Record<string, string>;
};

const NONE_REFUSED: Readonly<Record<string, string>> = {};

const initialState: PersistenceState = { failing: [], damaged: [] };

/** The state of persistence: the slices whose changes are not being saved, and unreadable texts. */
export const persistenceSlice = createSlice({
  name: 'persistence',
  initialState,
  reducers: {
    keepingFailed(state, action: PayloadAction<string>) {
      if (!state.failing.includes(action.payload)) state.failing.push(action.payload);
    },
    keepingResumed(state, action: PayloadAction<string>) {
      state.failing = state.failing.filter((name) => name !== action.payload);
    },
    damageFound(state, action: PayloadAction<DamagedText>) {
      const { slice, text } = action.payload;
      if (!state.damaged.some((known) => known.slice === slice && known.text === text)) {
        state.damaged.push(action.payload);
      }
    },
    /** Whether the storage has records of a later version. They are not shown. */
    newerRecordsFound(state, action: PayloadAction<boolean>) {
      state.hasNewer = action.payload;
    },
    repeatedRefundsNoted(state, action: PayloadAction<string[]>) {
      state.repeated = action.payload;
    },
    recordsRefused(state, action: PayloadAction<Record<string, string>>) {
      state.refused = { ...state.refused, ...action.payload };
    },
    damageDismissed(state) {
      state.damaged = [];
    },
    /** Resets the sample data. The root reducer removes every stored change from the slices. */
    sampleDataReset: () => initialState,
  },
  selectors: {
    selectIsPersistenceFailing: (state) => state.failing.length > 0,
    selectDamagedTexts: (state) => state.damaged,
    selectHasNewerRecords: (state) => state.hasNewer === true,
    selectRefusedRecords: (state) => state.refused ?? NONE_REFUSED,
  },
});

export const {
  keepingFailed,
  keepingResumed,
  damageFound,
  newerRecordsFound,
  repeatedRefundsNoted,
  recordsRefused,
  damageDismissed,
  sampleDataReset,
} = persistenceSlice.actions;
export const { selectIsPersistenceFailing, selectDamagedTexts, selectHasNewerRecords, selectRefusedRecords } =
  persistenceSlice.selectors;
