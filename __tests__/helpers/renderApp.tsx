import type { UnknownAction } from '@reduxjs/toolkit';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepAddressInStep } from '@/app/address';
import { Root } from '@/app/report/Root';
import { createRecorder } from '@/store/recorder';
import { setupStore, type RootState } from '@/store/store';

let stopPrevious: (() => void) | undefined;

/** The whole console at a path, over a store of its own, as a person would open it. */
export async function renderApp(path: string, preloadedState?: Partial<RootState>) {
  stopPrevious?.();
  cleanup();
  window.history.replaceState(null, '', path);
  const recorder = createRecorder();
  const store = setupStore(preloadedState, { reducers: {}, middleware: [recorder.middleware] });
  recorder.start(store.getState());
  stopPrevious = keepAddressInStep(store);
  const user = userEvent.setup();
  // The screens are chunks: they arrive a moment later.
  await act(async () => {
    render(<Root store={store} recorder={recorder} />);
    await Promise.resolve();
  });
  await screen.findByRole('heading', { level: 1 });
  const dispatch = (action: UnknownAction) => {
    act(() => {
      store.dispatch(action);
    });
  };
  return { store, user, dispatch };
}
