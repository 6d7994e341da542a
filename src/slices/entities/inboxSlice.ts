import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { InboxItem, InboxItemId } from '@/domain/notifications/notifications';
import { inbox } from '@/slices/seed';
import { inboxClosed, inboxToggled } from '@/slices/ui/layoutSlice';
import { addressVisited } from '@/slices/ui/routeSlice';

/**
 * `openId` is the item of the popover whose whole text is shown; `heardIds` are records that another tab made while this page was
 * open.
 */
export type InboxState = {
  items: InboxItem[];
  readIds: InboxItemId[];
  openId: InboxItemId | null;
  heardIds?: string[];
};

const NONE: readonly string[] = [];

const initialState: InboxState = { items: inbox, readIds: [], openId: null };

const closeItem = (state: InboxState) => {
  state.openId = null;
};

/** The bell's inbox. Its read and unread are its own, not those of the Notifications screen. */
export const inboxSlice = createSlice({
  name: 'inbox',
  initialState,
  reducers: {
    inboxItemOpened(state, { payload: opened }: PayloadAction<InboxItemId>) {
      state.openId = opened;
      if (!state.readIds.includes(opened)) state.readIds.push(opened);
    },
    inboxItemClosed: closeItem,
    /** Of these ids; of all items that are kept here where it names none. */
    inboxMarkedRead(state, { payload }: PayloadAction<InboxItemId[] | undefined>) {
      state.readIds = [...new Set([...state.readIds, ...(payload ?? state.items.map(({ id }) => id))])];
    },
    /** Takes 'Mark all as read' back for the items it changed. */
    inboxRestored(state, action: PayloadAction<InboxItemId[]>) {
      state.readIds = state.readIds.filter((id) => !action.payload.includes(id));
    },
    recordsHeard(state, { payload }: PayloadAction<string[]>) {
      state.heardIds = [...(state.heardIds ?? NONE), ...payload];
    },
  },
  extraReducers: (builder) => {
    builder.addCase(inboxToggled, closeItem).addCase(inboxClosed, closeItem).addCase(addressVisited, closeItem);
  },
  selectors: {
    selectInbox: (state) => state.items,
    selectReadInboxIds: (state) => state.readIds,
    selectOpenInboxId: (state) => state.openId,
    selectRemoteRecordIds: (state) => state.heardIds ?? NONE,
  },
});

export const inboxActions = inboxSlice.actions;
export const { selectInbox, selectReadInboxIds, selectOpenInboxId, selectRemoteRecordIds } = inboxSlice.selectors;
