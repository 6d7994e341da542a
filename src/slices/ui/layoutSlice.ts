import { createSlice, isAnyOf, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { dialogOpened } from './dialogsSlice';
import { recordsRefused } from '@/slices/persistenceSlice';
import { paletteOpened } from './paletteSlice';
import { addressVisited } from './routeSlice';

/**
 * The Undo action of a toast. It is a plain action, like all of the state. It is refused if one of the named rows has
 * other values in these fields by now.
 */
export type UndoAction = { type: string; payload: unknown; unlessChanged?: FieldsOf };

/** Fields of a merchant or an integration. */
export type FieldsOf = { subject: 'merchant' | 'integration'; id: string; fields: object };

/**
 * A toast that offers a reload stays until it is dismissed. `about` has the ids of records that the server of a team may
 * still refuse, and the toast goes if it does.
 */
export type Toast = {
  id: string;
  title: string;
  text: string;
  undo?: UndoAction;
  offersReload?: boolean;
  about?: string[];
};

/** `strip` is the message that the figures are demo data, `checklist` adds the steps that close the month. */
export const FIRST_STEPS = ['strip', 'checklist', 'hidden'] as const;
export type FirstSteps = (typeof FIRST_STEPS)[number];

/** `firstSteps` is what the dashboard of the demo data shows above its figures. */
export type LayoutState = {
  isDrawerOpen: boolean;
  isInboxOpen: boolean;
  isUserMenuOpen: boolean;
  /** The name of the open menu of a screen: formats of an export, columns of a list. */
  openMenu?: string | undefined;
  toasts: Toast[];
  firstSteps: FirstSteps;
};

const initialState: LayoutState = {
  isDrawerOpen: false,
  isInboxOpen: false,
  isUserMenuOpen: false,
  toasts: [],
  firstSteps: 'strip',
};

/** The frame around the screens: drawer, inbox popover, user menu and toasts. */
export const layoutSlice = createSlice({
  name: 'layout',
  initialState,
  reducers: {
    firstStepsChosen(state, action: PayloadAction<FirstSteps>) {
      state.firstSteps = action.payload;
    },
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
    /** Opens a menu, or closes it if it is open. */
    menuToggled(state, action: PayloadAction<string>) {
      state.openMenu = state.openMenu === action.payload ? undefined : action.payload;
    },
    /** A toast replaces an identical one, and one with the same title that has no Undo. */
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
    builder.addCase(recordsRefused, (state, { payload }) => {
      state.toasts = state.toasts.filter(({ about }) => !about?.some((id) => Object.hasOwn(payload, id)));
    });
    // Popovers close for another screen and for dialogs above them.
    builder.addMatcher(isAnyOf(addressVisited, dialogOpened, paletteOpened), (state) => {
      state.isDrawerOpen = false;
      state.isInboxOpen = false;
      state.isUserMenuOpen = false;
      state.openMenu = undefined;
    });
  },
  selectors: {
    selectFirstSteps: (state) => state.firstSteps,
    selectIsDrawerOpen: (state) => state.isDrawerOpen,
    selectIsInboxOpen: (state) => state.isInboxOpen,
    selectIsUserMenuOpen: (state) => state.isUserMenuOpen,
    selectOpenMenu: (state) => state.openMenu,
    selectToasts: (state) => state.toasts,
  },
});

export const {
  firstStepsChosen,
  drawerOpened,
  drawerClosed,
  inboxToggled,
  inboxClosed,
  userMenuToggled,
  userMenuClosed,
  menuToggled,
  toastShown,
  toastDismissed,
} = layoutSlice.actions;
export const {
  selectFirstSteps,
  selectIsDrawerOpen,
  selectIsInboxOpen,
  selectIsUserMenuOpen,
  selectOpenMenu,
  selectToasts,
} = layoutSlice.selectors;
