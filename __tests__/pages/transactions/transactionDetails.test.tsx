import { screen, waitFor, within } from '@testing-library/react';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { renderApp } from '../../helpers/renderApp';
import { readTable } from '../../helpers/table';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

describe('The Transaction Details dialog', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Transaction Details' });
  const values = (element: HTMLElement) =>
    Object.fromEntries(
      within(element)
        .getAllByRole('term')
        .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    );

  test('opens from the transaction id, read-only', async () => {
    const { user } = await renderApp('/transactions');
    await user.click(screen.getByRole('link', { name: 'TR20240630-030' }));
    const details = await dialog();
    expect(values(details)).toEqual({
      'Merchant Name': 'Hudson Valley Film Festival',
      'Transaction ID': 'TR20240630-030',
      'Date & Time': '2024-06-30 16:05:12',
      'Integration ID': 'INT023',
      'Customer ID': 'CUST014',
      Amount: '$250.00',
    });
    for (const name of ['View Receipt', 'Void', 'Refund']) {
      expect(within(details).getByRole('button', { name })).toBeVisible();
    }
  });

  test('shows the reference of an imported payment', async () => {
    const payments = [importedPayment('a', { reference: 'Order 4711' }), importedPayment('b')];
    const { dispatch } = await renderApp('/transactions', givenImportedData(payments));
    dispatch(dialogOpened({ kind: 'transactionDetails', transactionId: 'a' }));
    expect(values(await dialog())).toMatchObject({ Reference: 'Order 4711' });
    dispatch(dialogOpened({ kind: 'transactionDetails', transactionId: 'b' }));
    await waitFor(async () => expect(values(await dialog())).toMatchObject({ 'Transaction ID': 'b' }));
    expect(values(await dialog())).not.toHaveProperty('Reference');
  });

  test('shows amount, status and actions first, then allocation, timeline, facts and fees', async () => {
    const { user } = await renderApp('/transactions');
    await user.click(screen.getByRole('link', { name: 'TR20240630-030' }));
    const details = await dialog();
    expect(details).toHaveTextContent(
      /Amount.*Merchant Name.*Completed.*Void.*Refund.*A settled payment can't be voided.*Allocation.*Timeline.*Transaction ID.*Fees/,
    );
    expect(
      within(details)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Transaction Details', 'Allocation', 'Timeline', 'Payment', 'Fees']);
    // The fees of the demo data were charged.
    expect(within(details).queryByText('Estimated')).toBeNull();
  });

  test('falls back to INT001 and CUST001, and says that the ids are unknown', async () => {
    const { store, dispatch } = await renderApp('/transactions');
    const bare = store.getState().transactions.rows.find((row) => !row.integrationId && !row.customerId);
    dispatch(dialogOpened({ kind: 'transactionDetails', transactionId: bare?.id ?? '' }));
    expect(values(await dialog())).toMatchObject({
      'Integration ID': 'Integration unknown (shown as INT001)',
      'Customer ID': 'Customer unknown (shown as CUST001)',
    });
    expect(readTable('Fees').rows.map((row) => row[2])).toEqual(Array(3).fill('Not recorded'));
  });

  test('has a table of its three fees', async () => {
    const { user } = await renderApp('/transactions');
    await user.click(screen.getByRole('link', { name: 'TR20240630-030' }));
    await dialog();
    const { headers, rows } = readTable('Fees');
    expect(headers).toEqual(['FEE ID', 'DATE & TIME', 'INTEGRATION FEE ID', 'AMOUNT', 'TYPE']);
    expect(rows.map((row) => [row[3], row[4]])).toEqual([
      ['$7.55', 'Processing'],
      ['$12.20', 'Service'],
      ['$5.25', 'Service'],
    ]);
  });

  test.each([
    ['name', { payerName: 'Ana Ruiz', payerEmail: 'ana@example.com' }, '· Ana Ruiz'],
    ['email address', { payerEmail: 'ben@example.com' }, '· ben@example.com'],
  ])('shows the %s of a customer without an ID in the timeline', async (_, payer, shown) => {
    await renderApp('/transactions?payment=P-1', givenImportedData([importedPayment('P-1', payer)], shown));
    expect(within(await dialog()).getByRole('list', { name: 'Timeline' })).toHaveTextContent(shown);
  });

  test('closes by its cross and on Escape, and returns the focus', async () => {
    const { user } = await renderApp('/transactions');
    const link = screen.getByRole('link', { name: 'TR20240630-030' });
    await user.click(link);
    await user.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(link);
    await dialog();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(link).toHaveFocus();
  });

  test('says that no transaction has its id, and the console keeps working', async () => {
    const { user, dispatch } = await renderApp('/transactions');
    dispatch(dialogOpened({ kind: 'transactionDetails', transactionId: 'TR0-0' }));
    expect(await dialog()).toHaveTextContent("We can't find transaction TR0-0.");
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
