import type { UnknownAction } from '@reduxjs/toolkit';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { keepAddressInStep } from '@/app/address';
import { App } from '@/app/App';
import { setupStore, type RootState } from '@/store/store';

let stopPrevious: (() => void) | undefined;

/** The whole console at a path, over a store of its own, as a person would open it. */
export async function renderApp(path: string, preloadedState?: Partial<RootState>) {
  stopPrevious?.();
  cleanup();
  window.history.replaceState(null, '', path);
  const store = setupStore(preloadedState);
  stopPrevious = keepAddressInStep(store);
  const user = userEvent.setup();
  // The screens are chunks: they arrive a moment later.
  await act(async () => {
    render(
      <Provider store={store}>
        <App />
      </Provider>,
    );
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
