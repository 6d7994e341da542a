import { act, screen, waitFor } from '@testing-library/react';
import { openWorkspaceFiles } from '@/data/dataSets/workspaceFiles';
import type { BackupAnswer } from '@/app/ownData/OwnDataContext';
import { fixtureVersion } from '@/store/recording/writeRecording';
import { buildPayout } from '../../helpers/domain/statements';
import { chosenFile, ownDataInProcess } from '../../helpers/imports/ownDataInProcess';
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

/** Chooses a file that begins as a backup, which is read as `answer`. */
async function choose(answer: BackupAnswer | Error) {
  const { ownData, chosen } = ownDataInProcess();
  const readBackup = () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer));
  const app = await renderApp('/merchants', undefined, { ...ownData, readBackup });
  await app.user.click(button('Use your own data'));
  const field = await screen.findByLabelText('Files to bring in');
  await app.user.upload(field, chosenFile('SplitPay backup 1\n…', 'festival.splitpay'));
  return { ...app, chosen };
}

/** The dialog asks for them too when it is back: what it is told is told meanwhile. */
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

test('A backup that is chosen tells what it would bring, and is added when the operator says so', async () => {
  const { user, store, chosen } = await choose(BACKUP);
  expect(await screen.findByRole('heading', { name: 'What is in the backup' })).toHaveFocus();
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'WorkspaceMy festivalBacked upJuly 1, 2025, 10:05Payments1,200Brought in frompayments.csv' +
      'Refunds and voids0Issued statements0Payouts1Reports and settled breaks0' +
      'Merchants and integrations added or changed0Notifications marked1',
  );
  expect(await listed()).toEqual([]);
  await user.click(button('Add the workspace'));
  await waitFor(() => expect(chosen).toHaveLength(1));
  expect(await listed()).toEqual([{ ...WORKSPACE, id: chosen[0] }]);
  expect(store.getState().theme.choice).toBe('Dark');
});

test('A backup comes without its settings where the operator takes the tick away, under a name that is free', async () => {
  const files = openWorkspaceFiles();
  await files.save({ ...WORKSPACE, id: 'w1' }, undefined);
  files.close();
  const { user, store, chosen } = await choose(BACKUP);
  expect(await screen.findByText(/‘My festival 2’, beside the one of its name/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /^Take its settings over/ }));
  await user.click(button('Add the workspace'));
  await waitFor(() => expect(chosen).toHaveLength(1));
  expect((await listed()).map(({ name }) => name)).toEqual(['My festival', 'My festival 2']);
  expect(store.getState().theme.choice).toBe('System');
});

test.each<[string, BackupAnswer | Error, RegExp]>([
  ['is damaged', { problem: 'damaged' }, /^This backup is damaged: /],
  ['is cut off', { problem: 'cut' }, /^This backup is cut off: /],
  ['is of a later version', { problem: 'of a later version' }, /^This backup is of a later version of the .*, \d/],
  ['cannot be unpacked here', { problem: 'cannot be unpacked' }, /^This browser cannot unpack the backup/],
  ['holds what has no shape', { ...BACKUP, content: {} }, /^This backup is damaged: /],
  ['the browser cannot read', { failed: 'It is gone' }, /^Nothing was brought in\. The browser says: It is gone$/],
  ['finds no worker', new Error('No worker'), /^Nothing was brought in\. The browser says: No worker$/],
])('Of a backup that %s a sentence tells, and another file can be chosen', async (_, answer, sentence) => {
  const { user } = await choose(answer);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByLabelText('Files to bring in')).toHaveFocus();
  expect(await listed()).toEqual([]);
  await user.upload(screen.getByLabelText('Files to bring in'), chosenFile(''));
  expect(await screen.findByText('The file is empty.')).toBeVisible();
  expect(await listed()).toEqual([]);
});

test('A browser that refuses to keep the backup says so, and nothing was brought in', async () => {
  const { user, chosen } = await choose(BACKUP);
  await screen.findByRole('heading', { name: 'What is in the backup' });
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    // Chromium gives a full storage no text of its own.
    throw new DOMException('', 'QuotaExceededError');
  });
  await user.click(button('Add the workspace'));
  expect(
    await screen.findByText(/^Nothing was brought in\. The browser says: the storage of this browser is full\./),
  ).toBeVisible();
  jest.restoreAllMocks();
  expect([await listed(), chosen]).toEqual([[], []]);
});
