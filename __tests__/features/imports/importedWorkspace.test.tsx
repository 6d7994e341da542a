import { cleanup, screen, within } from '@testing-library/react';
import { selectVolumeTotals } from '@/selectors/dashboard/volumeSelectors';
import { describeExplanation } from '@/pages/dashboard/volume/explanationTexts';
import { selectExplanation } from '@/selectors/dashboard/explanationSelectors';
import { selectListMetrics } from '@/selectors/payments/list/listMetrics';
import { chartActions } from '@/slices/ui/chartSlice';
import { dialogOpened, selectOpenDialog } from '@/slices/ui/dialogsSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import { setupStore } from '@/store/store';
import { USD } from '../../helpers/currencies';
import { recordsOf } from '../../helpers/builders';
import { givenImportedData, importedPayment } from '../../helpers/workspace';
import { amountField } from '../../helpers/screens/paymentDialogs';
import { renderApp } from '../../helpers/renderApp';
import { readTable } from '../../helpers/table';

const ROWS = [
  importedPayment('P-1', { date: '2025-05-10 10:00:00', amount: 20_000 }),
  // A period up to the 17th, which the newest month has not passed.
  importedPayment('P-5', { date: '2025-05-20 10:00:00', amount: 100 }),
  importedPayment('P-2', { merchant: 'Café Größenwahn', amount: 5_050 }),
  importedPayment('P-3', { date: '2025-06-16 09:30:00', status: 'Failed', isPaid: false }),
  importedPayment('P-4', { date: '2025-06-17 18:00:00', amount: 1_000, customer: 'C-7' }),
];

