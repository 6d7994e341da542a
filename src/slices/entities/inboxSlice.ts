import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { InboxItem, InboxItemId } from '@/domain/notifications/notifications';
import { inbox } from '@/slices/seed';
import { inboxClosed, inboxToggled } from '@/slices/ui/layoutSlice';
import { addressVisited } from '@/slices/ui/routeSlice';

/**
 * `openId` is the item whose full text is shown. `heardIds` are records that another tab made while this page was
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

/** The inbox of the bell. Its read marks are separate from those of the Notifications screen. */
export const inboxSlice = createSlice({
  name: 'inbox',
  initialState,
  reducers: {
    inboxItemOpened(state, { payload: opened }: PayloadAction<InboxItemId>) {
      state.openId = opened;
      if (!state.readIds.includes(opened)) state.readIds.push(opened);
    },
    /** Its mark stays, because the person may not change marks. */
    inboxItemShown(state, { payload: opened }: PayloadAction<InboxItemId>) {
      state.openId = opened;
    },
    inboxItemClosed: closeItem,
    /** Marks these ids, or all known items if none are given. */
    inboxMarkedRead(state, { payload }: PayloadAction<InboxItemId[] | undefined>) {
      state.readIds = [...new Set([...state.readIds, ...(payload ?? state.items.map(({ id }) => id))])];
    },
    /** Undoes 'Mark all as read' for the items that it changed. */
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
