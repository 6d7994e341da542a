import { createSlice, original, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import type { EntryValues, RecordKind } from '@/domain/entries/entryKinds';
import { foldValues } from '@/domain/entries/fold';

type RecordState<Value> = { records: Record<string, Value> };

/**
 * A slice of plain records by id, in the order of the log. The commands ask the rules before they dispatch; here an
 * existing record is never replaced by `recorded`, so that a repeated action changes nothing.
 */
function recordSlice<Kind extends RecordKind>(name: Kind) {
  type Value = EntryValues[Kind];
  type State = RecordState<Value>;
  const after = (state: unknown, changes: { id: string; value: Value | undefined }[]) =>
    ({ records: foldValues((original(state) as State).records, changes) }) as Draft<State>;
  const put = (value: Value) => ({ id: value.id, value });
  const initialState: State = { records: {} };
  return createSlice({
    name,
    initialState,
    reducers: {
      recorded: (state, { payload }: PayloadAction<readonly Value[]>) =>
        after(state, payload.filter(({ id }) => !Object.hasOwn(state.records, id)).map(put)),
      /** Replaces records by those with the same ids, or adds them. */
      changed: (state, { payload }: PayloadAction<readonly Value[]>) => after(state, payload.map(put)),
      /** Withdraws records by their ids. */
      withdrawn: (state, { payload }: PayloadAction<readonly string[]>) =>
        after(
          state,
          payload.map((id) => ({ id, value: undefined })),
        ),
    },
  });
}

export const chargeModelsSlice = recordSlice('chargeModels');
export const disputesSlice = recordSlice('disputes');
export const adjustmentsSlice = recordSlice('adjustments');
export const agreedRatesSlice = recordSlice('agreedRates');
export const notesSlice = recordSlice('notes');
export const assignmentsSlice = recordSlice('assignments');
export const approvalRulesSlice = recordSlice('approvalRules');
export const proposalsSlice = recordSlice('proposals');

type WithRecords<Kind extends RecordKind> = Record<Kind, RecordState<EntryValues[Kind]>>;

/** The records of each kind by id. */
export const selectChargeModelRecords = (state: WithRecords<'chargeModels'>) => state.chargeModels.records;
export const selectDisputeRecords = (state: WithRecords<'disputes'>) => state.disputes.records;
export const selectAdjustments = (state: WithRecords<'adjustments'>) => state.adjustments.records;
export const selectAgreedRates = (state: WithRecords<'agreedRates'>) => state.agreedRates.records;
export const selectNoteRecords = (state: WithRecords<'notes'>) => state.notes.records;
export const selectAssignmentRecords = (state: WithRecords<'assignments'>) => state.assignments.records;
export const selectApprovalRules = (state: WithRecords<'approvalRules'>) => state.approvalRules.records;
export const selectProposals = (state: WithRecords<'proposals'>) => state.proposals.records;