describe('In an imported workspace', () => {
  test('the dashboard is calculated from its rows, up to its newest day', async () => {
    const { store } = await renderApp('/', givenImportedData(ROWS));
    expect(screen.getByText('Data through June 17, 2025')).toBeVisible();
    const card = (name: string) => screen.getByRole('heading', { name }).closest('section')!;
    expect(card('Total Revenue')).toHaveTextContent('$60.50-69.7% vs $200.00 (May 1–17)Payment volume, June 2025');
    expect(card('Active Merchants')).toHaveTextContent('2+1 new this month');
    expect(readTable('Top Merchants').rows).toEqual([
      ['1', 'Harbor Arts4 transactions all time (4 in the list)', '$211.00'],
      ['2', 'Café Größenwahn1 transaction all time (1 in the list)', '$50.50'],
    ]);
    expect(selectVolumeTotals(store.getState()).totalTransactionAmount).toBe(26_150);
    expect(selectListMetrics(store.getState()).gross).toBe(26_150);
  });

  test('growth from 0 is described in words, and a period without rows is 0', async () => {
    const { user } = await renderApp('/', givenImportedData([importedPayment('P-1')]));
    const card = screen.getByRole('heading', { name: 'Total Revenue' }).closest('section')!;
    expect(card).toHaveTextContent('$100.00No data for May 1–15 to compare with');
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    expect(readTable('Volume by month').rows.map(([name, total]) => [name, total])).toEqual([
      ...['JAN', 'FEB', 'MAR', 'APR', 'MAY'].map((name) => [name, '$0.00']),
      ...[
        ['JUN', '$100.00'],
        ['Total', '$100.00'],
      ],
    ]);
  });

  test('growth is explained by the compared days', () => {
    const store = setupStore(givenImportedData(ROWS));
    store.dispatch(chartActions.explanationToggled('revenue'));
    expect(describeExplanation(selectExplanation(store.getState())!, USD).text).toBe(
      'Payment volume in June, compared with May 1–17: $60.50 − $200.00 = -$139.50 (-69.7%).',
    );
  });

  test('payments are listed, found and opened by their own ids, and refunded', async () => {
    const { user, store } = await renderApp('/transactions?search=größen', givenImportedData(ROWS));
    await user.click(screen.getByRole('link', { name: 'P-2' }));
    await user.click(await screen.findByRole('button', { name: /^Refund/ }));
    await screen.findByRole('dialog', { name: 'Refund payment' });
    await user.clear(amountField());
    await user.type(amountField(), '10.00');
    await user.click(screen.getByRole('button', { name: 'Refund $10.00' }));
    await user.click(screen.getByRole('button', { name: /^Refund/ }));
    expect(recordsOf(store.getState())).toMatchObject([{ transactionId: 'P-2', amount: 1_000 }]);
  });

  test('each name becomes a merchant, and unknown fields are shown as not given', async () => {
    const { user } = await renderApp('/merchants', givenImportedData(ROWS));
    await user.click(screen.getByRole('link', { name: 'Café Größenwahn' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByText('Not given').length).toBeGreaterThan(8);
    expect(dialog.getByText(/1 all time \(1 in the list\)/)).toBeVisible();
  });

  test('its name is at the bottom of the navigation, and opens the list of workspaces', async () => {
    const { user } = await renderApp('/', givenImportedData(ROWS));
    await user.click(screen.getByRole('button', { name: 'Workspace: My festival' }));
    expect(await screen.findByRole('dialog', { name: 'Workspaces' })).toBeVisible();
  });

  test('neither the menu nor the palette offers to reset demo data', async () => {
    const { user } = await renderApp('/transactions', givenImportedData(ROWS));
    await user.click(screen.getByRole('button', { name: /^Hi Alex!/ }));
    expect(await screen.findByRole('button', { name: 'Create a problem report' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reset demo data' })).toBeNull();
    await user.keyboard('{Escape}{Control>}k{/Control}');
    expect(await screen.findByRole('option', { name: /^Import data/ })).toBeVisible();
    expect(screen.queryByRole('option', { name: /^Reset demo data/ })).toBeNull();
  });

  test('a report names its data set and contains its rows only if the checkbox is selected', async () => {
    const { user, store, dispatch } = await renderApp('/', givenImportedData(ROWS));
    dispatch(dialogOpened({ kind: 'reportProblem' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create a problem report' }));
    expect(dialog.getByText(/the name and hash of your data set, but none of its rows$/)).toBeVisible();
    const tick = dialog.getByRole('checkbox', { name: /^Include the data of "My festival" \(5 payments\)/ });
    expect(tick).not.toBeChecked();
    await user.click(tick);
    expect(
      dialog.getByText(/your data set with its name, hash and all rows, but no customers, card numbers/),
    ).toBeVisible();
    // The test's database has no rows, so the download fails.
    await user.click(dialog.getByRole('button', { name: 'Download report' }));
    expect(await dialog.findByText(/^The report couldn't be created: /)).toBeVisible();
    expect(selectOpenDialog(store.getState())).toEqual({ kind: 'reportProblem' });
    cleanup();
    (await renderApp('/')).dispatch(dialogOpened({ kind: 'reportProblem' }));
    const sample = within(await screen.findByRole('dialog', { name: 'Create a problem report' }));
    expect(sample.queryByRole('checkbox')).toBeNull();
    expect(sample.getByText(/all merchants with their contacts and addresses/)).toBeVisible();
  });

  test('the bell lists the import', async () => {
    const { user } = await renderApp('/transactions', givenImportedData(ROWS));
    await user.click(screen.getByRole('button', { name: 'Notifications, 1 unread' }));
    expect(screen.getByText('File imported')).toBeVisible();
    expect(screen.getByText(/5 payments, the newest from payments.csv/)).toBeVisible();
  });
});

test('An empty list offers an import, but a list of changes or a filtered list does not', async () => {
  const { user, dispatch } = await renderApp('/integrations', givenImportedData([importedPayment('P-1')]));
  const main = within(screen.getByRole('main'));
  expect(main.getByText('No integrations yet. An integration is a payment form for a merchant.')).toBeVisible();
  await user.click(main.getByRole('button', { name: 'Import data' }));
  expect(await screen.findByRole('dialog', { name: 'Import data' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.type(main.getByRole('searchbox'), 'harbor');
  expect(main.queryByRole('button', { name: 'Import data' })).toBeNull();
  dispatch(addressVisited({ path: '/notifications', query: {} }));
  expect(await screen.findByText('No notifications yet. Changes to your integrations will appear here.')).toBeVisible();
  expect(main.queryByRole('button', { name: 'Import data' })).toBeNull();
});
