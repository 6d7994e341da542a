import { act, screen, waitFor, within } from '@testing-library/react';
import { selectMerchantRows } from '@/selectors/entitySelectors';
import { go, noDialog } from '../../helpers/history';
import { amountField, dialog, openRefund, SETTLED } from '../../helpers/screens/paymentDialogs';
import { renderApp } from '../../helpers/renderApp';

/** Returns true if the browser would ask before a reload or before it closes the tab. */
function confirmsUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  act(() => void window.dispatchEvent(event));
  return event.defaultPrevented;
}

const BACK_AGAIN = 'We restored your unsaved changes.';
const nameField = () => screen.getByRole('textbox', { name: 'Merchant Name' });

async function typeMerchant() {
  const app = await renderApp('/');
  await app.user.click(screen.getByRole('link', { name: 'Merchants' }));
  const open = async () => app.user.click(await screen.findByRole('button', { name: 'Add New Merchant' }));
  await open();
  await dialog('Add New Merchant');
  expect(screen.queryByText(BACK_AGAIN)).toBeNull();
  expect(confirmsUnload()).toBe(false);
  await app.user.type(nameField(), 'Harbor Nights');
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'CAN');
  return { ...app, open };
}

describe('A form with typed text', () => {
  test('asks before a reload or a closed tab, unless the text is restored', async () => {
    const { user } = await typeMerchant();
    expect(confirmsUnload()).toBe(true);
    await user.clear(nameField());
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'USA');
    expect(confirmsUnload()).toBe(false);
  });

  test('is closed by Back, and reopens unchanged with Forward', async () => {
    const { store } = await typeMerchant();
    await go(-1);
    await noDialog();
    expect(confirmsUnload()).toBe(false);
    await go(1);
    await dialog('Add New Merchant');
    expect(screen.getByText(BACK_AGAIN)).toBeVisible();
    expect(nameField()).toHaveValue('Harbor Nights');
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('CAN');
    expect(confirmsUnload()).toBe(true);
    expect(JSON.stringify(store.getState())).not.toContain('Harbor Nights');
  });

  test('closed by Back has its text when it is reopened, and can be cleared', async () => {
    const { user, open } = await typeMerchant();
    await go(-1);
    await noDialog();
    await user.click(screen.getByRole('link', { name: 'Merchants' }));
    await open();
    await dialog('Add New Merchant');
    await waitFor(() => expect(nameField()).toHaveValue('Harbor Nights'));
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(nameField()).toHaveValue('');
    expect(confirmsUnload()).toBe(false);
    await user.keyboard('{Escape}');
    await noDialog();
  });

  test('is empty again after it was discarded', async () => {
    const { user, open } = await typeMerchant();
    await user.keyboard('{Escape}');
    await user.click(within(screen.getByRole('group', { name: 'Discard your changes?' })).getByText('Discard'));
    await noDialog();
    await open();
    await dialog('Add New Merchant');
    expect(nameField()).toHaveValue('');
    expect(screen.queryByText(BACK_AGAIN)).toBeNull();
  });

  test('is empty again after it was saved', async () => {
    const { user, open, store } = await typeMerchant();
    await user.type(screen.getByRole('textbox', { name: 'Street' }), '1 Pier Walk');
    await user.type(screen.getByRole('textbox', { name: /Code/ }), 'K1A 0B1');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await noDialog();
    expect(selectMerchantRows(store.getState())).toHaveLength(31);
    expect(confirmsUnload()).toBe(false);
    await open();
    await dialog('Add New Merchant');
    expect(nameField()).toHaveValue('');
  });

  test('of one row does not fill the form of another row', async () => {
    const { user } = await renderApp('/integrations');
    const edit = async (row: RegExp) => {
      await user.click(screen.getByRole('link', { name: row }));
      await user.click(within(await dialog('View Integration')).getByRole('button', { name: 'Edit' }));
      await dialog('Edit Integration');
      return screen.getByRole<HTMLInputElement>('textbox', { name: 'Integration Name' });
    };
    await user.click(screen.getByRole('link', { name: 'Merchants' }));
    await user.click(screen.getByRole('link', { name: 'Integrations' }));
    const field = await edit(/view Race Registration$/);
    await user.type(field, ' again');
    await go(-1);
    await noDialog();
    await user.click(screen.getByRole('link', { name: 'Integrations' }));
    await user.click(screen.getAllByRole('link', { name: /, view (?!Race Registration$)/ })[0]!);
    await user.click(within(await dialog('View Integration')).getByRole('button', { name: 'Edit' }));
    await dialog('Edit Integration');
    expect(screen.queryByText(BACK_AGAIN)).toBeNull();
    await user.keyboard('{Escape}');
    await noDialog();
    expect(await edit(/view Race Registration$/)).toHaveValue('Race Registration again');
  });
});

