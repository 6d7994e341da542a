import { screen, within } from '@testing-library/react';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { refundRecorded } from '@/slices/entities/paymentEventsSlice';
import { repeatedRefundsNoted } from '@/slices/persistenceSlice';
import { buildRefund } from '../../helpers/builders';
import { renderApp } from '../../helpers/renderApp';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

async function openWithTwoRefunds() {
  const app = await renderApp('/transactions', givenImportedData([importedPayment('P-1')], 'repeated'));
  const { row } = selectPayment(app.store.getState(), 'P-1')!;
  for (const id of ['first', 'second']) {
    const record = buildRefund({ id, transactionId: 'P-1', amount: 3_000, fileRefunded: 0 });
    app.dispatch(refundRecorded(record, row));
  }
  app.dispatch(repeatedRefundsNoted(['second']));
  const refunded = () => selectPayment(app.store.getState(), 'P-1')?.refunded;
  const title = await screen.findByText('Two refunds of $30.00 of P-1 were recorded within a minute.');
  return { ...app, refunded, banner: within(title.closest<HTMLElement>('[role=alert]')!) };
}
const isAsked = () => screen.queryByText(/were recorded within a minute/) !== null;

test('The question about two refunds keeps both', async () => {
  const { user, banner, refunded } = await openWithTwoRefunds();
  await user.click(banner.getByRole('button', { name: 'Keep both' }));
  expect([isAsked(), refunded()]).toEqual([false, 6_000]);
});

test('The question about two refunds withdraws one with a reason', async () => {
  const { user, banner, refunded } = await openWithTwoRefunds();
  await user.click(banner.getByRole('button', { name: 'Withdraw one' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw refund' }));
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Recorded twice');
  await user.click(dialog.getByRole('button', { name: 'Withdraw refund' }));
  expect([isAsked(), refunded()]).toEqual([false, 3_000]);
});
