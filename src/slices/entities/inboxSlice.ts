import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { InboxItem } from '@/domain/notifications/notifications';
import { inbox } from '@/slices/seed';
import { inboxClosed, inboxToggled } from '@/slices/ui/layoutSlice';
import { addressVisited } from '@/slices/ui/routeSlice';

/** `openId` is the item of the popover whose whole text is shown. */
export type InboxState = { items: InboxItem[]; readIds: number[]; openId: number | null };

const initialState: InboxState = { items: inbox, readIds: [], openId: null };

const closeItem = (state: InboxState) => {
  state.openId = null;
};

/** The bell's inbox. Its read and unread are its own, not those of the Notifications screen. */
export const inboxSlice = createSlice({
  name: 'inbox',
  initialState,
  reducers: {
    inboxItemOpened(state, { payload: opened }: PayloadAction<number>) {
      if (!state.items.some(({ id }) => id === opened)) return;
      state.openId = opened;
      if (!state.readIds.includes(opened)) state.readIds.push(opened);
    },
    inboxItemClosed: closeItem,
    inboxMarkedRead(state) {
      state.readIds = state.items.map(({ id }) => id);
    },
    /** Takes 'Mark all as read' back for the items it changed. */
    inboxRestored(state, action: PayloadAction<number[]>) {
      state.readIds = state.readIds.filter((id) => !action.payload.includes(id));
    },
  },
  extraReducers: (builder) => {
    builder.addCase(inboxToggled, closeItem).addCase(inboxClosed, closeItem).addCase(addressVisited, closeItem);
  },
  selectors: {
    selectInbox: (state) => state.items,
    selectReadInboxIds: (state) => state.readIds,
    selectOpenInboxId: (state) => state.openId,
  },
});

export const inboxActions = inboxSlice.actions;
export const { selectInbox, selectReadInboxIds, selectOpenInboxId } = inboxSlice.selectors;
