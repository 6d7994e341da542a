import { act, screen, waitFor } from '@testing-library/react';
import { openWorkspaceFiles } from '@/backend/local/workspaceFiles';
import type { BackupAnswer } from '@/features/imports/WorkspaceContext';
import { fixtureVersion } from '@/store/sessionReplay/writeRecording';
import { buildPayout } from '../../helpers/domain/statements';
import { pickedFile, importInProcess } from '../../helpers/imports/importInProcess';
import { renderApp } from '../../helpers/renderApp';

const button = (name: string | RegExp) => screen.getByRole('button', { name });

const WORKSPACE = {
  name: 'My festival',
  source: 'payments.csv',
  hash: 'sample',
  rows: 1_200,
  importedOn: '2025-06-30',
};
const PART = { compression: 'none', bytes: 0, sha256: '' } as const;
const BACKUP: BackupAnswer = {
  head: { productVersion: '1.0.0', madeAt: '2025-07-01 10:05:00', workspace: WORKSPACE, parts: { content: PART } },
  content: {
    sampleVersion: fixtureVersion(),
    entries: [
      { journal: 'inbox', id: '1', value: true },
      { journal: 'payouts', id: '1', value: buildPayout({ id: '1' }) },
    ],
    preferences: { theme: 'Dark' },
  },
  rows: undefined,
};

/** Chooses a file with the header of a backup, which the worker reads as `answer`. */
async function choose(answer: BackupAnswer | Error) {
  const { services, opened } = importInProcess();
  const readBackup = () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer));
  const app = await renderApp('/merchants', undefined, { ...services, readBackup });
  await app.user.click(button('Import data'));
  const field = await screen.findByLabelText('Choose files');
  await app.user.upload(field, pickedFile('SplitPay backup 1\n…', 'festival.splitpay'));
  return { ...app, chosen: opened };
}

/** In `act`, because the dialog also lists the workspaces when it reappears. */
function listed() {
  return act(async () => {
    const files = openWorkspaceFiles();
    const all = await files.list();
    files.close();
    return all;
  });
}

afterEach(async () => {
  const files = openWorkspaceFiles();
  for (const { id } of await files.list()) await files.remove(id);
  await files.free();
  files.close();
});

test('The dialog shows the contents of a chosen backup and adds it when the operator confirms', async () => {
  const { user, store, chosen } = await choose(BACKUP);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Backup contents' })).toHaveFocus());
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'WorkspaceMy festivalBacked upJuly 1, 2025, 10:05Payments1,200Imported frompayments.csv' +
      'Refunds and voids0Issued statements0Payouts1Reports and resolved discrepancies0' +
      'Merchants and integrations added or changed0Notifications marked as read or unread1',
  );
  expect(await listed()).toEqual([]);
  await user.click(button('Restore backup'));
  await waitFor(() => expect(chosen).toHaveLength(1));
  expect(await listed()).toEqual([{ ...WORKSPACE, id: chosen[0] }]);
  expect(store.getState().theme.choice).toBe('Dark');
});

test('A backup is restored under a free name, and without its settings if the operator clears the checkbox', async () => {
  const files = openWorkspaceFiles();
  await files.save({ ...WORKSPACE, id: 'w1' }, undefined);
  files.close();
  const { user, store, chosen } = await choose(BACKUP);
  expect(await screen.findByText(/added as a new workspace named "My festival 2"/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /^Also restore settings/ }));
  await user.click(button('Restore backup'));
  await waitFor(() => expect(chosen).toHaveLength(1));
  expect((await listed()).map(({ name }) => name)).toEqual(['My festival', 'My festival 2']);
  expect(store.getState().theme.choice).toBe('System');
});

test.each<[string, BackupAnswer | Error, RegExp]>([
  ['is damaged', { problem: 'damaged' }, /^This backup is damaged \(/],
  ['is incomplete', { problem: 'cut' }, /^This backup is incomplete: /],
  [
    'is of a later version',
    { problem: 'of a later version' },
    /^This backup was made with a later version than this one \(\d/,
  ],
  ['cannot be unpacked here', { problem: 'cannot be unpacked' }, /^This browser can't decompress the backup/],
  ['contains data of an unknown shape', { ...BACKUP, content: {} }, /^This backup is damaged \(/],
  [
    'the browser cannot read',
    { kind: 'failed', message: 'It is gone' },
    /^Nothing was restored\. The browser reported an error: It is gone$/,
  ],
  ['finds no worker', new Error('No worker'), /^Nothing was restored\. The browser reported an error: No worker$/],
])('A backup that %s is rejected with the reason, and another file can be chosen', async (_, answer, sentence) => {
  const { user } = await choose(answer);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByLabelText('Choose files')).toHaveFocus();
  expect(await listed()).toEqual([]);
  await user.upload(screen.getByLabelText('Choose files'), pickedFile(''));
  expect(await screen.findByText('The file is empty. Choose another file.')).toBeVisible();
  expect(await listed()).toEqual([]);
});

test('A backup that the browser cannot store is rejected with the reason, and nothing is restored', async () => {
  const { user, chosen } = await choose(BACKUP);
  await screen.findByRole('heading', { name: 'Backup contents' });
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    // Chromium gives a full storage an empty message.
    throw new DOMException('', 'QuotaExceededError');
  });
  await user.click(button('Restore backup'));
  expect(
    await screen.findByText(
      /^Nothing was restored\. The browser reported an error: the storage of this browser is full\./,
    ),
  ).toBeVisible();
  jest.restoreAllMocks();
  expect([await listed(), chosen]).toEqual([[], []]);
});
