import { screen, waitFor, within } from '@testing-library/react';
import { decodeDataSet } from '@/data/dataSets/format/decode';
import { readPaymentAt } from '@/data/dataSets/readDataSet';
import { openImportedWorkspace } from '@/features/imports/openImportedWorkspace';
import { openWorkspaces } from '../../helpers/openWorkspaces';
import { openWorkspaceFiles } from '@/backend/local/workspaceFiles';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { pickedFile } from '../../helpers/imports/importInProcess';
import { button, dialog, heading, openImport, removeWorkspaces } from '../../helpers/screens/importDialog';

afterEach(removeWorkspaces);

const HEADERS = 'id,Created date (UTC),Amount,Currency,Status,Destination,Customer Email,Card Last4';
const FILE = [
  HEADERS,
  'ch_1,2025-06-01 10:00:00,10.00,usd,Paid,Harbor,ann@example.com,4242',
  'ch_2,2025-06-02 10:00:00,20.00,usd,Paid,Harbor,bob@example.com,1881',
].join('\n');

const email = () => screen.findByRole('checkbox', { name: /^Customer email/ });

/** The stored payments of the only workspace, and everything that the database of workspaces holds as text. */
async function readStored() {
  const files = openWorkspaceFiles();
  const [workspace] = await files.list();
  const found = workspace && (await files.find(workspace.id));
  files.close();
  const bytes = await found!.rows!.arrayBuffer();
  const dataSet = decodeDataSet(bytes);
  if ('problem' in dataSet) throw new Error(dataSet.problem);
  const names = dataSet.merchants.map(({ name }) => name);
  const rows = Array.from({ length: dataSet.payments.length }, (_, at) =>
    readPaymentAt(dataSet.payments, at, dataSet.words, names),
  );
  return { rows, text: Buffer.from(bytes).toString('latin1') + Buffer.from(bytes).toString('utf16le') };
}

async function importWithoutEmail() {
  const app = await openImport();
  await app.choose(pickedFile(FILE));
  await heading('Preview');
  await app.user.click(await email());
  await waitFor(async () => expect(await email()).not.toBeChecked());
  return app;
}

test('Columns with personal data are ticked in the preview, and an unticked one is not stored', async () => {
  const app = await openImport();
  await app.choose(pickedFile(FILE));
  await heading('Preview');
  const group = within(screen.getByRole('group', { name: 'Personal data to store' }));
  const boxes = group.getAllByRole('checkbox');
  expect(boxes.map((box) => (box as HTMLInputElement).labels![0]!.textContent)).toEqual([
    'Customer email (column Customer Email)',
    'Card number (column Card Last4)',
  ]);
  for (const box of boxes) expect(box).toBeChecked();
  await app.user.click(await email());
  await waitFor(async () => expect(await email()).not.toBeChecked());
  // The preview was built again, and the focus is where it was.
  expect(await email()).toHaveFocus();
  await app.user.click(button('Import 2 payments'));
  await waitFor(() => expect(app.opened).toHaveLength(1));
  const { rows, text } = await readStored();
  expect(rows.map(({ payerEmail, cardLast4 }) => [payerEmail, cardLast4])).toEqual([
    [undefined, '1881'],
    [undefined, '4242'],
  ]);
  expect(text).not.toContain('example.com');
  expect(text).toContain('4242');
});

test('The choice is remembered for files with the same columns, and can be changed', async () => {
  const app = await importWithoutEmail();
  await app.user.click(button('Import 2 payments'));
  await waitFor(() => expect(app.opened).toHaveLength(1));
  const { matchings } = app.store.getState();
  expect(Object.keys(matchings.remembered)).toHaveLength(1);

  const next = await openImport({ matchings });
  await next.user.click(button('Import data'));
  await next.choose(pickedFile(FILE));
  await heading('Import settings');
  await next.user.click(button('Preview import'));
  expect(await email()).not.toBeChecked();
  await next.user.click(await email());
  await waitFor(async () => expect(await email()).toBeChecked());
});

test('An update that does not store a column says which payments would lose it', async () => {
  const app = await openImport();
  await app.choose(pickedFile(FILE));
  await heading('Preview');
  await app.user.click(button('Import 2 payments'));
  await waitFor(() => expect(app.opened).toHaveLength(1));
  const files = openWorkspaceFiles();
  const [workspace] = await files.list();
  files.close();

  const opened = await openImportedWorkspace(openWorkspaces, workspace!.id);
  if ('problem' in opened) throw new Error(opened.problem);
  const update = await openImport(opened.startState);
  update.dispatch(dialogOpened({ kind: 'importFile' }));
  await update.choose(pickedFile(FILE));
  await heading('Preview');
  expect(dialog()).not.toHaveTextContent('would lose');
  await update.user.click(await email());
  await waitFor(() => expect(dialog()).toHaveTextContent('2 payments would lose their customer email.'));
});

test('Deleting the workspace deletes the personal data with it', async () => {
  const app = await openImport();
  await app.choose(pickedFile(FILE));
  await heading('Preview');
  await app.user.click(button('Import 2 payments'));
  await waitFor(() => expect(app.opened).toHaveLength(1));
  expect((await readStored()).text).toContain('ann@example.com');
  expect(await storedTexts()).toContain('ann@example.com');
  await removeWorkspaces();
  expect(await storedTexts()).not.toContain('example.com');
});

/** Everything in all databases and in the storages of this browser, as text. */
async function storedTexts(): Promise<string> {
  const texts = [localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage)));
  for (const { name } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name!);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error!);
    });
    for (const store of database.objectStoreNames) {
      const rows = await new Promise<unknown[]>((resolve) => {
        const request = database.transaction(store).objectStore(store).getAll();
        request.onsuccess = () => resolve(request.result);
      });
      for (const row of rows)
        texts.push(row instanceof Blob ? Buffer.from(await row.arrayBuffer()).toString('latin1') : JSON.stringify(row));
    }
    database.close();
  }
  return texts.join('\n');
}
