import { screen, waitFor, within } from '@testing-library/react';
import { selectPayouts } from '@/selectors/statements/statementSources';
import { payoutsRecorded } from '@/slices/entities/payoutsSlice';
import { buildPayout } from '../../helpers/domain/statements';
import { listenToDownloads, textOf } from '../../helpers/downloads';
import { renderApp } from '../../helpers/renderApp';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

const LATER = buildPayout({
  id: '1719800000000-june',
  day: '2024-06-10',
  recordedAt: '2024-06-20 09:00:00',
  reference: 'Late',
});

describe('A past day', () => {
  test('is in the address, is named above the screen, and shows only what existed at its end', async () => {
    await renderApp('/transactions?asOf=2024-06-12');
    expect(await screen.findByText('As of Jun 12, 2024')).toBeVisible();
    expect(await screen.findByText('9 transactions found')).toBeInTheDocument();
    expect(window.location.search).toBe('?asOf=2024-06-12');
    expect(screen.queryByText('TR20240629-028')).toBeNull();
  });

  test('of imported data has the rows of the files up to its end', async () => {
    const rows = ['2025-06-10', '2025-06-11', '2025-06-12'].map((day) =>
      importedPayment(`P-${day}`, { date: `${day} 12:00:00` }),
    );
    await renderApp('/transactions?asOf=2025-06-11', givenImportedData(rows, 'past'));
    expect(await screen.findByText('As of Jun 11, 2025')).toBeVisible();
    expect(await screen.findByText('2 transactions found')).toBeInTheDocument();
    expect(screen.queryByText('P-2025-06-12')).toBeNull();
  });

  test('lasts from screen to screen until the operator goes back to now', async () => {
    const { user } = await renderApp('/transactions?asOf=2024-06-12');
    await screen.findByText('As of Jun 12, 2024');
    await user.click(screen.getAllByRole('link', { name: 'Merchants' })[0]!);
    expect(window.location.search).toBe('?asOf=2024-06-12');
    await user.click(screen.getByRole('button', { name: 'Back to now' }));
    expect(screen.queryByText('As of Jun 12, 2024')).toBeNull();
    expect(window.location.search).toBe('');
  });

  test('has no payout that was recorded later, and the store keeps it', async () => {
    const { user, dispatch, store } = await renderApp('/merchants?view=statements');
    dispatch(payoutsRecorded([LATER]));
    await user.click(screen.getByRole('button', { name: /Hi Alex/ }));
    await user.click(await screen.findByRole('button', { name: 'View a past day' }));
    await screen.findByText('As of Jun 30, 2024');
    const field = screen.getByLabelText('Day');
    await user.clear(field);
    await user.type(field, '2024-06-19');
    await screen.findByText('As of Jun 19, 2024');
    await user.click(screen.getByRole('button', { name: 'Payout history' }));
    const history = await screen.findByRole('dialog', { name: 'Payout history' });
    expect(within(history).getByText('No payouts yet')).toBeVisible();
    expect(selectPayouts(store.getState())).toHaveLength(1);
  });

  test('refuses what would be recorded, with the reason', async () => {
    const { user, store } = await renderApp('/merchants?view=statements&of=MER001&asOf=2024-06-12');
    await screen.findByText('As of Jun 12, 2024');
    const before = store.getState().statements;
    await user.click(screen.getByRole('button', { name: 'Issue statement' }));
    const anyway = screen.queryByRole('button', { name: 'Issue statement anyway' });
    if (anyway) await user.click(anyway);
    expect(
      await screen.findByText('You look at the workspace as of Jun 12, 2024. Go back to now to record anything.'),
    ).toBeVisible();
    expect(store.getState().statements).toBe(before);
  });

  test('says on the dashboard of the demo data that the figures of the chart are fixed, and dates them as before', async () => {
    const { user } = await renderApp('/?asOf=2024-06-12');
    await screen.findByText('As of Jun 12, 2024');
    const note = /^In the demo data, these figures, Total Revenue and Total Fees are fixed, through June 30, 2024\./;
    expect(await screen.findByText(note)).toBeVisible();
    expect(screen.getByText('Demo data through June 12, 2024')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to now' }));
    expect(screen.queryByText(note)).not.toBeInTheDocument();
  });

  test('is in the name and in a column of each file', async () => {
    const { blobs, names } = listenToDownloads();
    const { user } = await renderApp('/transactions?asOf=2024-06-12');
    await screen.findByText('As of Jun 12, 2024');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(names).toEqual(['transactions-as-of-2024-06-12.csv']));
    const [header, first] = (await textOf(blobs[0]!)).split('\r\n');
    expect(header).toMatch(/,AS OF$/);
    expect(first).toMatch(/,2024-06-12$/);
  });
});
