import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'csv-parse/sync';
import { listenToDownloads, textOf } from '../helpers/downloads';
import { leavePage, loadPage } from '../helpers/loadPage';
import { FakeBrowser } from '../helpers/store/fakeBrowser';

const press = (element: Element) => fireEvent.click(element);
const put = (element: Element, value: string) => fireEvent.change(element, { target: { value } });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const open = async (name: string, heading = name) => {
  press(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name }));
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
};

afterEach(leavePage);

test('An operator finds, exports and opens a failed payment of a merchant in a range of days', async () => {
  const { blobs, names } = listenToDownloads();
  await loadPage(new FakeBrowser(), '/');
  await open('Transactions', 'Recent Transactions');
  put(screen.getByRole('searchbox', { name: 'Search transactions' }), "o'malley");
  put(screen.getByRole('combobox', { name: 'Status' }), 'Failed');
  press(screen.getByRole('button', { name: 'Pick a date range' }));
  put(await screen.findByLabelText('From'), '2024-06-01');
  // The typed text applies when the field loses the focus, which Escape causes.
  act(() => screen.getByLabelText('To').focus());
  put(screen.getByLabelText('To'), '2024-06-15');
  await userEvent.keyboard('{Escape}');
  const sums = /^1 failed transaction · \$[\d,.]+ attempted$/;
  expect(await screen.findByText(sums)).toBeVisible();

  press(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(names).toEqual(['transactions-2024-06-01-to-2024-06-15.csv']));
  expect(parse(await textOf(blobs[0]!), { bom: true })).toEqual([
    [
      ...['TRANSACTION ID', 'MERCHANT', 'AMOUNT', 'DATE AND TIME', 'STATUS', 'REFUNDED', 'NET', 'PROCESSOR FEE'],
      ...['PARTNER FEE', 'PLATFORM FEE', 'PAID TO MERCHANT', 'CUSTOMER ID', 'INTEGRATION ID'],
    ],
    [
      ...[
        'TR20240605-003',
        "O'Malley's Comedy Cellar",
        '735.40',
        '2024-06-05 11:20:31',
        'Failed',
        '0.00',
        '0.00',
        '0.00',
      ],
      ...['0.00', '0.00', '0.00', 'CUST027', 'INT022'],
    ],
  ]);

  press(screen.getByRole('link', { name: 'TR20240605-003' }));
  expect(await screen.findByRole('dialog', { name: 'Transaction Details' })).toHaveTextContent('$735.40');
  // The address contains the view, so a colleague sees the same row.
  await loadPage(new FakeBrowser(), window.location.pathname + window.location.search);
  expect(await screen.findByText(sums)).toBeVisible();
});

test('An operator adds a merchant, creates its integration, copies the code, and undoes a suspension', async () => {
  userEvent.setup();
  const browser = new FakeBrowser();
  const expectStatus = async (text: string) =>
    waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
  await loadPage(browser, '/merchants');
  press(screen.getByRole('button', { name: 'Add New Merchant' }));
  const added = await dialog('Add New Merchant');
  put(added.getByLabelText(/^Merchant Name/), 'Quayside "Late" Sessions');
  put(added.getByLabelText(/^Street/), '4 Quay Street');
  put(added.getByLabelText(/^Zip Code/), '10004-1234');
  press(added.getByRole('button', { name: 'Save' }));
  await expectStatus('Merchant added');

  await open('Integrations');
  press(screen.getByRole('button', { name: 'Create Integration' }));
  const form = await dialog('Create Integration');
  put(form.getByLabelText(/^Integration Name/), 'Door <Sales>');
  const merchants = form.getByLabelText(/^Select Merchant/);
  put(merchants, within(merchants).getByRole<HTMLOptionElement>('option', { name: 'Quayside "Late" Sessions' }).value);
  press(form.getByText('ACH'));
  put(form.getByLabelText(/^Split Amount\/Rate/), '1.25');
  put(form.getByLabelText('Split unit'), '$');
  press(form.getByRole('button', { name: 'Save' }));

  press(await screen.findByRole('link', { name: /, view Door <Sales>$/ }));
  press(await screen.findByRole('button', { name: 'Copy to Clipboard' }));
  await expectStatus('Copied to clipboard');
  expect(await navigator.clipboard.readText()).toContain('embed/INT031" title="Door &lt;Sales&gt; payment form"');
  await userEvent.keyboard('{Escape}');

  await open('Merchants');
  press(screen.getByRole('link', { name: 'Quayside "Late" Sessions' }));
  const details = await dialog('Merchant Details');
  expect(details.getByRole('table', { name: 'Integrations of the merchant' })).toHaveTextContent('Door <Sales>');
  press(details.getByRole('button', { name: 'Suspended' }));
  const suspension = await dialog('Suspend Merchant');
  put(suspension.getByLabelText(/^Reason/), 'No contract yet.');
  press(suspension.getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText(/No contract yet\./)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  const row = () => screen.getByRole('row', { name: /Quayside/ });
  expect(row()).toHaveTextContent('Suspended');

  press(within(screen.getByRole('status')).getAllByRole('button', { name: 'Undo' }).at(-1)!);
  await waitFor(() => expect(row()).toHaveTextContent('Active'));
  await loadPage(browser, '/merchants');
  expect(row()).toHaveTextContent('Active');
});
