import { screen, waitFor } from '@testing-library/react';
import { dialogClosed, dialogOpened } from '@/slices/ui/dialogsSlice';
import { workspacesListed } from '@/slices/workspaceSlice';
import { importInProcess } from '../../helpers/imports/importInProcess';
import { renderApp } from '../../helpers/renderApp';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

const STATE = givenImportedData([importedPayment('P-1')]);
const IMPORTED = STATE.workspace!.own!;
const CHANGED = workspacesListed({ known: [{ ...IMPORTED, hash: 'newer' }], room: null });

async function openApp() {
  const reload = jest.fn();
  const app = await renderApp('/merchants', STATE, { ...importInProcess().services, reload });
  return { ...app, onReloadChosen: reload };
}

test('Data that another tab changed is loaded immediately if nothing is typed', async () => {
  const { dispatch, onReloadChosen } = await openApp();
  dispatch(CHANGED);
  await waitFor(() => expect(onReloadChosen).toHaveBeenCalledTimes(1));
});

test('While a form has typed text, a banner offers to reload, and the changed data is loaded when the form is closed', async () => {
  const { dispatch, user, onReloadChosen } = await openApp();
  await user.click(screen.getByRole('button', { name: 'Add New Merchant' }));
  await user.type(await screen.findByLabelText(/^Merchant Name/), 'Harbor');
  dispatch(CHANGED);
  const banner = await screen.findByText('The data of this workspace was changed in another tab.');
  expect(banner.parentElement).toHaveTextContent("text you're typing stays until then.");
  expect(onReloadChosen).not.toHaveBeenCalled();
  expect(screen.getByLabelText(/^Merchant Name/)).toHaveValue('Harbor');
  await user.click(screen.getByText('Reload'));
  expect(onReloadChosen).toHaveBeenCalledTimes(1);
  dispatch(dialogClosed());
  await waitFor(() => expect(onReloadChosen).toHaveBeenCalledTimes(2));
});

test('A file that is being imported is not discarded by a reload', async () => {
  const { dispatch, onReloadChosen } = await openApp();
  dispatch(dialogOpened({ kind: 'importFile' }));
  dispatch(CHANGED);
  await screen.findByText('The data of this workspace was changed in another tab.');
  expect(onReloadChosen).not.toHaveBeenCalled();
});

test('The banner of a workspace that another tab deleted says how to restore it, and nothing is loaded', async () => {
  const { dispatch, onReloadChosen } = await openApp();
  dispatch(workspacesListed({ known: [{ ...IMPORTED, isDeleted: true }], room: null }));
  const banner = await screen.findByText('This workspace was deleted in another tab.');
  expect(banner.parentElement).toHaveTextContent(
    'You can restore it in the list of workspaces until you reload SplitPay.',
  );
  expect(onReloadChosen).not.toHaveBeenCalled();
});

test('The banner of a deleted workspace of a team says who can restore it', async () => {
  const shared = { ...IMPORTED, id: 'team-12345678' };
  const state = { ...STATE, workspace: { ...STATE.workspace!, own: shared } };
  const { dispatch } = await renderApp('/merchants', state, importInProcess().services);
  dispatch(workspacesListed({ known: [{ ...shared, isDeleted: true }], room: null }));
  const banner = await screen.findByText('This workspace was deleted for everybody in the team.');
  expect(banner.parentElement).toHaveTextContent('An administrator can restore it in the list of workspaces');
});

test('The banner of a workspace that is not stored any more promises no restoring, and names both causes', async () => {
  const { dispatch, onReloadChosen } = await openApp();
  dispatch(workspacesListed({ known: [], room: null }));
  const banner = await screen.findByText('This workspace is no longer stored in this browser.');
  expect(banner.parentElement).toHaveTextContent(
    "It was deleted in another tab, or the browser's storage was cleared. You can't record anything in it. Import its files again, or restore a backup.",
  );
  expect(onReloadChosen).not.toHaveBeenCalled();
});
