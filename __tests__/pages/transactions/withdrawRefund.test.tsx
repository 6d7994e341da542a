import { act, screen, within } from '@testing-library/react';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { selectChanges } from '@/selectors/changes/changesSelectors';
import { refundRecorded } from '@/slices/entities/paymentEventsSlice';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { buildRefund } from '../../helpers/builders';
import { renderApp } from '../../helpers/renderApp';
import { givenImportedData, importedPayment, importedRefund } from '../../helpers/workspace';

const PAYMENT = importedPayment('P-1');
const RECORD = buildRefund({ id: 'r1', transactionId: 'P-1', amount: 3_000, fileRefunded: 0 });

async function openPayment(refunds: Parameters<typeof givenImportedData>[2] = []) {
  const app = await renderApp('/transactions', givenImportedData([PAYMENT], `withdrawal ${refunds.length}`, refunds));
  const { kind: _kind, ...refund } = RECORD;
  const { row } = selectPayment(app.store.getState(), 'P-1')!;
  app.dispatch(refundRecorded(refund, row));
  app.dispatch(dialogOpened({ kind: 'transactionDetails', transactionId: 'P-1' }));
  const details = within(await screen.findByRole('dialog', { name: 'Transaction Details' }));
  return { ...app, details };
}

test('A refund that no file confirmed is withdrawn with a reason, and Undo records it again', async () => {
  const { user, store, details } = await openPayment();
  const payment = () => selectPayment(store.getState(), 'P-1');
  expect(details.getByText(/Not in a file yet/)).toBeVisible();
  expect(payment()).toMatchObject({ refunded: 3_000, refundableAmount: 7_000 });
  await user.click(details.getByRole('button', { name: 'Withdraw' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw refund' }));

  await user.click(dialog.getByRole('button', { name: 'Withdraw refund' }));
  expect(dialog.getByRole('textbox', { name: /Reason/ })).toBeInvalid();
  expect(payment()?.refunded).toBe(3_000);

  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'The processor refused it');
  await user.click(dialog.getByRole('button', { name: 'Withdraw refund' }));
  expect(payment()).toMatchObject({ refunded: 0, refundableAmount: 10_000 });
  expect(selectChanges(store.getState()).map(({ what, why }) => [what, why])).toContainEqual([
    'Refund of $30.00 withdrawn',
    'The processor refused it',
  ]);
  expect(await screen.findByRole('link', { name: 'Change history' })).toBeVisible();
  const timeline = () => screen.getByRole('list', { name: 'Timeline' });
  expect(within(timeline()).getAllByRole('listitem').at(-1)).toHaveTextContent(
    /^Refund of \$30\.00 withdrawnThe processor refused it.*Alex Morgan$/,
  );

  await user.click(await screen.findByRole('button', { name: /Undo/ }));
  expect(payment()?.refunded).toBe(3_000);
  expect(timeline()).not.toHaveTextContent('withdrawn');
  expect(selectChanges(store.getState()).map(({ what }) => what)).toContain('Refund of $30.00 restored');
});

test('A refund that a file confirms counts once and cannot be withdrawn', async () => {
  const { store, details, dispatch } = await openPayment([importedRefund('P-1')]);
  expect(selectPayment(store.getState(), 'P-1')).toMatchObject({ refunded: 3_000, refundableAmount: 7_000 });
  expect(details.getByText('Confirmed by payments.csv')).toBeVisible();
  expect(details.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  act(() => dispatch(dialogOpened({ kind: 'withdrawRefund', transactionId: 'P-1', recordId: 'r1' })));
  expect(await screen.findByText(/A file has confirmed this refund/)).toBeVisible();
});
