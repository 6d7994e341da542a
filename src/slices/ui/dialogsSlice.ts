import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Query } from '@/domain/screens';
import { addressVisited } from './routeSlice';

/** The one dialog that is open; ids only, so that a dialog asks its selector for the row. */
export type DialogRequest =
  | { kind: 'none' }
  | { kind: 'transactionDetails'; transactionId: string }
  | { kind: 'refundPayment'; transactionId: string }
  | { kind: 'voidPayment'; transactionId: string }
  | { kind: 'receipt'; transactionId: string }
  | { kind: 'createIntegration' }
  | { kind: 'viewIntegration'; integrationId: string }
  | { kind: 'editIntegration'; integrationId: string }
  | { kind: 'addMerchant' }
  | { kind: 'merchantDetails'; merchantId: string }
  | { kind: 'editMerchant'; merchantId: string }
  | { kind: 'suspendMerchant'; merchantId: string }
  | { kind: 'bringInReport'; from: 'file' | 'sample' }
  | { kind: 'settleBreak'; reportId: string; breakId: string }
  | { kind: 'recordPayout'; partyId: string }
  | { kind: 'payoutRun' }
  | { kind: 'payouts' }
  | { kind: 'resetSampleData' }
  | { kind: 'reportProblem' }
  | { kind: 'openRecording' }
  | { kind: 'keys' }
  | { kind: 'importFile' }
  | { kind: 'workspaces' };

const NO_DIALOG: DialogRequest = { kind: 'none' };

/** `behind` are the dialogs from which the open one was opened, the nearest last: they come back as it closes. */
export type DialogsState = { open: DialogRequest; behind: DialogRequest[] };

const initialState: DialogsState = { open: NO_DIALOG, behind: [] };

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
      // What is behind already comes to the front, and nothing stands above another one of its kind.
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
    /** What a query says of the dialogs: the row of the topmost one that has an address; nothing where there is none. */
    selectDialogQuery: ({ open, behind }): Query => writeDialog([...behind, open].findLast(isAddressed) ?? NO_DIALOG),
  },
});

export const { dialogOpened, innerDialogOpened, dialogClosed } = dialogsSlice.actions;
export const { selectOpenDialog, selectDialogQuery } = dialogsSlice.selectors;

/** The dialogs that have an address of their own: what names their row in the query. */
const ADDRESSED = {
  payment: (transactionId: string): DialogRequest => ({ kind: 'transactionDetails', transactionId }),
  integration: (integrationId: string): DialogRequest => ({ kind: 'viewIntegration', integrationId }),
  merchant: (merchantId: string): DialogRequest => ({ kind: 'merchantDetails', merchantId }),
};

export const DIALOG_NAMES = Object.keys(ADDRESSED) as (keyof typeof ADDRESSED)[];

/** What a query says of a dialog: which row it shows; nothing of one that has no address of its own. */
export function writeDialog({ kind, ...row }: DialogRequest): Query {
  const name = DIALOG_NAMES.find((each) => ADDRESSED[each]('').kind === kind);
  const [id] = Object.values<string>(row);
  return name === undefined ? {} : { [name]: id };
}

function readDialog(query: Query): DialogRequest {
  const name = DIALOG_NAMES.find((each) => query[each]);
  return name === undefined ? NO_DIALOG : ADDRESSED[name](query[name] ?? '');
}

function isAddressed(dialog: DialogRequest): boolean {
  return Object.keys(writeDialog(dialog)).length > 0;
}
