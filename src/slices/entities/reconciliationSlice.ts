import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import {
  judgeReconciliation,
  reportIdOf,
  type ReconciliationRecord,
  type Report,
  type Resolution,
} from '@/domain/reconciliation/resolutions';

export type ReconciliationState = { records: Record<string, ReconciliationRecord> };

const initialState: ReconciliationState = { records: {} };

/** The imported reports, and the discrepancies that operators resolved. */
export const reconciliationSlice = createSlice({
  name: 'reconciliation',
  initialState,
  reducers: {
    reportBroughtIn(state, { payload }: PayloadAction<Report>) {
      add(state, payload);
    },
    breakSettled(state, { payload }: PayloadAction<Resolution | readonly Resolution[]>) {
      for (const resolution of [payload].flat()) add(state, resolution);
    },
    /** Reopens the discrepancies of a resolution, or of several. */
    settlementRemoved({ records }, { payload }: PayloadAction<string | readonly string[]>) {
      for (const id of [payload].flat()) if (records[id]?.kind === 'settlement') Reflect.deleteProperty(records, id);
    },
    /** Removes a report with all of its resolutions. */
    reportRemoved({ records }, { payload: reportId }: PayloadAction<string>) {
      for (const [id, record] of Object.entries(records)) {
        if (id === reportId || (record.kind === 'settlement' && record.reportId === reportId))
          Reflect.deleteProperty(records, id);
      }
    },
    /** Restores a report and its resolutions, which were removed together. */
    reconciliationRestored({ records }, { payload }: PayloadAction<readonly ReconciliationRecord[]>) {
      for (const record of payload) if (!(record.id in records)) records[record.id] = record;
    },
  },
  selectors: { selectReconciliationRecords: (state) => state.records },
});

function add(state: ReconciliationState, record: ReconciliationRecord): void {
  const all = Object.values(original(state).records);
  const recordsOfReport = all.filter((stored) => reportIdOf(stored) === reportIdOf(record));
  if (judgeReconciliation(record, recordsOfReport).allowed) state.records[record.id] = record;
}

export const reconciliationActions = reconciliationSlice.actions;
export const { selectReconciliationRecords } = reconciliationSlice.selectors;
