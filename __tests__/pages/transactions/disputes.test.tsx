import { screen, within } from '@testing-library/react';
import { selectBalance } from '@/selectors/statements/statementSources';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { renderApp } from '../../helpers/renderApp';
import { selectPaymentActions } from '@/selectors/palette/paletteActions';
import { selectPostings } from '@/selectors/statements/postingSelectors';
import { paletteQueryChanged } from '@/slices/ui/paletteSlice';
import { disputesSlice } from '@/slices/entities/recordSlices';
import { setupStore } from '@/store/store';
import { recordDispute } from '@/commands/payments/disputes';
import { buildDispute } from '../../helpers/builders';
import { openDetails, SETTLED } from '../../helpers/screens/paymentDialogs';
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
  expect(await dialog.findByText('Enter an amount above zero and at most the amount below.')).toBeVisible();
  expect(dialog.getByText('At most $100.00.')).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '100.00');
  await user.type(dialog.getByRole('textbox', { name: 'Dispute fee' }), '15.00');
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'fraudulent');
  const due = dialog.getByLabelText('Evidence due');
  await user.type(due, '2025-06-14');
  await user.click(dialog.getByRole('button', { name: 'Record dispute' }));
  expect(await dialog.findByText('Enter the day when the dispute was opened, or a later one.')).toBeVisible();
  await user.clear(due);
  await user.type(due, '2025-06-19');
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
  expect(await screen.findByText(/The bank accepted the ticket/)).toBeVisible();
  expect(balance()).toBe(before - 1_500);
});

test('A dispute is updated although its opening is in the future, because its fixed fields are not in the form', async () => {
  const { user, store, dispatch, details } = await openPayment();
  const dispute = buildDispute({ transactionId: 'P-1', amount: 10_000, fee: 1_500, openedAt: '2999-01-01 00:00:00' });
  dispatch(disputesSlice.actions.recorded([dispute]));
  await user.click(await details.findByRole('button', { name: 'Update dispute' }));
  const update = within(await screen.findByRole('dialog', { name: 'Update dispute' }));
  expect(update.getByText(/\$100\.00 is disputed, with a fee of \$15\.00\. These amounts stay/)).toBeVisible();
  expect(update.queryByLabelText(/^Opened on/)).toBeNull();
  await user.selectOptions(update.getByLabelText('Status'), 'Lost or accepted');
  await user.click(update.getByRole('button', { name: 'Update dispute' }));
  expect(Object.values(store.getState().disputes.records)).toMatchObject([
    { status: 'needs response' },
    { status: 'lost', amount: 10_000, fee: 1_500, openedAt: '2999-01-01 00:00:00' },
  ]);
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

const [OPEN, LOST, WON] = ['TR20240621-018', 'TR20240612-009', 'TR20240607-005'];

test('The sample has three disputes: one is due in four days, one was lost and one was won', async () => {
  const { user } = await renderApp('/transactions?view=disputes');
  expect(await screen.findByRole('heading', { name: 'Disputes', level: 1 })).toBeVisible();
  const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /^Jul 4, 2024 4 days left.*018.*Silverline Ticket Office.*Merchant\$1,500\.00Needs response$/,
    ),
    expect.stringMatching(/009.*Merchant\$2,000\.00Lost$/),
    expect.stringMatching(/005.*Merchant\$3,487\.70Won$/),
  ]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Open');
  expect(rows()).toHaveLength(1);
});

test('The disputes of the sample take their amounts and fees from the merchants, and a won one keeps only its fee', () => {
  const postings = selectPostings(setupStore().getState());
  const sumOf = (partyId: string) => (postings.get(partyId) ?? []).reduce((sum, { amount }) => sum + amount, 0);
  expect(['MER013', 'MER022', 'MER028'].map(sumOf)).toEqual([-151_500, -201_500, -1_500]);
});

test.each([OPEN, LOST])('The details and the palette refuse the refund of %s with the reason', async (id) => {
  const { button } = await openDetails(id);
  expect(button('Refund')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Refund')).toHaveAccessibleDescription(expect.stringContaining("A disputed payment can't be refunded"));
  const store = setupStore();
  store.dispatch(paletteQueryChanged(`refund ${id}`));
  expect(selectPaymentActions(store.getState())[0]).toMatchObject({ run: null, refusal: { kind: 'paymentDisputed' } });
});

test('A payment whose dispute was won can be refunded', async () => {
  const { button } = await openDetails(WON);
  expect(button('Refund')).toHaveAttribute('aria-disabled', 'false');
});

test('A second open dispute, too high an amount and a step that makes no sense are not recorded', () => {
  const store = setupStore();
  const step = {
    status: 'needs response',
    fee: 0,
    reason: '',
    networkCode: '',
    openedAt: '2024-06-30',
    note: '',
  } as const;
  const record = (transactionId: string, amount: number, values: object = {}) =>
    store.dispatch(
      recordDispute({ ...step, transactionId, amount, evidenceDue: undefined, disputeId: undefined, ...values }),
    );
  expect(record(OPEN, 100)).toBe(false);
  expect(record(SETTLED, 25_001)).toBe(false);
  expect(record('TR20240630-029', 100)).toBe(false);
  expect(record('missing', 100)).toBe(false);
  expect(record(OPEN, 150_000, { disputeId: 'DSP3', status: 'warning' })).toBe(false);
  expect(record(SETTLED, 25_000)).toBe(true);
  expect(record(OPEN, 150_000, { disputeId: 'DSP3', status: 'lost' })).toBe(true);
});
