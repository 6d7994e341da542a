import { screen, within } from '@testing-library/react';
import { buildRefund, recordsOf } from '../../helpers/builders';
import { givenImportedData, importedPayment, importedRefund } from '../../helpers/workspace';
import { amountField, openDetails, openRefund } from '../../helpers/screens/paymentDialogs';
import { renderApp } from '../../helpers/renderApp';
import { readTable } from '../../helpers/table';
import { wholeTransactionsFile } from '../../helpers/wholeTransactionsFile';

const ROWS = [importedPayment('P-1'), importedPayment('P-2', { date: '2025-06-14 10:00:00' })];
const REFUNDS = [
  importedRefund('P-1'),
  importedRefund('P-2', { amount: 4_000 }),
  importedRefund('P-2', { id: 'last', amount: 6_000 }),
];
const given = () => givenImportedData(ROWS, 'w1', REFUNDS);

describe('A refund from a file', () => {
  test('is shown with the status, in the sums of the list and in the export, and a full one makes the payment Refunded', async () => {
    const { store } = await renderApp('/transactions', given());
    expect(readTable('Transactions').rows.map((row) => row.at(-1))).toEqual([
      'CompletedPartly refunded $30.00',
      'Refunded',
    ]);
    expect(screen.getByText('2 transactions · gross $200.00 · refunded $130.00 · net $70.00')).toBeVisible();
    const { rows } = wholeTransactionsFile(store.getState());
    expect(rows.map((row) => row.slice(4, 7))).toEqual([
      ['Completed', '30.00', '70.00'],
      ['Refunded', '100.00', '0.00'],
    ]);
  });

  test('is found by the status that it caused', async () => {
    await renderApp('/transactions?status=Refunded', given());
    expect(readTable('Transactions').rows.map(([id]) => id)).toEqual(['P-2']);
  });

  test('is shown in the revenue and the recent transactions of the dashboard', async () => {
    await renderApp('/', given());
    const card = screen.getByRole('heading', { name: 'Total Revenue' }).closest('section')!;
    expect(card).toHaveTextContent('$200.00');
    expect(card).toHaveTextContent('refunded $130.00 · net $70.00');
    expect(readTable('Recent transactions').rows[0]![0]).toMatch(/^Harbor Arts.* · Partly refunded \$30\.00$/);
  });

  test('is a step of the payment at its own time, with a share of each party', async () => {
    const { details } = await openDetails('P-1', given());
    const timeline = within(details).getByRole('list', { name: 'Timeline' });
    expect(within(timeline).getAllByRole('listitem')[1]).toHaveTextContent(
      'Refunded $30.00From the file' +
        "Refund shares weren't recorded, so they're calculated: Merchant $27.96 · Partner $1.44 · Platform $0.60" +
        '2025-06-16 08:00:00 · Imported file',
    );
    expect(readTable('How this payment is split').rows.map((row) => row.slice(1, 3))).toEqual([
      ['$90.00', '$27.96'],
      ['$3.20', '$0.00'],
      ['$4.80', '$1.44'],
      ['$2.00', '$0.60'],
      ['$100.00', '$30.00'],
    ]);
    expect(within(details).getByText(/^Adds up to \$/)).toBeVisible();
  });

  test('reduces the refundable amount', async () => {
    const { user, store, refund } = await openRefund('P-1', given());
    expect(within(refund).getByText('$70.00 of $100.00 is refundable.')).toBeVisible();
    await user.clear(amountField());
    await user.type(amountField(), '70.01');
    expect(within(refund).getByText('Enter $70.00 or less.')).toBeVisible();
    await user.clear(amountField());
    await user.type(amountField(), '70');
    await user.click(within(refund).getByRole('button', { name: 'Refund $70.00' }));
    expect(recordsOf(store.getState())).toMatchObject([{ amount: 7_000 }]);
    expect(await screen.findByText('The payment is already refunded in full.')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').filter((item) => item.textContent.startsWith('Refunded'))).toHaveLength(2);
    expect(readTable('How this payment is split').rows.at(-1)).toEqual(['Total', '$100.00', '$100.00', '$0.00']);
  });
});

test('Records that newer rows do not allow are listed above every screen', async () => {
  const waiting = [buildRefund({ transactionId: 'P-1', amount: 20_000 })];
  await renderApp('/transactions', {
    ...givenImportedData([importedPayment('P-1')]),
    payments: { records: {}, waiting },
  });
  expect(await screen.findByText(/1 refund \(.*\) no longer matches the imported payments/)).toBeVisible();
});
