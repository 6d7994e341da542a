import { screen, within } from '@testing-library/react';
import { givenImportedData, importedPayment } from '../../helpers/workspace';
import { openDetails } from '../../helpers/screens/paymentDialogs';
import { renderApp } from '../../helpers/renderApp';
import { readTable } from '../../helpers/table';
import { wholeTransactionsFile } from '../../helpers/wholeTransactionsFile';

const given = () =>
  givenImportedData([
    importedPayment('P-1'),
    importedPayment('P-2', { status: 'On hold', isPaid: false, integration: 'acct_1', customer: 'C-7' }),
    importedPayment('P-3', { status: 'Disputed', isPaid: true }),
  ]);
const idsShown = () => readTable('Transactions').rows.map(([id]) => id);

describe('A status that keeps its own name', () => {
  test('is listed, and counts in the gross only if the operator mapped it as paid', async () => {
    const { store } = await renderApp('/transactions', given());
    expect(readTable('Transactions').rows.map((row) => row.at(-1))).toEqual(['Completed', 'On hold', 'Disputed']);
    expect(screen.getByText('3 transactions · gross $200.00 · excludes 1 with other statuses')).toBeVisible();
    const { rows } = wholeTransactionsFile(store.getState());
    expect(rows.map((row) => [row[4], row[6]])).toEqual([
      ['Completed', '100.00'],
      ['On hold', '0.00'],
      ['Disputed', '100.00'],
    ]);
  });

  test('can be filtered, also by a link, can be searched, and sorts after those of the console', async () => {
    const { user } = await renderApp('/transactions?status=On+hold', given());
    expect(idsShown()).toEqual(['P-2']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Disputed');
    expect(idsShown()).toEqual(['P-3']);
    expect(window.location.search).toBe('?status=Disputed');
    await renderApp('/transactions?search=hold', given());
    expect(idsShown()).toEqual(['P-2']);
    await renderApp('/transactions?sort=-status', given());
    expect(idsShown()).toEqual(['P-3', 'P-2', 'P-1']);
    await renderApp('/transactions?status=Lost', given());
    expect(idsShown()).toHaveLength(3);
  });

  test('allows neither a void nor a refund, and says so', async () => {
    const { details } = await openDetails('P-3', given());
    expect(
      within(details).getByText(`A payment with the status "Disputed" can't be voided or refunded.`),
    ).toBeInTheDocument();
    expect(within(details).getByText(/^Adds up to \$/)).toBeVisible();
  });

  test('takes no fee and pays no part where it was not paid', async () => {
    const { details } = await openDetails('P-2', given());
    expect(readTable('Fees').rows.map((row) => row[3])).toEqual(['Not charged', 'Not charged', 'Not charged']);
    expect(within(details).getByText(`"On hold" isn't a paid status, so there is no split.`)).toBeVisible();
    expect(within(details).getByRole('list', { name: 'Timeline' })).toHaveTextContent(
      'Payment of $100.00On hold (from the file)',
    );
  });
});

test('A status with the name of an object member is shown like any other', async () => {
  const rows = [importedPayment('P-1', { status: 'constructor', isPaid: false })];
  const { details } = await openDetails('P-1', givenImportedData(rows));
  expect(within(details).getByText(`"constructor" isn't a paid status, so there is no split.`)).toBeVisible();
  expect(
    within(details).getByText(`A payment with the status "constructor" can't be voided or refunded.`),
  ).toBeVisible();
});

test('Fields that the file lacks show Not recorded, and unknown references have no link', async () => {
  const valueOf = (details: HTMLElement, term: string) => within(details).getByText(term).nextElementSibling;
  const { details } = await openDetails('P-1', given());
  expect(valueOf(details, 'Integration ID')).toHaveTextContent(/^Not recorded$/);
  expect(valueOf(details, 'Customer ID')).toHaveTextContent(/^Not recorded$/);
  expect(details).not.toHaveTextContent(/INT001|CUST001/);
  expect(readTable('Fees').rows.map((row) => row[2])).toEqual(['Not recorded', 'Not recorded', 'Not recorded']);
  expect(within(details).getByText(/^Your file had no fees for this payment\. These are calculated/)).toBeVisible();
  expect(within(details).getAllByText('Estimated', { selector: '.badge' })).toHaveLength(2);
  const { details: named } = await openDetails('P-2', given());
  expect(valueOf(named, 'Integration ID')).toHaveTextContent(/^acct_1$/);
  expect(within(named).queryByRole('link', { name: 'acct_1' })).toBeNull();
  expect(within(named).getByRole('link', { name: 'C-7, payments of this customer' })).toBeVisible();
});
