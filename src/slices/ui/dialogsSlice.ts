import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MerchantStatus } from '@/domain/merchants/merchants';
import type { AssignedSubject } from '@/domain/assignments/assignments';
import type { AboutNote } from '@/domain/notes/notes';
import type { Query } from '@/domain/screens';
import { addressVisited } from './routeSlice';

/** The open dialog. It has only ids, so that a dialog selects its row itself. */
export type DialogRequest =
  | { kind: 'none' }
  | { kind: 'transactionDetails'; transactionId: string }
  | { kind: 'refundPayment'; transactionId: string }
  | { kind: 'voidPayment'; transactionId: string }
  | { kind: 'dispute'; transactionId: string; disputeId?: string }
  | { kind: 'withdrawRefund'; transactionId: string; recordId: string }
  | { kind: 'receipt'; transactionId: string }
  | { kind: 'bulkRefund' }
  | { kind: 'bulkVoid' }
  | { kind: 'cancelEvent'; merchantId: string }
  | { kind: 'batch'; batchId: string }
  | { kind: 'interruptedBatch'; batchId: string }
  | { kind: 'createIntegration' }
  | { kind: 'viewIntegration'; integrationId: string }
  | { kind: 'editIntegration'; integrationId: string }
  | { kind: 'addMerchant' }
  | { kind: 'merchantDetails'; merchantId: string }
  | { kind: 'editMerchant'; merchantId: string }
  | { kind: 'suspendMerchant'; merchantId: string }
  | { kind: 'bringInReport'; from: 'file' | 'sample' }
  | { kind: 'settleBreak'; reportId: string; breakId: string }
  | { kind: 'resolveSelected' }
  | { kind: 'answerDisputes' }
  | { kind: 'merchantStatuses'; status: MerchantStatus }
  | { kind: 'recordPayout'; partyId: string }
  | { kind: 'chargeModel'; subject: 'workspace' | 'merchant' | 'integration'; subjectId: string }
  | { kind: 'adjustment'; partyId: string }
  | { kind: 'openingBalances' }
  | { kind: 'agreedRates'; subject: 'merchant' | 'integration'; subjectId: string }
  | { kind: 'addRates'; subject: 'merchant' | 'integration'; subjectId: string; replaces?: string }
  | ({ kind: 'notes' } & AboutNote)
  | { kind: 'bulkNote' }
  | ({ kind: 'assignment' } & AssignedSubject)
  | { kind: 'bulkAssign' }
  | { kind: 'bulkDone' }
  | { kind: 'payoutRun' }
  | { kind: 'payouts' }
  | { kind: 'payoutLines'; payoutId: string }
  | { kind: 'lineSearch' }
  | { kind: 'recordFile'; records: 'payouts' | 'rates' }
  | { kind: 'journal' }
  | { kind: 'resetSampleData' }
  | { kind: 'reportProblem' }
  | { kind: 'openRecording' }
  | { kind: 'keys' }
  | { kind: 'importFile' }
  | { kind: 'workspaces' }
  | { kind: 'approvals'; list: string }
  | { kind: 'proposal'; proposalId: string }
  | { kind: 'approvalRules' }
  | { kind: 'approvalRule'; ruleId?: string }
  | { kind: 'team' }
  | { kind: 'roles' };

const NO_DIALOG: DialogRequest = { kind: 'none' };

/** `behind` has the dialogs from which the open one was opened, the nearest last. They return when it closes. */
const initialState: { open: DialogRequest; behind: DialogRequest[] } = { open: NO_DIALOG, behind: [] };

export const dialogsSlice = createSlice({
  name: 'dialogs',
  initialState,
  reducers: {
    dialogOpened(state, action: PayloadAction<DialogRequest>) {
      state.open = action.payload;
    },
    innerDialogOpened(state, action: PayloadAction<DialogRequest>) {
      const opened = action.payload;
      const index = state.behind.findIndex((dialog) => JSON.stringify(dialog) === JSON.stringify(opened));
      // A dialog that is already behind comes to the front, because no dialog may be open twice.
      if (index >= 0) state.behind.splice(index);
      else if (state.open.kind !== opened.kind) state.behind.push(state.open);
      state.open = opened;
    },
    dialogClosed(state) {
      state.open = state.behind.pop() ?? NO_DIALOG;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(addressVisited, (_state, { payload: { query } }) => ({ ...initialState, open: readDialog(query) }));
  },
  selectors: {
    selectOpenDialog: (state) => state.open,
    /** The query of the topmost dialog that has an address, or nothing. */
    selectDialogQuery: ({ open, behind }): Query => writeDialog([...behind, open].findLast(isAddressed) ?? NO_DIALOG),
  },
});

export const { dialogOpened, innerDialogOpened, dialogClosed } = dialogsSlice.actions;
export const { selectOpenDialog, selectDialogQuery } = dialogsSlice.selectors;

/** The dialogs with an address: the query parameter that has the id of their row. */
const ADDRESSED = {
  payment: (transactionId: string): DialogRequest => ({ kind: 'transactionDetails', transactionId }),
  integration: (integrationId: string): DialogRequest => ({ kind: 'viewIntegration', integrationId }),
  merchant: (merchantId: string): DialogRequest => ({ kind: 'merchantDetails', merchantId }),
  payout: (payoutId: string): DialogRequest => ({ kind: 'payoutLines', payoutId }),
  approvals: (list: string): DialogRequest => ({ kind: 'approvals', list }),
  proposal: (proposalId: string): DialogRequest => ({ kind: 'proposal', proposalId }),
};

export const DIALOG_NAMES = Object.keys(ADDRESSED) as (keyof typeof ADDRESSED)[];

/** The query of a dialog. Empty for a dialog without an address. */
export function writeDialog({ kind, ...row }: DialogRequest): Query {
  const name = DIALOG_NAMES.find((dialogName) => ADDRESSED[dialogName]('').kind === kind);
  const [id] = Object.values<string>(row);
  return name === undefined ? {} : { [name]: id };
}

function readDialog(query: Query): DialogRequest {
  const name = DIALOG_NAMES.find((dialogName) => query[dialogName]);
  return name === undefined ? NO_DIALOG : ADDRESSED[name](query[name] ?? '');
}

function isAddressed(dialog: DialogRequest): boolean {
  return Object.keys(writeDialog(dialog)).length > 0;
}
