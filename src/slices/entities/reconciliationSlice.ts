import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  isValidResolution,
  type ReconciliationRecord,
  type Report,
  type Settlement,
} from '@/domain/reconciliation/settlements';

/** Reports and settled breaks by their ids. */
export type ReconciliationState = { records: Record<string, ReconciliationRecord> };

const initialState: ReconciliationState = { records: {} };

/** The processor's reports that were brought in, and the breaks that operators settled. */
export const reconciliationSlice = createSlice({
  name: 'reconciliation',
  initialState,
  reducers: {
    reportBroughtIn({ records }, { payload }: PayloadAction<Report>) {
      if (!(payload.id in records)) records[payload.id] = payload;
    },
    breakSettled({ records }, { payload }: PayloadAction<Settlement>) {
      const report = records[payload.reportId];
      const all = Object.values(records);
      const settlements = all.filter((each) => each.kind === 'settlement');
      if (report?.kind === 'report' && isValidResolution(payload, report, settlements)) records[payload.id] = payload;
    },
    /** Takes a settlement back: its breaks are open again. */
    settlementRemoved({ records }, { payload: id }: PayloadAction<string>) {
      if (records[id]?.kind === 'settlement') Reflect.deleteProperty(records, id);
    },
    /** Takes a report away, and what was settled of it. */
    reportRemoved({ records }, { payload: reportId }: PayloadAction<string>) {
      for (const [id, record] of Object.entries(records)) {
        if (id === reportId || (record.kind === 'settlement' && record.reportId === reportId))
          Reflect.deleteProperty(records, id);
      }
    },
    /** Brings back what was taken away together. */
    reconciliationRestored({ records }, { payload }: PayloadAction<readonly ReconciliationRecord[]>) {
      for (const record of payload) if (!(record.id in records)) records[record.id] = record;
    },
  },
  selectors: { selectReconciliationRecords: (state) => state.records },
});

export const reconciliationActions = reconciliationSlice.actions;
export const { selectReconciliationRecords } = reconciliationSlice.selectors;
