import { screen, within } from '@testing-library/react';
import { rowsSelected } from '@/slices/lists/selectionSlice';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { recordsOf } from '../../helpers/builders';
import { renderApp } from '../../helpers/renderApp';

const dialog = (name: string) => screen.findByRole('dialog', { name });

test('The dialog that voids the selected payments records a void of each Pending one, and says that voids are final', async () => {
  const { store, user, dispatch } = await renderApp('/transactions');
  const pending = store.getState().transactions.rows.filter(({ status }) => status === 'Pending');
  dispatch(rowsSelected({ list: 'transactions', ids: pending.slice(0, 2).map(({ id }) => id) }));
  dispatch(dialogOpened({ kind: 'bulkVoid' }));
  const voids = await dialog('Void payments');
  const submit = await within(voids).findByRole('button', { name: 'Void 2 payments' });
  const typed = within(voids).queryByLabelText('Type 2 to confirm');
  if (typed) await user.type(typed, '2');
  await user.click(submit);
  expect(await within(voids).findByText('Voids are final, so they stay.')).toBeVisible();
  expect(recordsOf(store.getState()).map(({ kind }) => kind)).toEqual(['void', 'void']);
});
