import { chartActions } from '@/slices/ui/chartSlice';
import { selectPeriod } from '@/slices/ui/chartSlice';
import { dialogClosed, dialogOpened, innerDialogOpened, selectOpenDialog } from '@/slices/ui/dialogsSlice';
import { helpActions } from '@/slices/ui/helpSlice';
import {
  drawerClosed,
  drawerOpened,
  inboxClosed,
  inboxToggled,
  menuToggled,
  selectIsDrawerOpen,
  selectIsInboxOpen,
  selectIsUserMenuOpen,
  selectOpenMenu,
  selectToasts,
  toastDismissed,
  toastShown,
  userMenuClosed,
  userMenuToggled,
} from '@/slices/ui/layoutSlice';
import { paletteKeyPressed, paletteOpened } from '@/slices/ui/paletteSlice';
import { addressVisited, selectPath } from '@/slices/ui/routeSlice';
import { setupStore } from '@/store/store';

describe('The chart period', () => {
  test('is Month at first, and then the chosen one', () => {
    const store = setupStore();
    expect(selectPeriod(store.getState())).toBe('month');
    store.dispatch(chartActions.periodChosen('year'));
    expect(selectPeriod(store.getState())).toBe('year');
  });

  test('ignores deselecting', () => {
    const store = setupStore();
    store.dispatch(chartActions.periodChosen('week'));
    store.dispatch(chartActions.periodChosen(null));
    expect(selectPeriod(store.getState())).toBe('week');
  });
});

describe('Dialogs', () => {
  test('open one at a time with the id of their row, and close', () => {
    const store = setupStore();
    store.dispatch(dialogOpened({ kind: 'createIntegration' }));
    store.dispatch(dialogOpened({ kind: 'transactionDetails', transactionId: 'TR1-1' }));
    expect(selectOpenDialog(store.getState())).toEqual({ kind: 'transactionDetails', transactionId: 'TR1-1' });
    store.dispatch(dialogClosed());
    expect(selectOpenDialog(store.getState())).toEqual({ kind: 'none' });
  });

  test('close when another screen is visited', () => {
    const store = setupStore();
    store.dispatch(dialogOpened({ kind: 'addMerchant' }));
    store.dispatch(addressVisited({ path: '/integrations', query: {} }));
    expect(selectOpenDialog(store.getState())).toEqual({ kind: 'none' });
    expect(selectPath(store.getState())).toBe('/integrations');
  });
});

