import { screen, waitFor, within } from '@testing-library/react';
import { draftOfMerchant } from '@/domain/merchants/merchantForm';
import { selectMerchantRows } from '@/selectors/entitySelectors';
import { merchantsActions } from '@/slices/entities/merchantsSlice';
import { voidOf } from '../../helpers/builders';
import { renderApp } from '../../helpers/renderApp';
import { readTable } from '../../helpers/table';

test('The screen has its title, its subtitle and its columns', async () => {
  await renderApp('/transactions');
  expect(screen.getByRole('heading', { level: 1, name: 'Recent Transactions' })).toBeVisible();
  expect(screen.getByText('Overview of the latest transactions')).toBeVisible();
  const { headers, rows } = readTable('Transactions');
  expect(headers).toEqual(['TRANSACTION ID', 'MERCHANT', 'AMOUNT', 'DATE AND TIME', 'STATUS']);
  expect(rows[0]).toEqual([
    'TR20240630-030',
    'Hudson Valley Film Festival',
    '$250.00',
    '2024-06-30 16:05:12',
    'Completed',
  ]);
  expect(rows).toHaveLength(10);
});

test("The footer says 'Showing 1 to 10 of 30 entries'", async () => {
  await renderApp('/transactions');
  expect(screen.getByText('Showing 1 to 10 of 30 entries')).toBeVisible();
});

test('A status is a colored badge', async () => {
  await renderApp('/transactions');
  const table = within(screen.getByRole('table', { name: 'Transactions' }));
  expect(table.getAllByText('Completed')[0]).toHaveAttribute('data-tone', 'green');
  expect(table.getAllByText('Failed')[0]).toHaveAttribute('data-tone', 'red');
  expect(table.getAllByText('Pending')[0]).toHaveAttribute('data-tone', 'yellow');
  expect(table.getAllByText('Refunded')[0]).toHaveAttribute('data-tone', 'blue');
});

