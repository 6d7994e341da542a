import { screen, within } from '@testing-library/react';
import { nounOf } from '@/features/imports/otherTabs/lackedTexts';
import { COLLECTIONS } from '@/store/persistence/entries/collections';
import { lackedRecordsNoted, selectLackedRecords, type LackedRecord } from '@/slices/persistenceSlice';
import { listenToDownloads, textOf } from '../../helpers/downloads';
import { sharedState } from '../../helpers/team';
import { renderApp } from '../../helpers/renderApp';

const record = (kind: string, id: string, by: string, at: string): LackedRecord => ({
  kind,
  id,
  by,
  at,
  text: JSON.stringify({ [id]: { id } }),
});

async function openWithQuestion(state: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp('/transactions', state);
  app.dispatch(
    lackedRecordsNoted([
      record('payments', 'r1', 'Ana Ruiz', '2024-07-01T12:00:00.000Z'),
      record('payments', 'r2', 'Ana Ruiz', '2024-07-01T12:01:00.000Z'),
      record('laterKind', 'x1', 'Ana Ruiz', '2024-07-01T12:01:30.000Z'),
      record('payouts', 'p1', 'Ben Cole', '2024-07-01T12:02:00.000Z'),
    ]),
  );
  const title = await screen.findByText('The server was restored from a backup.');
  return { ...app, banner: title.closest<HTMLElement>('[role=alert]')! };
}
const isAsked = () => screen.queryByText('The server was restored from a backup.') !== null;

test('The question about a restored server counts what it lacks by kind, and names the latest', async () => {
  const { banner } = await openWithQuestion();
  expect(banner).toHaveTextContent(
    'It lacks 2 refunds and voids, 1 newer record and 1 payout that this browser has seen.',
  );
  expect(banner).toHaveTextContent(/Latest: payout, Jul 1, 2024, \d\d:02, by Ben Cole\./);
});

test('Send again and Download and leave each end the question', async () => {
  const { user, banner, store } = await openWithQuestion();
  await user.click(within(banner).getByRole('button', { name: 'Send again' }));
  expect([isAsked(), selectLackedRecords(store.getState())]).toEqual([false, []]);
});

test('Who may record none of them is not offered to send them again', async () => {
  const { banner } = await openWithQuestion(sharedState('Vera Lund'));
  expect(within(banner).queryByRole('button', { name: 'Send again' })).toBeNull();
  expect(banner).toHaveTextContent('Your role does not allow you to record them.');
  expect(within(banner).getByRole('button', { name: 'Download and leave' })).toBeVisible();
});

test('Every kind of record that a server can lack has a name', () => {
  for (const { name } of COLLECTIONS) expect(nounOf(name)).not.toBe('newer record');
});

test('Download and leave saves a file with every record', async () => {
  const { blobs } = listenToDownloads();
  const { user, banner } = await openWithQuestion();
  await user.click(within(banner).getByRole('button', { name: 'Download and leave' }));
  expect(isAsked()).toBe(false);
  const text = await textOf(blobs[0]!);
  for (const id of ['r1', 'r2', 'x1', 'p1']) expect(text).toContain(`{"${id}":{"id":"${id}"}}`);
});
