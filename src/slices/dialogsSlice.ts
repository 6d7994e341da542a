import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Query } from '@/domain/screens';
import { addressVisited } from './routeSlice';

/** The one dialog that is open; ids only, so that a dialog asks its selector for the row. */
export type Dialog =
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
  | { kind: 'resetSampleData' }
  | { kind: 'reportProblem' }
  | { kind: 'openRecording' }
  | { kind: 'keys' };

const NO_DIALOG: Dialog = { kind: 'none' };

/** `behind` are the dialogs from which the open one was opened, the nearest last: they come back as it closes. */
export type DialogsState = { open: Dialog; behind: Dialog[] };

const initialState: DialogsState = { open: NO_DIALOG, behind: [] };

export const dialogsSlice = createSlice({
  name: 'dialogs',
  initialState,
  reducers: {
    dialogOpened(state, action: PayloadAction<Dialog>) {
      state.open = action.payload;
    },
    innerDialogOpened(state, action: PayloadAction<Dialog>) {
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

/** What a query says of a dialog: which row it shows; nothing of one that has no address of its own. */
export function writeDialog(dialog: Dialog): Query {
  switch (dialog.kind) {
    case 'transactionDetails':
      return { payment: dialog.transactionId };
    case 'viewIntegration':
      return { integration: dialog.integrationId };
    case 'merchantDetails':
      return { merchant: dialog.merchantId };
    default:
      return {};
  }
}

function readDialog({ payment, integration, merchant }: Query): Dialog {
  if (payment) return { kind: 'transactionDetails', transactionId: payment };
  if (integration) return { kind: 'viewIntegration', integrationId: integration };
  if (merchant) return { kind: 'merchantDetails', merchantId: merchant };
  return NO_DIALOG;
}

function isAddressed(dialog: Dialog): boolean {
  return Object.keys(writeDialog(dialog)).length > 0;
}
