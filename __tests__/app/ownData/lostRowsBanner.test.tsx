import { screen, waitFor } from '@testing-library/react';
import { dialogClosed, dialogOpened } from '@/slices/ui/dialogsSlice';
import { workspacesListed } from '@/slices/workspaceSlice';
import { ownDataInProcess } from '../../helpers/imports/ownDataInProcess';
import { renderApp } from '../../helpers/renderApp';
import { givenOwnData, ownPayment } from '../../helpers/workspace';

const STATE = givenOwnData([ownPayment('P-1')]);
const OWN = STATE.workspace!.own!;
const CHANGED = workspacesListed({ known: [{ ...OWN, hash: 'newer' }], room: null });

async function openApp() {
  const onReloadChosen = jest.fn();
  const app = await renderApp('/merchants', STATE, { ...ownDataInProcess().ownData, onReloadChosen });
  return { ...app, onReloadChosen };
}

test('Rows that another tab has changed are loaded at once where nothing is typed', async () => {
  const { dispatch, onReloadChosen } = await openApp();
  dispatch(CHANGED);
  await waitFor(() => expect(onReloadChosen).toHaveBeenCalledTimes(1));
});

test('While a form has something typed, a banner offers it; they are loaded once the form is left', async () => {
  const { dispatch, user, onReloadChosen } = await openApp();
  await user.click(screen.getByRole('button', { name: 'Add New Merchant' }));
  await user.type(await screen.findByLabelText(/^Merchant Name/), 'Harbor');
  dispatch(CHANGED);
  const banner = await screen.findByText('The rows of this workspace were changed in another tab.');
  expect(banner.parentElement).toHaveTextContent('What you are typing stays until you reload.');
  expect(onReloadChosen).not.toHaveBeenCalled();
  expect(screen.getByLabelText(/^Merchant Name/)).toHaveValue('Harbor');
  await user.click(screen.getByText('Reload'));
  expect(onReloadChosen).toHaveBeenCalledTimes(1);
  dispatch(dialogClosed());
  await waitFor(() => expect(onReloadChosen).toHaveBeenCalledTimes(2));
});

test('A file that is being brought in is not taken away', async () => {
  const { dispatch, onReloadChosen } = await openApp();
  dispatch(dialogOpened({ kind: 'importFile' }));
  dispatch(CHANGED);
  await screen.findByText('The rows of this workspace were changed in another tab.');
  expect(onReloadChosen).not.toHaveBeenCalled();
});

test('Of a workspace that another tab has deleted it is said how it comes back, and nothing is loaded', async () => {
  const { dispatch, onReloadChosen } = await openApp();
  dispatch(workspacesListed({ known: [{ ...OWN, isDeleted: true }], room: null }));
  const banner = await screen.findByText('This workspace was deleted in another tab.');
  expect(banner.parentElement).toHaveTextContent(
    'You can restore it in the list of the workspaces until you reload SplitPay.',
  );
  expect(onReloadChosen).not.toHaveBeenCalled();
});
