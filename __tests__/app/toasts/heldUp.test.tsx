import { act, screen, within } from '@testing-library/react';
import { addIntegration } from '@/commands/integrations';
import { addMerchant } from '@/commands/merchants';
import { recordRefund } from '@/commands/payments/recordPayments';
import type { WorkspaceServices } from '@/features/imports/WorkspaceContext';
import * as texts from '@/features/team/texts';
import { selectIsHeldUp } from '@/selectors/sync/heldUp';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { entriesStored } from '@/store/persistence/rehydration';
import { recordsOf } from '../../helpers/builders';
import { renderApp } from '../../helpers/renderApp';
import { sharedState } from '../../helpers/team';
import { COMPLETE } from '../../helpers/domain/merchantForm';

const REFUND = { transactionId: 'TR20240629-028', amount: 100, reason: 'Duplicate' } as const;
const WAITS = 'Waits for the server';
const ASKED = 'send the refund in your payment processor';

const SERVICES = {
  heldUp: (state, about) => (selectIsHeldUp(state, about) ? texts.heldUp : undefined),
} as WorkspaceServices;

const toasts = () => screen.getByRole('status');

async function refundIn(state = sharedState('Ben Cole')) {
  const { store, dispatch } = await renderApp('/transactions', state, SERVICES);
  dispatch(dialogOpened({ kind: 'refundPayment', transactionId: REFUND.transactionId }));
  await screen.findByRole('dialog', { name: 'Refund payment' });
  act(() => expect(store.dispatch(recordRefund(REFUND))).toBe(true));
  return { store, dispatch };
}

test('The message of a refund asks to send the money only after the server has accepted it', async () => {
  const { store, dispatch } = await refundIn();
  expect(toasts()).not.toHaveTextContent(ASKED);
  expect(toasts()).toHaveTextContent(
    `${WAITS}Refund recorded, but the server has not accepted it yet. Act on it only after the server has accepted it.`,
  );
  const [record] = recordsOf(store.getState());
  dispatch(entriesStored([{ kind: 'payments', id: record!.id, value: { ...record!, sequence: 7 } }]));
  expect(toasts()).toHaveTextContent(ASKED);
});

test('In a workspace of this browser the message of a refund never waits', async () => {
  const { workspace: _shared, ...person } = sharedState('Ben Cole');
  await refundIn(person as ReturnType<typeof sharedState>);
  expect(toasts()).toHaveTextContent(ASKED);
});

test('A merchant that the server has not accepted is marked in its list and in its message, which offers Undo', async () => {
  const { store } = await renderApp('/merchants', sharedState('Ben Cole'), SERVICES);
  act(() => expect(store.dispatch(addMerchant({ ...COMPLETE, name: 'Blue Door' }))).toBe(true));
  expect(toasts()).toHaveTextContent(`${WAITS}Merchant added, but the server has not accepted it yet`);
  expect(within(toasts()).getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(screen.getByRole('row', { name: /Blue Door/ })).toHaveTextContent(WAITS);
  expect(within(screen.getByRole('table')).getAllByText(WAITS)).toHaveLength(1);
});

test('An integration that the server has not accepted is marked in its list', async () => {
  const { store } = await renderApp('/integrations', sharedState('Ben Cole'));
  const [first] = store.getState().integrations.rows;
  act(() => expect(store.dispatch(addIntegration({ ...first!, integrationName: 'Night form' }))).toBe(true));
  const table = screen.getByRole('table');
  expect(within(table).getByRole('row', { name: /Night form/ })).toHaveTextContent(WAITS);
  expect(within(table).getAllByText(WAITS)).toHaveLength(1);
});
