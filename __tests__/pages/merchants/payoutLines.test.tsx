import { act, screen, waitFor, within } from '@testing-library/react';
import { payoutsRecorded } from '@/slices/entities/payoutsSlice';
import { adjustmentsSlice } from '@/slices/entities/recordSlices';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { buildPayout } from '../../helpers/domain/statements';
import { listenToDownloads, textOf } from '../../helpers/downloads';
import { renderApp } from '../../helpers/renderApp';
import { readTable } from '../../helpers/table';

const MAY = buildPayout({
  id: '1717200000000-may',
  amount: 100_000,
  day: '2024-06-15',
  reference: 'Mid June',
  sequence: 1,
});
const JUNE = buildPayout({
  id: '1719800000000-june',
  amount: 50_000,
  day: '2024-06-30',
  reference: 'End of June',
  sequence: 2,
});

async function openPayout() {
  const app = await renderApp('/merchants?view=statements');
  act(() => void app.store.dispatch(payoutsRecorded([MAY, JUNE])));
  await app.user.click(await screen.findByRole('button', { name: 'Payout history' }));
  const history = within(await screen.findByRole('dialog', { name: 'Payout history' }));
  await app.user.click(history.getByRole('link', { name: '$500.00' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Payout' }));
  await dialog.findByRole('table', { name: 'Lines of the payout' });
  return { ...app, dialog };
}

describe('The dialog of a payout', () => {
  test('lists its lines, the balance before and what differs from the previous payout, which sum to its amount', async () => {
    const { dialog } = await openPayout();
    expect(dialog.getByText('$500.00 less than the previous payout.')).toBeVisible();
    const { rows } = readTable('Compared with the previous payout');
    const cents = (text: string | undefined) => Math.round(Number(text?.replace(/[$,]/g, '')) * 100);
    const sum = rows.slice(0, -1).reduce((total, row) => total + cents(row[2]), 0);
    expect(sum).toBe(50_000);
    expect(rows.at(-1)).toEqual(['Amount of the payout', '$1,000.00', '$500.00', '-$500.00']);
  });

  test('finds a line by its amount, and leads to the payment, which names the payout', async () => {
    const { dialog, user } = await openPayout();
    const [first] = readTable('Lines of the payout').rows;
    await user.type(dialog.getByRole('searchbox', { name: 'Search lines' }), first!.at(-1)!);
    expect(await dialog.findByText('1 line found')).toBeVisible();
    const lines = within(dialog.getByRole('table', { name: 'Lines of the payout' }));
    await user.click(lines.getByRole('link'));
    const payment = within(await screen.findByRole('dialog', { name: 'Transaction Details' }));
    expect(payment.getByRole('link', { name: 'Paid out in End of June' })).toBeVisible();
  });

  test('exports the lines, whose net amounts sum to the payout', async () => {
    const { blobs, names } = listenToDownloads();
    const { dialog, user } = await openPayout();
    await user.click(dialog.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(names).toEqual(['payout-MER001-2024-06-30.csv']));
    const text = await textOf(blobs[0]!);
    const [header, ...rows] = text
      .trim()
      .split('\r\n')
      .map((line) => line.split(','));
    const at = header!.indexOf('NET');
    expect(rows.reduce((total, row) => total + Math.round(Number(row[at]) * 100), 0)).toBe(50_000);
  });
});

describe('The search in statement lines', () => {
  test('answers an amount with its line, party and payout', async () => {
    const { user, store } = await renderApp('/merchants?view=statements');
    act(() => {
      store.dispatch(payoutsRecorded([MAY, JUNE]));
      store.dispatch(
        adjustmentsSlice.actions.recorded([
          {
            id: '1717100000000-a',
            kind: 'adjustment',
            partyId: 'MER001',
            amount: -41_218,
            day: '2024-06-03',
            reason: 'Card reader',
            recordedAt: '2024-06-03 10:00:00',
            recordedBy: 'Alex Morgan',
            zone: 'UTC',
            sequence: 0,
          },
        ]),
      );
    });
    await user.click(await screen.findByRole('button', { name: 'Search lines' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Search statement lines' }));
    await user.type(dialog.getByRole('searchbox', { name: 'Search lines' }), '412.18');
    expect(await dialog.findByText('1 line found')).toBeVisible();
    const link = dialog.getByRole('link', { name: 'Paid out on Jun 15, 2024' });
    expect(dialog.getByRole('link', { name: 'Harbor Lights Music Festival' })).toHaveAttribute(
      'href',
      '/merchants?view=statements&of=MER001&from=2024-06-01&to=2024-06-30',
    );
    await user.click(link);
    const payout = within(await screen.findByRole('dialog', { name: 'Payout' }));
    expect(await payout.findByText('1 line found')).toBeVisible();
    expect(selectTransactionTable(store.getState()).length).toBe(30);
  });
});
