import { screen, waitFor, within } from '@testing-library/react';
import { openWorkspaceFiles } from '@/backend/local/workspaceFiles';
import { openImportedWorkspace } from '@/features/imports/openImportedWorkspace';
import { addressOf, PATHS } from '@/domain/screens';
import { pickedFile, importInProcess } from '../../helpers/imports/importInProcess';
import { openWorkspaces } from '../../helpers/openWorkspaces';
import { renderApp } from '../../helpers/renderApp';
import { button, heading, openImport, removeWorkspaces } from '../../helpers/screens/importDialog';

afterEach(removeWorkspaces);

const FILE = [
  'id,Created date (UTC),Amount,Currency,Status,Destination',
  'ch_1,2025-06-30 23:30:00,10.00,usd,Paid,Harbor',
  'ch_2,2025-06-02 10:00:00,20.00,usd,Paid,Harbor',
].join('\n');

const zoneField = (name: string) => screen.findByRole('combobox', { name });

async function importIn(zone?: string) {
  const app = await openImport();
  await app.choose(pickedFile(FILE));
  await heading('Preview');
  const field = await zoneField('Time zone of the workspace');
  expect(field).toHaveValue('UTC');
  expect(field).toHaveAccessibleDescription(/^Suggested because the times in the file are in UTC\./);
  if (zone !== undefined) {
    await app.user.selectOptions(field, zone);
    expect(field).toHaveAccessibleDescription(/^The times in the file are converted to this zone\./);
  }
  await app.user.click(button('Import 2 payments'));
  await waitFor(() => expect(app.opened).toHaveLength(1));
  return app.opened[0]!;
}

async function openStored(id: string, path: string) {
  const opened = await openImportedWorkspace(openWorkspaces, id);
  if ('problem' in opened) throw new Error(opened.problem);
  const inProcess = importInProcess();
  return { ...(await renderApp(path, opened.startState, inProcess.services)), ...inProcess };
}

test('The import suggests the zone of the file and says why, and the payments count on their days in the chosen zone', async () => {
  const id = await importIn('Europe/Berlin');
  const app = await openStored(id, addressOf(PATHS.transactions, { from: '2025-07-01', to: '2025-07-31' }));
  expect(await screen.findByText(/^1 transaction · gross \$10\.00/)).toBeVisible();
  expect(screen.getByText('2025-07-01 01:30:00')).toBeVisible();
  expect(app.store.getState().workspace).toMatchObject({ timeZone: 'Europe/Berlin', today: '2025-07-01' });
});

test('The settings of the workspace show its zone, say what a change does, and open the workspace again', async () => {
  const id = await importIn();
  const app = await openStored(id, addressOf(PATHS.transactions, { from: '2025-06-01', to: '2025-06-30' }));
  expect(await screen.findByText(/^2 transactions · gross \$30\.00/)).toBeVisible();
  await app.user.click(button('Workspace: payments'));
  const list = within(await screen.findByRole('dialog', { name: 'Workspaces' }));
  expect(await list.findByText(/Days in UTC$/)).toBeVisible();
  await app.user.click(list.getByRole('button', { name: 'Time zone' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Time zone' }));
  const field = dialog.getByRole('combobox', { name: 'Time zone' });
  expect(field).toHaveValue('UTC');
  await app.user.selectOptions(field, 'America/New_York');
  expect(field).toHaveAccessibleDescription(
    /^Payments, refunds and disputes count on their day in America\/New_York\. .* issued statements stay the same/,
  );
  await app.user.click(dialog.getByRole('button', { name: 'Save time zone' }));
  await waitFor(() => expect(app.opened).toEqual([id]));

  const again = await openStored(id, addressOf(PATHS.transactions, { view: 'changes' }));
  expect(again.store.getState().workspace.timeZone).toBe('America/New_York');
  const change = (await screen.findByText('Time zone changed')).closest('tr')!;
  expect(change).toHaveTextContent('UTC → America/New_York');
});

test('A workspace of an earlier version counts each payment on the day in its file until a zone is saved', async () => {
  const id = await importIn();
  const files = openWorkspaceFiles();
  const { workspace, rows } = (await files.find(id))!;
  const { timeZone: _zone, ...earlier } = workspace;
  await files.save(earlier, await rows!.arrayBuffer());
  files.close();
  const app = await openStored(id, '/transactions');
  expect(app.store.getState().workspace).toMatchObject({ timeZone: 'UTC', today: '2025-06-30' });
  await app.user.click(button('Workspace: payments'));
  await app.user.click(await screen.findByRole('button', { name: 'Time zone' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Time zone' }));
  expect(dialog.getByText(/each payment counts on the day in its file/)).toBeVisible();
  await app.user.click(dialog.getByRole('button', { name: 'Save time zone' }));
  await waitFor(() => expect(app.opened).toEqual([id]));
  const stored = openWorkspaceFiles();
  expect((await stored.find(id))!.workspace).toMatchObject({ timeZone: 'UTC', zoneChanges: [{ from: '', to: 'UTC' }] });
  stored.close();
});
