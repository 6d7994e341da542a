import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BatchKind } from '@/domain/batches/interruptedBatches';

/** A stored text that could not be read, or was refused for a reason. It is in quarantine and can be downloaded. */
export type DamagedText = { slice: string; text: string; reason?: string };

/**
 * What the server of a team lacks since it was restored from a backup: one entry that this browser has seen, who changed it
 * and the instant (`2026-11-26T15:04:05.123Z`), and its value as JSON.
 */
export type LackedRecord = { kind: string; id: string; by?: string | undefined; at?: string | undefined; text: string };

/** A batch that a closed page or dialog did not finish. Its payments are in the browser's storage. */
export type InterruptedBatch = { id: string; size: number; kind: BatchKind; name?: string };

export type PersistenceState = {
  failing: string[];
  damaged: DamagedText[];
  hasNewer?: boolean;
  /** The ids of refunds that another tab may have recorded, too: the operator is asked about them. */
  repeated?: string[];
  /** Why records are not stored, by id: the server or the rules refused them after they were shown. */
  refused?: Record<string, string>;
  /** A person decides whether they are sent to the restored server again. In the order in which they were made. */
  lacked?: LackedRecord[];
  /** The batches that the operator may continue. */
  interrupted?: InterruptedBatch[];
};

/** What fails while the records of a team have not arrived yet. */
export const DELAYED_RECORDS = 'delayed records';

const NONE_INTERRUPTED: readonly InterruptedBatch[] = [];
const NONE_REFUSED: Readonly<Record<string, string>> = {};
const NONE_LACKED: readonly LackedRecord[] = [];

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
    lackedRecordsNoted(state, action: PayloadAction<LackedRecord[]>) {
      state.lacked = action.payload;
    },
    /** The person decided: they are sent again, or stay in quarantine. */
    lackedRecordsDecided: {
      reducer: (state) => void (state.lacked = []),
      prepare: (decision: 'sent' | 'left') => ({ payload: decision }),
    },
    batchInterrupted(state, { payload }: PayloadAction<InterruptedBatch>) {
      const others = (state.interrupted ?? []).filter(({ id }) => id !== payload.id);
      state.interrupted = [...others, payload];
    },
    /** A batch is done, or the operator does not continue it. */
    interruptedBatchForgotten(state, { payload }: PayloadAction<string>) {
      const others = state.interrupted?.filter(({ id }) => id !== payload);
      if (others?.length !== state.interrupted?.length) state.interrupted = others;
    },
    /** The operator has read why. */
    damageDismissed(state) {
      state.damaged = [];
      delete state.refused;
    },
    /** Resets the sample data. The root reducer removes every stored change from the slices. */
    sampleDataReset: () => initialState,
  },
  selectors: {
    selectIsPersistenceFailing: (state) => state.failing.length > 0,
    selectDamagedTexts: (state) => state.damaged,
    selectHasNewerRecords: (state) => state.hasNewer === true,
    selectRefusedRecords: (state) => state.refused ?? NONE_REFUSED,
    selectLackedRecords: (state) => state.lacked ?? NONE_LACKED,
    selectInterruptedBatches: (state): readonly InterruptedBatch[] => state.interrupted ?? NONE_INTERRUPTED,
  },
});

export const {
  keepingFailed,
  keepingResumed,
  damageFound,
  newerRecordsFound,
  repeatedRefundsNoted,
  recordsRefused,
  lackedRecordsNoted,
  lackedRecordsDecided,
  batchInterrupted,
  interruptedBatchForgotten,
  damageDismissed,
  sampleDataReset,
} = persistenceSlice.actions;
export const {
  selectIsPersistenceFailing,
  selectDamagedTexts,
  selectHasNewerRecords,
  selectRefusedRecords,
  selectLackedRecords,
  selectInterruptedBatches,
} = persistenceSlice.selectors;
