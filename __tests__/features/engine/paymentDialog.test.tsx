import { screen, waitFor, within } from '@testing-library/react';
import { EngineUnavailable } from '@/backend/paymentEngine';
import { selectPaymentRecords } from '@/slices/entities/paymentEventsSlice';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { entriesRehydrated } from '@/store/persistence/rehydration';
import { givenBothWorkspaces } from '../../helpers/engineWorkspace';
import { buildRefund } from '../../helpers/builders';
import { amountField, dialog } from '../../helpers/screens/paymentDialogs';
import { readTable } from '../../helpers/table';
import { importedPayment, importedRefund } from '../../helpers/workspace';

const PAYMENTS = [
  importedPayment('P1', { date: '2025-06-20 12:00:00', customer: 'C-1', reference: 'R-9' }),
  importedPayment('P2', { date: '2025-06-19 12:00:00', status: 'Pending' }),
  importedPayment('P3', { date: '2025-06-18 12:00:00', fees: { processor: 300, partner: 200, platform: 100 } }),
];
const REFUNDS = [importedRefund('P3')];

const details = { kind: 'transactionDetails', transactionId: 'P1' } as const;

async function openInEngine(wrap?: Parameters<typeof givenBothWorkspaces>[2], transactionId = 'P1') {
  const app = await givenBothWorkspaces(PAYMENTS, REFUNDS, wrap).renderInEngine('/transactions');
  await waitFor(() => expect(readTable('Transactions').rows).toHaveLength(3));
  app.dispatch(dialogOpened({ ...details, transactionId }));
  return app;
}

test.each(['P1', 'P2', 'P3'])('The details of payment %s are the same with the engine', async (transactionId) => {
  const { renderLocal, renderInEngine } = givenBothWorkspaces(PAYMENTS, REFUNDS);
  const texts: string[] = [];
  for (const renderIn of [renderLocal, renderInEngine]) {
    const { dispatch } = await renderIn('/transactions');
    dispatch(dialogOpened({ ...details, transactionId }));
    await screen.findByText(/^. of 3$/);
    await screen.findByRole('heading', { name: /fees/i });
    texts.push((await dialog('Transaction Details')).textContent);
  }
  expect(texts[1]).toBe(texts[0]);
});

test('Previous and Next step through the list of the engine', async () => {
  const { user } = await openInEngine();
  expect(await screen.findByText('1 of 3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next payment' }));
  expect(await screen.findByText('2 of 3')).toBeVisible();
  expect(within(await dialog('Transaction Details')).getAllByText('P2')).not.toEqual([]);
});

test('A refund of a payment of the engine is judged by its row, and is in the list before the engine has it', async () => {
  const { user, store } = await openInEngine();
  await user.click(await screen.findByRole('button', { name: /^Refund/ }));
  const form = await dialog('Refund payment');
  await user.clear(amountField());
  await user.type(amountField(), '100.01');
  await user.click(within(form).getByRole('button', { name: /^Refund/ }));
  await waitFor(() => expect(amountField()).toBeInvalid());
  expect(selectPaymentRecords(store.getState())).toEqual({});
  await user.clear(amountField());
  await user.type(amountField(), '100');
  await user.click(within(form).getByRole('button', { name: /^Refund/ }));
  await waitFor(() => expect(selectPaymentRecords(store.getState()).P1).toHaveLength(1));
  expect(readTable('Transactions').rows[0]!.at(-1)).toMatch(/^Refunded/);
});

test('The refund of a colleague counts, although the page does not know the payment', async () => {
  const { store, dispatch } = await givenBothWorkspaces(PAYMENTS).renderInEngine('/transactions');
  const record = buildRefund({ transactionId: 'P1', amount: 2_500 });
  dispatch(entriesRehydrated([{ kind: 'payments', id: record.id, value: record }]));
  expect(selectPaymentRecords(store.getState()).P1).toEqual([record]);
  dispatch(dialogOpened(details));
  expect(await screen.findByText('Partly refunded $25.00', { selector: '[role="dialog"] *' })).toBeVisible();
});

test('A dialog says that the engine does not answer, and opens when it does', async () => {
  let isMissing = true;
  const { user } = await openInEngine((engine) => ({
    ...engine,
    payment: (...question) =>
      isMissing ? Promise.reject(new EngineUnavailable('It is being restarted.')) : engine.payment(...question),
  }));
  const missing = await dialog('Transaction Details');
  expect(await within(missing).findByRole('alert')).toHaveTextContent('It is being restarted.');
  isMissing = false;
  await user.click(within(missing).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Refund' })).toBeVisible();
});

test('A payment that the engine does not know is reported as missing', async () => {
  const { dispatch } = await givenBothWorkspaces(PAYMENTS).renderInEngine('/transactions');
  dispatch(dialogOpened({ ...details, transactionId: 'P9' }));
  expect(await screen.findByText(/We can't find transaction/)).toHaveTextContent('P9');
});
