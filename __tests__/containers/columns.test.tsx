import { act, screen, waitFor, within } from '@testing-library/react';
import { columnsChosen } from '@/slices/lists/columnsSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import { listenToDownloads, textOf } from '../helpers/downloads';
import { renderApp } from '../helpers/renderApp';
import { recordingOf, replayRecording } from '../helpers/store/recording';
import { readTable } from '../helpers/table';

type User = Awaited<ReturnType<typeof renderApp>>['user'];

const headers = (table = 'Transactions') => readTable(table).headers;
const address = () => window.location.pathname + window.location.search;

async function openMenu(user: User) {
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await screen.findByRole('button', { name: 'Reset columns' });
}

test('An operator hides, moves and resets the columns of a list', async () => {
  const { user } = await renderApp('/transactions');
  const all = ['TRANSACTION ID', 'MERCHANT', 'AMOUNT', 'DATE AND TIME', 'STATUS'];
  expect(headers()).toEqual(all);
  await openMenu(user);
  expect(screen.getByRole('checkbox', { name: 'Transaction id' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Merchant' }));
  await user.click(screen.getByRole('button', { name: 'Move Amount down' }));
  expect(screen.getByRole('button', { name: 'Move Amount down' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Move Status up' }));
  await user.click(screen.getByRole('button', { name: 'Move Transaction id up' }));
  expect(headers()).not.toContain('MERCHANT');
  expect(headers()[0]).toBe('TRANSACTION ID');
  expect(address()).toContain('layout=id.-merchant.');
  await user.click(screen.getByRole('button', { name: 'Reset columns' }));
  expect(headers()).toEqual(all);
  expect(address()).toBe('/transactions');
});

test('The ID still names its row after another column was moved before it', async () => {
  await renderApp('/transactions?layout=amount.id');
  expect(headers().slice(0, 2)).toEqual(['AMOUNT', 'TRANSACTION ID']);
  const [first] = within(screen.getByRole('table', { name: 'Transactions' })).getAllByRole('rowheader');
  expect(first).toHaveTextContent(/TR/);
});

test('A row of two lines begins with its ID if the column of its name is hidden', async () => {
  await renderApp('/transactions?layout=-merchant');
  const [first] = within(screen.getByRole('table', { name: 'Transactions' })).getAllByRole('rowheader');
  expect(first).toHaveAttribute('data-card-slot', 'name');
});

test('A link shows its columns, and the columns that the operator kept return with another visit', async () => {
  const { user, dispatch } = await renderApp('/merchants?layout=status.-sales.unknown');
  expect(headers('Merchants')[0]).toBe('STATUS');
  expect(headers('Merchants')).not.toContain('TOTAL SALES');
  dispatch(addressVisited({ path: '/merchants', query: {} }));
  const all = headers('Merchants');
  expect(all[0]).not.toBe('STATUS');
  await openMenu(user);
  await user.click(screen.getByRole('checkbox', { name: 'Status' }));
  dispatch(addressVisited({ path: '/transactions', query: {} }));
  await screen.findByRole('table', { name: 'Transactions' });
  dispatch(addressVisited({ path: '/merchants', query: {} }));
  await screen.findByRole('table', { name: 'Merchants' });
  expect(headers('Merchants')).toEqual(all.filter((header) => header !== 'STATUS'));
  expect(address()).toContain('-status');
});

test('A saved view keeps its columns', async () => {
  const { user, dispatch } = await renderApp('/merchants?search=o&layout=status');
  const shown = headers('Merchants');
  await user.click(screen.getByRole('button', { name: 'Save view' }));
  await user.type(screen.getByRole('textbox', { name: 'View name' }), 'By status{Enter}');
  dispatch(addressVisited({ path: '/merchants', query: {} }));
  expect(headers('Merchants')).not.toEqual(shown);
  await user.click(screen.getByRole('link', { name: 'By status' }));
  expect(headers('Merchants')).toEqual(shown);
  expect(screen.getByRole('link', { name: 'By status' })).toHaveAttribute('aria-current', 'true');
});

test('The column of fees has one switch, with a checkbox in the menu', async () => {
  const { user } = await renderApp('/transactions?layout=id.fees');
  await openMenu(user);
  const checkbox = screen.getByRole('checkbox', { name: /fees/i });
  expect(checkbox).not.toBeChecked();
  await user.click(checkbox);
  expect(headers()[1]).toMatch(/FEES/);
  const toggle = screen.getByRole('button', { name: /fee/i, pressed: true });
  await user.click(toggle);
  expect(headers().join()).not.toMatch(/FEES/);
});

test('An export starts with the columns of the screen, and has all others after them', async () => {
  const { blobs } = listenToDownloads();
  const { user } = await renderApp('/transactions?layout=status.id.-merchant');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(blobs).toHaveLength(1));
  const [first] = (await textOf(blobs[0]!)).split('\r\n');
  expect(first).toMatch(/STATUS,TRANSACTION ID,AMOUNT,DATE AND TIME,MERCHANT,REFUNDED/);
});

test('A column that only files have is shown, moved, linked and hidden, and the file begins with it', async () => {
  const { blobs } = listenToDownloads();
  const { user } = await renderApp('/transactions');
  await openMenu(user);
  const onlyInFiles = within(screen.getByRole('list', { name: 'Only in files' }));
  expect(onlyInFiles.queryByRole('button')).not.toBeInTheDocument();
  await user.click(onlyInFiles.getByRole('checkbox', { name: 'Paid to merchant' }));
  await user.click(onlyInFiles.getByRole('checkbox', { name: 'Customer id' }));
  expect(headers().slice(5)).toEqual(['PAID TO MERCHANT', 'CUSTOMER ID']);
  for (let step = 0; step < 5; step += 1)
    await user.click(screen.getByRole('button', { name: 'Move Paid to merchant up' }));
  expect(headers()[1]).toBe('PAID TO MERCHANT');
  expect(address()).toContain('_paid_to_merchant');
  // An amount has its sign, and no column of files sorts.
  const { rows } = readTable('Transactions');
  expect(rows[0]![1]).toMatch(/^\$[\d,]+\.\d\d$/);
  expect(
    within(screen.getByRole('columnheader', { name: 'PAID TO MERCHANT' })).queryByRole('button'),
  ).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(blobs).toHaveLength(1));
  const [first] = (await textOf(blobs[0]!)).split('\r\n');
  expect(first).toMatch(/^TRANSACTION ID,PAID TO MERCHANT,MERCHANT,AMOUNT,DATE AND TIME,STATUS,CUSTOMER ID,REFUNDED/);
  await openMenu(user);
  await user.click(screen.getByRole('checkbox', { name: 'Customer id' }));
  expect(headers()).not.toContain('CUSTOMER ID');
});

test('Each list with an export shows the columns of its file, and a link has them', async () => {
  const { dispatch } = await renderApp('/integrations?layout=name._split._integration_id');
  expect(headers('Integrations').slice(0, 3)).toEqual(['INTEGRATION NAME', 'SPLIT', 'INTEGRATION ID']);
  expect(readTable('Integrations').rows[0]![1]).toMatch(/%$|^\$/);
  dispatch(addressVisited({ path: '/transactions', query: { view: 'disputes', layout: 'payment._opened' } }));
  await screen.findByRole('table', { name: 'Disputes' });
  expect(headers('Disputes').slice(0, 2)).toEqual(['PAYMENT', 'OPENED']);
});

test('Arrow keys at the edge of a header change the width of its column', async () => {
  const { user, store } = await renderApp('/merchants');
  const header = screen.getByRole('columnheader', { name: 'STATUS' });
  const separator = within(header).getByRole('separator', { name: 'Width of Status' });
  expect(separator).toHaveAttribute('aria-orientation', 'vertical');
  act(() => separator.focus());
  await user.keyboard('{ArrowRight}');
  // The layout of the test has no widths, so the column starts at the least one.
  expect(separator).toHaveAttribute('aria-valuenow', '80');
  expect(header).toHaveStyle({ width: '5rem' });
  expect(store.getState().columns.byList).toEqual({ '/merchants': { widths: { status: 80 } } });
  expect(address()).toBe('/merchants');
  await openMenu(user);
  await user.click(screen.getByRole('button', { name: 'Reset columns' }));
  expect(header.style.width).toBe('');
});

test('Session replay restores each choice of columns', () => {
  const { recording, last } = recordingOf([
    addressVisited({ path: '/transactions', query: { layout: 'status.id' } }),
    columnsChosen({ list: '/transactions', chosen: { columns: 'id.-merchant' } }),
    columnsChosen({ list: '/transactions', chosen: { widths: { id: 120 } } }),
  ]);
  expect(replayRecording(recording).columns).toEqual(last.columns);
  expect(last.columns).toEqual({
    byList: { '/transactions': { columns: 'id.-merchant', widths: { id: 120 } } },
  });
});
