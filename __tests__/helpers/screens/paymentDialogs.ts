import { screen, within } from '@testing-library/react';
import type { PaymentData } from '@/domain/payments/payment';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { setupStore } from '@/store/store';
import { renderApp } from '../renderApp';

export const { rows } = setupStore().getState().transactions;
export const idOf = (status: PaymentData['status']) => rows.find((row) => row.status === status)!.id;
/** A payment of $250.00 to Hudson Valley Film Festival, split into 225.00, 7.55, 12.20 and 5.25. */
export const SETTLED = 'TR20240630-030';

export const dialog = (name: string) => screen.findByRole('dialog', { name });
export const amountField = () => screen.getByRole('textbox', { name: 'Amount' });

/** Returns the texts of each party in a split bar. */
export const partsOf = (label: string) =>
  within(screen.getByRole('group', { name: label }))
    .getAllByRole('term')
    .map((term) => [...term.parentElement!.children].map(({ textContent }) => textContent).join(' '));

export async function openDetails(transactionId: string, preloaded?: Parameters<typeof renderApp>[1]) {
  const app = await renderApp('/transactions', preloaded);
  app.dispatch(dialogOpened({ kind: 'transactionDetails', transactionId }));
  const details = await dialog('Transaction Details');
  const button = (name: string) => screen.getByRole('button', { name });
  return { ...app, details, button };
}

export async function openRefund(transactionId = SETTLED, preloaded?: Parameters<typeof renderApp>[1]) {
  const app = await openDetails(transactionId, preloaded);
  await app.user.click(app.button('Refund'));
  return { ...app, refund: await dialog('Refund payment') };
}
