import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { addressVisited } from './routeSlice';

/** The one dialog that is open; ids only, so that a dialog asks its selector for the row. */
export type Dialog =
  | { kind: 'none' }
  | { kind: 'transactionDetails'; transactionId: string }
  | { kind: 'createIntegration' }
  | { kind: 'viewIntegration'; integrationId: string }
  | { kind: 'addMerchant' }
  | { kind: 'resetSampleData' }
  | { kind: 'keys' };

const NO_DIALOG: Dialog = { kind: 'none' };

export type DialogsState = { open: Dialog };

const initialState: DialogsState = { open: NO_DIALOG };

export const dialogsSlice = createSlice({
  name: 'dialogs',
  initialState,
  reducers: {
    dialogOpened(state, action: PayloadAction<Dialog>) {
      state.open = action.payload;
    },
    dialogClosed(state) {
      state.open = NO_DIALOG;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(addressVisited, (state) => {
      state.open = NO_DIALOG;
    });
  },
  selectors: { selectOpenDialog: (state) => state.open },
});

export const { dialogOpened, dialogClosed } = dialogsSlice.actions;
export const { selectOpenDialog } = dialogsSlice.selectors;