describe('The refund', () => {
  async function typeRefund() {
    const app = await openRefund();
    await app.user.clear(amountField());
    await app.user.type(amountField(), '100');
    return app;
  }

  test('asks before it discards typed text, and keeps the text if the operator cancels', async () => {
    const { user } = await typeRefund();
    expect(confirmsUnload()).toBe(true);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(amountField()).toHaveValue('100');
    expect(amountField()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await user.click(within(await dialog('Transaction Details')).getByRole('button', { name: 'Refund' }));
    await dialog('Refund payment');
    expect(amountField()).toHaveValue('250.00');
    expect(confirmsUnload()).toBe(false);
  });

  test('reopens above its payment with Forward, and leads back to it', async () => {
    const { user } = await renderApp('/transactions');
    await user.click(screen.getByRole('link', { name: SETTLED }));
    await user.click(within(await dialog('Transaction Details')).getByRole('button', { name: 'Refund' }));
    await dialog('Refund payment');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Duplicate');
    await go(-1);
    await noDialog();
    await go(1);
    await dialog('Refund payment');
    expect(screen.getByRole('combobox', { name: 'Reason' })).toHaveValue('Duplicate');
    await user.click(screen.getByRole('button', { name: 'Refund $250.00' }));
    await dialog('Transaction Details');
    expect(confirmsUnload()).toBe(false);
  });
});

describe('The payout', () => {
  test('of a run is restored after Back closed it, and is cleared after it is recorded', async () => {
    const { user } = await renderApp('/merchants');
    await user.click(screen.getByRole('link', { name: 'Statements' }));
    const open = async () => user.click(await screen.findByRole('button', { name: 'Record payouts' }));
    const reference = () => screen.getByRole('textbox', { name: 'Reference' });
    await open();
    await dialog('Record payouts');
    await user.clear(reference());
    await user.type(reference(), 'First half');
    await go(-1);
    await noDialog();
    expect(confirmsUnload()).toBe(false);
    await user.click(screen.getByRole('link', { name: 'Statements' }));
    await open();
    await dialog('Record payouts');
    expect(screen.getByText(BACK_AGAIN)).toBeVisible();
    expect(reference()).toHaveValue('First half');
    await user.click(screen.getByRole('button', { name: /^Record \d+ payouts/ }));
    await noDialog();
    expect(confirmsUnload()).toBe(false);
    await open();
    await dialog('Record payouts');
    expect(screen.queryByText(BACK_AGAIN)).toBeNull();
    expect(reference()).toHaveValue('Payout 2024-06-30');
  });

  test('to one party asks before it discards typed text', async () => {
    const { user } = await renderApp('/merchants?view=statements&of=MER001');
    await user.click(await screen.findByRole('button', { name: 'Record payout' }));
    await dialog('Record payout');
    await user.clear(amountField());
    await user.type(amountField(), '400');
    expect(confirmsUnload()).toBe(true);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await noDialog();
    expect(confirmsUnload()).toBe(false);
  });
});
