import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { Middleware } from '@reduxjs/toolkit';
import { legacy_configureStore, type MockStoreCreator } from 'redux-mock-store';
import { ToastRegion } from '@/app/toasts/ToastRegion';
import { chartActions } from '@/slices/ui/chartSlice';
import { toastDismissed } from '@/slices/ui/layoutSlice';
import { computerClock } from '@/store/clock';
import { givenWorkspace } from '../../helpers/workspace';

// The package generally advises against its use, but this test is about the dispatched actions.
const createMockStore: (middlewares: never[]) => MockStoreCreator = legacy_configureStore;

/** Commands act on the given store. */
const commands: Middleware = (store) => (next) => (action) =>
  typeof action === 'function'
    ? (action as (...all: unknown[]) => unknown)(store.dispatch, () => store.getState() as unknown, {
        clock: computerClock,
      })
    : next(action);

test('Undo dispatches only two actions: the undo and the dismissal of the toast', async () => {
  const undo = chartActions.periodChosen('year');
  const layout = { toasts: [{ id: 'T1', title: 'Done', text: 'It is done', undo }] };
  // The mock store has no reducers: an undo changes the state, or the toast would say that the data has changed since.
  const store = createMockStore([commands as never])((actions) =>
    givenWorkspace({ layout, chart: { period: actions.length > 0 ? 'year' : 'month' } }),
  );
  render(
    <Provider store={store}>
      <ToastRegion />
    </Provider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(store.getActions()).toEqual([undo, toastDismissed('T1')]);
});
