import { screen, waitFor, within } from '@testing-library/react';
import { openWorkspaceFiles } from '@/backend/local/workspaceFiles';
import { openImportedWorkspace } from '@/features/imports/openImportedWorkspace';
import { importInProcess, pickedFile } from '../../helpers/imports/importInProcess';
import { openWorkspaces } from '../../helpers/openWorkspaces';
import { renderApp } from '../../helpers/renderApp';

const HEADER = 'TRANSACTION ID,MERCHANT,AMOUNT,DATE AND TIME,STATUS\n';
const row = (id: string, amount: string) => `${id},Harbor,${amount},2025-06-01 10:00:00,Completed\n`;
const FIRST_ROWS = HEADER + row('A', '1.00') + row('B', '2.00');
const FIRST = pickedFile(FIRST_ROWS, 'June.csv');
const NEWER = pickedFile(HEADER + row('A', '1.50') + row('C', '3.00') + row('D', 'x'), 'newer.csv');

afterEach(async () => {
  const files = openWorkspaceFiles();
  for (const { id } of await files.list()) await files.remove(id);
  await files.free();
  files.close();
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const message = (text: RegExp) => screen.findByText(text, { selector: '[role="status"] p' });

/** Opens a workspace as the page does after an import; without an id, the demo data. */
async function openConsole(id?: string) {
  const inProcess = importInProcess();
  const start = id === undefined ? undefined : await openImportedWorkspace(openWorkspaces, id);
  if (start && 'problem' in start) throw new Error(start.problem);
  return { ...inProcess, ...(await renderApp('/merchants', start?.startState, inProcess.services)) };
}

async function importFile(app: Awaited<ReturnType<typeof openConsole>>, file: File, confirm: RegExp): Promise<string> {
  await app.user.click(button(/^(Import data|Workspace: June)$/));
  if (!screen.queryByLabelText('Choose files')) {
    const inList = screen.queryByRole('dialog', { name: 'Workspaces' });
    if (inList) await app.user.click(button('Import data'));
  }
  await app.user.upload(await screen.findByLabelText('Choose files'), file);
  await app.user.click(await screen.findByRole('button', { name: confirm }));
  await waitFor(() => expect(app.opened).toHaveLength(1));
  return app.opened[0]!;
}

test('A first import says how many payments it imported, and how to undo it', async () => {
  const id = await importFile(await openConsole(), FIRST, /^Import 2 payments/);
  const { user } = await openConsole(id);
  expect(await message(/^2 payments imported into June\./)).toHaveTextContent(
    'To undo this import, open another workspace and delete this one under Workspaces.',
  );
  expect(screen.queryByRole('button', { name: 'Undo import' })).toBeNull();
  await user.click(button('View workspaces'));
  const dialog = await screen.findByRole('dialog', { name: 'Workspaces' });
  expect(await within(dialog).findByRole('button', { name: 'Rename June' })).toBeVisible();
});

test('An update says what it added and changed, and undoes it', async () => {
  const id = await importFile(await openConsole(), FIRST, /^Import 2 payments/);
  await importFile(await openConsole(id), NEWER, /^Update June/);
  const { user, opened } = await openConsole(id);
  const text = await message(/^June: 1 added, 1 changed\. 3 payments in total\. 1 row rejected\.$/);
  expect(text).toBeVisible();
  expect(button('View rejected rows')).toBeVisible();
  await user.click(button('Undo import'));
  await waitFor(() => expect(opened).toEqual([id]));
  const files = openWorkspaceFiles();
  expect(await files.list()).toMatchObject([{ id, rows: 2, source: 'June.csv' }]);
  files.close();
  await openConsole(id);
  expect(screen.queryByText(/in total/)).toBeNull();
});

test('An update with refunds says how many', async () => {
  const id = await importFile(await openConsole(), FIRST, /^Import 2 payments/);
  await importFile(await openConsole(id), pickedFile(HEADER + row('A', '-1.00'), 'Refunds.csv'), /^Update June/);
  await openConsole(id);
  expect(await message(/^June: 0 added, 0 changed, 1 refund\. 2 payments in total\.$/)).toBeVisible();
});

test('A newer file that has no values for a field of existing payments says so before the import', async () => {
  const withCustomers = FIRST_ROWS.replace('STATUS', 'STATUS,CUSTOMER ID').replaceAll('Completed', 'Completed,CUST-1');
  const id = await importFile(await openConsole(), pickedFile(withCustomers, 'June.csv'), /^Import 2 payments/);
  const { user } = await openConsole(id);
  await user.click(button('Workspace: June'));
  await user.click(button('Import data'));
  await user.upload(await screen.findByLabelText('Choose files'), NEWER);
  expect(await screen.findByText('1 payment would lose its customer.')).toBeVisible();
});