describe('The frame', () => {
  test('opens and closes the drawer, and closes it when an entry is chosen', () => {
    const store = setupStore();
    store.dispatch(drawerOpened());
    expect(selectIsDrawerOpen(store.getState())).toBe(true);
    store.dispatch(drawerClosed());
    expect(selectIsDrawerOpen(store.getState())).toBe(false);
    store.dispatch(drawerOpened());
    store.dispatch(addressVisited({ path: '/merchants', query: {} }));
    expect(selectIsDrawerOpen(store.getState())).toBe(false);
  });

  test('toggles the notifications popover on the bell, and closes it', () => {
    const store = setupStore();
    store.dispatch(inboxToggled());
    expect(selectIsInboxOpen(store.getState())).toBe(true);
    store.dispatch(inboxToggled());
    expect(selectIsInboxOpen(store.getState())).toBe(false);
    store.dispatch(inboxToggled());
    store.dispatch(inboxClosed());
    expect(selectIsInboxOpen(store.getState())).toBe(false);
  });

  test('toggles the user menu, and closes it', () => {
    const store = setupStore();
    store.dispatch(userMenuToggled());
    expect(selectIsUserMenuOpen(store.getState())).toBe(true);
    store.dispatch(userMenuToggled());
    expect(selectIsUserMenuOpen(store.getState())).toBe(false);
    store.dispatch(userMenuToggled());
    store.dispatch(userMenuClosed());
    expect(selectIsUserMenuOpen(store.getState())).toBe(false);
  });

  test('opens one menu of a screen at a time, and closes it on the second press or for another screen', () => {
    const store = setupStore();
    store.dispatch(menuToggled('columns'));
    store.dispatch(menuToggled('export'));
    expect(selectOpenMenu(store.getState())).toBe('export');
    store.dispatch(menuToggled('export'));
    expect(selectOpenMenu(store.getState())).toBeUndefined();
    store.dispatch(menuToggled('columns'));
    store.dispatch(addressVisited({ path: '/merchants', query: {} }));
    expect(selectOpenMenu(store.getState())).toBeUndefined();
  });

  test('replaces an identical toast, and keeps one with Undo about something else', () => {
    const store = setupStore();
    const undo = { type: 'undone', payload: null };
    const textsAfter = (...toasts: Parameters<typeof toastShown>[0][]) => {
      for (const toast of toasts) store.dispatch(toastShown(toast));
      return selectToasts(store.getState()).map(({ text }) => text);
    };
    expect(textsAfter({ title: 'Renamed', text: 'a', undo }, { title: 'Renamed', text: 'b', undo })).toEqual([
      'a',
      'b',
    ]);
    expect(textsAfter({ title: 'Renamed', text: 'a', undo })).toEqual(['b', 'a']);
    expect(textsAfter({ title: 'Exported', text: 'c' }, { title: 'Exported', text: 'd' })).toEqual(['b', 'a', 'd']);
  });

  test('shows toasts with unique ids until they are dismissed', () => {
    const store = setupStore();
    store.dispatch(toastShown({ title: 'One', text: 'first' }));
    store.dispatch(toastShown({ title: 'One', text: 'second' }));
    const [first, second] = selectToasts(store.getState());
    expect(first?.id).not.toBe(second?.id);
    store.dispatch(toastDismissed(first?.id ?? ''));
    expect(selectToasts(store.getState())).toEqual([second]);
  });
});

test('The help remembers its search', () => {
  const store = setupStore();
  store.dispatch(helpActions.searchChanged('embed'));
  expect(store.getState().help.search).toBe('embed');
});

describe('Keys that are pressed while the palette loads', () => {
  const press = (keys: string[]) => {
    const store = setupStore();
    store.dispatch(paletteOpened());
    for (const key of keys) store.dispatch(paletteKeyPressed(key));
    return store.getState().palette;
  };

  test('become its query and move among its results', () => {
    expect(press(['r', 'e', 'x', 'Backspace', 'f'])).toMatchObject({ query: 'ref', activeIndex: 0 });
    expect(press(['a', 'ArrowDown', 'ArrowDown', 'ArrowUp'])).toMatchObject({ query: 'a', activeIndex: 1 });
    expect(press(['ArrowDown', 'b'])).toMatchObject({ query: 'b', activeIndex: 0 });
    expect(press(['b', 'ArrowUp'])).toMatchObject({ query: 'b', activeIndex: -1 });
  });
});

test('A second press while a dialog loads does not open it above itself', () => {
  const store = setupStore();
  store.dispatch(dialogOpened({ kind: 'transactionDetails', transactionId: 'TR20240630-030' }));
  const receipt = innerDialogOpened({ kind: 'receipt', transactionId: 'TR20240630-030' });
  store.dispatch(receipt);
  store.dispatch(receipt);
  store.dispatch(dialogClosed());
  expect(selectOpenDialog(store.getState()).kind).toBe('transactionDetails');
});

test('A dialog that is already behind comes to the front, and a second one of a kind replaces the first', () => {
  const store = setupStore();
  const payment = { kind: 'transactionDetails', transactionId: 'TR20240630-030' } as const;
  const merchant = { kind: 'merchantDetails', merchantId: 'MER023' } as const;
  store.dispatch(dialogOpened(payment));
  store.dispatch(innerDialogOpened(merchant));
  store.dispatch(innerDialogOpened({ kind: 'viewIntegration', integrationId: 'INT023' }));
  store.dispatch(innerDialogOpened(merchant));
  expect(store.getState().dialogs).toEqual({ open: merchant, behind: [payment] });
  store.dispatch(innerDialogOpened({ ...merchant, merchantId: 'MER001' }));
  expect(store.getState().dialogs).toEqual({ open: { ...merchant, merchantId: 'MER001' }, behind: [payment] });
});
