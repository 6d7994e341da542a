import { screen, within } from '@testing-library/react';
import { lackedRecordsNoted, selectLackedRecords, type LackedRecord } from '@/slices/persistenceSlice';
import { listenToDownloads, textOf } from '../../helpers/downloads';
import { renderApp } from '../../helpers/renderApp';

const record = (kind: string, id: string, by: string, at: string): LackedRecord => ({
  kind,
  id,
  by,
  at,
  text: JSON.stringify({ [id]: { id } }),
});

async function openWithQuestion() {
  const app = await renderApp('/transactions');
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

test('Download and leave saves a file with every record', async () => {
  const { blobs } = listenToDownloads();
  const { user, banner } = await openWithQuestion();
  await user.click(within(banner).getByRole('button', { name: 'Download and leave' }));
  expect(isAsked()).toBe(false);
  const text = await textOf(blobs[0]!);
  for (const id of ['r1', 'r2', 'x1', 'p1']) expect(text).toContain(`{"${id}":{"id":"${id}"}}`);
});
