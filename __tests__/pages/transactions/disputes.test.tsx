import { screen, within } from '@testing-library/react';
import { selectBalance } from '@/selectors/statements/statementSources';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { renderApp } from '../../helpers/renderApp';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

const PAYMENTS = ['P-1', 'P-2'].map((id) =>
  importedPayment(id, { fees: { processor: 320, partner: 0, platform: 800 } }),
);

async function openPayment() {
  const app = await renderApp('/transactions', givenImportedData(PAYMENTS, 'dispute dialog'));
  app.dispatch(dialogOpened({ kind: 'transactionDetails', transactionId: 'P-1' }));
  const details = within(await screen.findByRole('dialog', { name: 'Transaction Details' }));
  return { ...app, details };
}

test('A dispute is recorded with who bears it, blocks a refund, and is won with a note', async () => {
  const { user, store, details } = await openPayment();
  const balance = () => selectBalance(store.getState(), 'MER001')?.balance;
  const before = balance() ?? 0;
  await user.click(details.getByRole('button', { name: 'Record dispute' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record dispute' }));
  const amount = dialog.getByRole('textbox', { name: 'Disputed amount' });
  await user.clear(amount);
  await user.type(amount, '500.00');
  await user.click(dialog.getByRole('button', { name: 'Record dispute' }));
  expect(amount).toBeInvalid();
  expect(dialog.getByText('Enter an amount above zero and at most $100.00.')).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '100.00');
  await user.type(dialog.getByRole('textbox', { name: 'Dispute fee' }), '15.00');
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'fraudulent');
  await user.type(dialog.getByLabelText('Evidence due'), '2025-06-19');
  expect(dialog.getByText(/takes the amount and the fee from: Merchant \$115\.00/)).toBeVisible();
  expect(dialog.getByText(/Earlier payments of the same customer/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Record dispute' }));
  expect(balance()).toBe(before - 11_500);

  const after = within(await screen.findByRole('dialog', { name: 'Transaction Details' }));
  expect(after.getByText(/Needs response: \$100\.00, fraudulent\. Evidence is due on Jun 19, 2025/)).toBeVisible();
  expect(after.getByRole('button', { name: 'Refund' })).toHaveAttribute('aria-disabled', 'true');
  expect(after.getByText(/A disputed payment can't be refunded/)).toBeVisible();

  await user.click(after.getByRole('button', { name: 'Update dispute' }));
  const update = within(await screen.findByRole('dialog', { name: 'Update dispute' }));
  await user.selectOptions(update.getByRole('combobox', { name: 'Status' }), 'Won');
  expect(update.getByText(/returns the amount to those who bore it/)).toBeVisible();
  await user.type(update.getByRole('textbox', { name: 'Note' }), 'The bank accepted the ticket');
  await user.click(update.getByRole('button', { name: 'Update dispute' }));
  expect(balance()).toBe(before - 1_500);
  expect(await screen.findByText(/The bank accepted the ticket/)).toBeVisible();
});

test('The tab lists disputes with the days left, and says so if there are none', async () => {
  const { user, details, dispatch } = await openPayment();
  await user.click(details.getByRole('button', { name: 'Record dispute' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record dispute' }));
  await user.type(dialog.getByLabelText('Evidence due'), '2025-06-19');
  await user.click(dialog.getByRole('button', { name: 'Record dispute' }));
  dispatch({ type: 'dialogs/dialogClosed' });
  await user.click(screen.getByRole('link', { name: 'Disputes' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Disputes' })).toBeVisible();
  const row = await screen.findByRole('row', { name: /P-1/ });
  expect(row).toHaveTextContent('4 days left');
  expect(row).toHaveTextContent('Merchant');
  await user.click(await screen.findByRole('button', { name: /Undo/ }));
  expect(await screen.findByText('No disputes')).toBeVisible();
});
