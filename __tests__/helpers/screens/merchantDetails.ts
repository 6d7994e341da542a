import { screen, within } from '@testing-library/react';
import { selectMerchantRows } from '@/selectors/entitySelectors';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { renderApp } from '../renderApp';

export const findDetails = () => screen.findByRole('dialog', { name: 'Merchant Details' });

/** Renders the console with the open dialog of a merchant. */
export async function openDetails(merchantId = 'MER001') {
  const app = await renderApp('/merchants');
  app.dispatch(dialogOpened({ kind: 'merchantDetails', merchantId }));
  const merchant = () => selectMerchantRows(app.store.getState()).find(({ id }) => id === merchantId);
  return { ...app, merchant, details: within(await findDetails()) };
}
