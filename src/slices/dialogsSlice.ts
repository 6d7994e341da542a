import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
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
      state.behind.push(state.open);
      state.open = action.payload;
    },
    dialogClosed(state) {
      state.open = state.behind.pop() ?? NO_DIALOG;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(addressVisited, () => initialState);
  },
  selectors: { selectOpenDialog: (state) => state.open },
});

export const { dialogOpened, innerDialogOpened, dialogClosed } = dialogsSlice.actions;
export const { selectOpenDialog } = dialogsSlice.selectors;