test('The search keeps the rows that contain the text', async () => {
  const { user } = await renderApp('/transactions');
  await user.type(screen.getByRole('searchbox', { name: 'Search transactions' }), '$250.00');
  expect(readTable('Transactions').rows.map((row) => row[2])).toEqual(['$250.00']);
  expect(screen.getByText('Showing 1 to 1 of 1 entry')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(readTable('Transactions').rows).toEqual([]);
  expect(screen.getByText('No transactions match "$250.00x". Check the spelling or clear the filters.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(readTable('Transactions').rows).toHaveLength(10);
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('A search without a matching phrase says above the list and in the status how it was read', async () => {
  const { user } = await renderApp('/transactions');
  await user.type(screen.getByRole('searchbox'), 'cust014');
  const reading = 'Matches in customer and integration IDs.';
  expect(screen.getByText(reading)).toBeVisible();
  expect(await within(screen.getByRole('status')).findByText(`${reading} 2 transactions found`)).toBeInTheDocument();
  expect(readTable('Transactions').rows).toHaveLength(2);
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), '>999999');
  expect(screen.getByText('Amounts over $999,999.00.')).toBeVisible();
  expect(screen.getByText('No transactions match ">999999". Check the spelling or clear the filters.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(screen.queryByText(/^Amounts over/)).toBeNull());
});

test('The search box and the picker have the placeholders of the specification', async () => {
  await renderApp('/transactions');
  expect(screen.getByPlaceholderText('Search transactions...')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pick a date range' })).toBeVisible();
});

test('A line shows the number of rows on all pages, their sums and the excluded rows', async () => {
  const { user, dispatch } = await renderApp('/transactions');
  const all = '30 transactions · gross $127,664.40 · refunded $16,214.90 · net $111,449.50 · excludes 4 failed';
  expect(screen.getByText(all)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Failed');
  expect(screen.getByText('4 failed transactions · $7,231.80 attempted')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'All Status');
  dispatch(voidOf('TR20240630-029'));
  expect(
    screen.getByText(
      '30 transactions · gross $124,104.40 · refunded $16,214.90 · net $107,889.50 · excludes 4 failed, 1 voided',
    ),
  ).toBeVisible();
});

test("A link or a button shows the platform's fee of each payment and their sum", async () => {
  const { user } = await renderApp('/transactions?columns=fees');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50');
  const { headers, rows } = readTable('Transactions');
  expect(headers[3]).toBe('SPLITPAY FEES');
  expect(rows.filter((row) => row[5] === 'Failed').map((row) => row[3])).toEqual(Array(4).fill('$0.00'));
  const sum = rows.reduce((cents, row) => cents + Math.round(Number(row[3]!.replaceAll(/[$,]/g, '')) * 100), 0);
  expect(sum).toBe(250_509);
  expect(screen.getByText(/ · SplitPay fees \$2,505\.09 · excludes 4 failed$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show SplitPay fee column', pressed: true }));
  expect(readTable('Transactions').headers).not.toContain('SPLITPAY FEES');
  expect(window.location.search).toBe('');
});

describe('A column header', () => {
  test('sorts ascending, descending, and then in the original order, with one aria-sort at a time', async () => {
    const { user } = await renderApp('/transactions');
    const amounts = () => readTable('Transactions').rows.map((row) => Number(row[2]!.replaceAll(/[$,]/g, '')));
    const sample = amounts();
    const header = () => screen.getByRole('columnheader', { name: 'AMOUNT' });
    await user.click(screen.getByRole('button', { name: 'AMOUNT' }));
    expect(header()).toHaveAttribute('aria-sort', 'ascending');
    expect(amounts()).toEqual([...amounts()].sort((a, b) => a - b));
    await user.click(screen.getByRole('button', { name: 'AMOUNT' }));
    expect(header()).toHaveAttribute('aria-sort', 'descending');
    expect(amounts()).toEqual([...amounts()].sort((a, b) => b - a));
    await user.click(screen.getByRole('button', { name: 'STATUS' }));
    expect(header()).not.toHaveAttribute('aria-sort');
    await user.click(screen.getByRole('button', { name: 'STATUS' }));
    await user.click(screen.getByRole('button', { name: 'STATUS' }));
    expect(amounts()).toEqual(sample);
  });

  test('is replaced by a select on screens with rows of two lines', async () => {
    const { user } = await renderApp('/transactions?page=2');
    const sample = readTable('Transactions').rows;
    const select = screen.getByRole('combobox', { name: 'Sort by' });
    expect(select).toHaveDisplayValue('Newest first');
    expect(within(select).getAllByRole('option').slice(0, 3)).toEqual([
      within(select).getByRole('option', { name: 'Newest first' }),
      within(select).getByRole('option', { name: 'Transaction id, ascending' }),
      within(select).getByRole('option', { name: 'Transaction id, descending' }),
    ]);
    await user.selectOptions(select, 'Amount, high to low');
    expect(screen.getByRole('columnheader', { name: 'AMOUNT' })).toHaveAttribute('aria-sort', 'descending');
    expect(readTable('Transactions').rows[0]?.[2]).toBe('$9,240.00');
    expect(window.location.search).toBe('?sort=-amount');
    await user.click(screen.getByRole('button', { name: 'STATUS' }));
    expect(select).toHaveDisplayValue('Status, ascending');
    await user.selectOptions(select, 'Newest first');
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(readTable('Transactions').rows).toEqual(sample);
  });

  test('sorts statuses in the order of the specification', async () => {
    const { user } = await renderApp('/transactions?sort=status');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50');
    const statuses = readTable('Transactions').rows.map((row) => row[4]);
    expect([...new Set(statuses)]).toEqual(['Completed', 'Failed', 'Pending', 'Refunded']);
  });
});

describe('The payments of one merchant', () => {
  const names = () => new Set(readTable('Transactions').rows.map(([, merchant]) => merchant));

  test('are shown without those of a merchant with a similar name', async () => {
    const { store, user, dispatch } = await renderApp('/transactions?paymentsOf=MER001');
    const [first, second] = selectMerchantRows(store.getState());
    const draft = { ...draftOfMerchant(second!), name: `${first!.name} Afterparty` };
    dispatch(merchantsActions.merchantEdited({ id: second!.id, draft }));
    const merchantRows = store.getState().transactions.rows.filter(({ merchantId }) => merchantId === 'MER001');
    expect(readTable('Transactions').rows.map(([id]) => id)).toEqual(merchantRows.map(({ id }) => id));
    expect(names()).toEqual(new Set([first!.name]));
    await user.type(screen.getByRole('searchbox'), 'zzz');
    expect(
      screen.getByText(`No transactions match "zzz", ${first!.name}. Check the spelling or clear the filters.`),
    ).toBeVisible();
  });

  test('give way to all payments at the press of a button', async () => {
    const { user } = await renderApp('/transactions?status=Completed&paymentsOf=MER001');
    await user.click(screen.getByRole('button', { name: /Remove filter: Harbor Lights Music Festival/ }));
    expect(window.location.search).toBe('?status=Completed');
    expect(names().size).toBeGreaterThan(1);
    expect(screen.queryByRole('button', { name: /Remove filter:/ })).toBeNull();
  });

  test('are all payments if the merchant id is unknown', async () => {
    await renderApp('/transactions?paymentsOf=MER0');
    expect(window.location.search).toBe('');
    expect(screen.getByText('Showing 1 to 10 of 30 entries')).toBeVisible();
  });
});

test('The list sorts by the platform’s fees', async () => {
  const { user } = await renderApp('/transactions?columns=fees');
  const fees = () => readTable('Transactions').rows.map((row) => Number(row[3]!.replaceAll(/[$,]/g, '')));
  await user.click(screen.getByRole('button', { name: 'SPLITPAY FEES' }));
  expect(fees()).toEqual(fees().toSorted((a, b) => a - b));
  await user.click(screen.getByRole('button', { name: 'SPLITPAY FEES' }));
  expect(fees()).toEqual(fees().toSorted((a, b) => b - a));
  expect(fees()[0]).toBeGreaterThan(0);
  // The visible order is by that column, so the sorting follows it.
  await user.click(screen.getByRole('button', { name: 'Show SplitPay fee column' }));
  expect(window.location.search).toBe('');
});
