import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import createMockStore from 'redux-mock-store';
import { ToastRegion } from '@/app/toasts/ToastRegion';
import { chartActions } from '@/slices/ui/chartSlice';
import { toastDismissed } from '@/slices/ui/layoutSlice';
import { givenWorkspace } from '../helpers/workspace';

test('Undo tells the store two things and no more: what is taken back, and that the toast is done with', async () => {
  const undo = chartActions.periodChosen('year');
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the package advises against itself in general; here the dispatched actions are the point
  const store = createMockStore()(
    givenWorkspace({ layout: { toasts: [{ id: 'T1', title: 'Done', text: 'It is done', undo }] } }),
  );
  render(
    <Provider store={store}>
      <ToastRegion />
    </Provider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(store.getActions()).toEqual([undo, toastDismissed('T1')]);
});
