import { createSlice, isAnyOf, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { dialogOpened } from './dialogsSlice';
import { paletteOpened } from './paletteSlice';
import { addressVisited } from './routeSlice';

/**
 * An action that takes back what the toast tells of; plain, as all of the state is. It is refused once a row that is named has
 * another value in one of these fields.
 */
export type UndoAction = { type: string; payload: unknown; unlessChanged?: FieldsOf };

/** Fields of a merchant or an integration. */
export type FieldsOf = { subject: 'merchant' | 'integration'; id: string; fields: object };

/** One that offers a reload stays until it is dismissed. */
export type Toast = { id: string; title: string; text: string; undo?: UndoAction; offersReload?: boolean };

export type LayoutState = { isDrawerOpen: boolean; isInboxOpen: boolean; isUserMenuOpen: boolean; toasts: Toast[] };

const initialState: LayoutState = { isDrawerOpen: false, isInboxOpen: false, isUserMenuOpen: false, toasts: [] };

/** The frame around the screens: the navigation drawer, the bell's popover, the operator's menu, the toasts. */
export const layoutSlice = createSlice({
  name: 'layout',
  initialState,
  reducers: {
    drawerOpened(state) {
      state.isDrawerOpen = true;
    },
    drawerClosed(state) {
      state.isDrawerOpen = false;
    },
    inboxToggled(state) {
      state.isInboxOpen = !state.isInboxOpen;
    },
    inboxClosed(state) {
      state.isInboxOpen = false;
    },
    userMenuToggled(state) {
      state.isUserMenuOpen = !state.isUserMenuOpen;
    },
    userMenuClosed(state) {
      state.isUserMenuOpen = false;
    },
    /** A toast takes the place of one that says the same, and of one of its title that has nothing to undo. */
    toastShown: {
      prepare: (toast: Omit<Toast, 'id'>) => ({ payload: { ...toast, id: nanoid() } }),
      reducer(state, action: PayloadAction<Toast>) {
        const { title, text } = action.payload;
        state.toasts = state.toasts.filter((toast) => toast.title !== title || (toast.undo && toast.text !== text));
        state.toasts.push(action.payload);
      },
    },
    toastDismissed(state, action: PayloadAction<string>) {
      state.toasts = state.toasts.filter(({ id }) => id !== action.payload);
    },
  },
  extraReducers: (builder) => {
    // What floats makes way for another screen, and for the layers above.
    builder.addMatcher(isAnyOf(addressVisited, dialogOpened, paletteOpened), (state) => {
      state.isDrawerOpen = false;
      state.isInboxOpen = false;
      state.isUserMenuOpen = false;
    });
  },
  selectors: {
    selectIsDrawerOpen: (state) => state.isDrawerOpen,
    selectIsInboxOpen: (state) => state.isInboxOpen,
    selectIsUserMenuOpen: (state) => state.isUserMenuOpen,
    selectToasts: (state) => state.toasts,
  },
});

export const {
  drawerOpened,
  drawerClosed,
  inboxToggled,
  inboxClosed,
  userMenuToggled,
  userMenuClosed,
  toastShown,
  toastDismissed,
} = layoutSlice.actions;
export const { selectIsDrawerOpen, selectIsInboxOpen, selectIsUserMenuOpen, selectToasts } = layoutSlice.selectors;
