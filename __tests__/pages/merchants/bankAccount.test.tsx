import { screen, waitFor, within } from '@testing-library/react';
import { selectMerchantRows } from '@/selectors/entitySelectors';
import { changesList } from '@/selectors/changes/activity';
import { field, fill, openForm, REQUIRED, save } from '../../helpers/screens/merchantFormDialog';
import { renderApp } from '../../helpers/renderApp';
import { findDetails } from '../../helpers/screens/merchantDetails';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

const IBAN = 'DE89370400440532013000';
const ACCOUNT = { 'Account holder': 'Harbor Nights LLC', IBAN: 'de89 3704 0044 0532 0130 00', BIC: 'COBADEFFXXX' };

/** Presses Undo of the newest message. */
const undo = ({ user }: Awaited<ReturnType<typeof openForm>>) =>
  user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);

const section = () => screen.getByText('Bank account', { selector: 'summary' }).parentElement as HTMLDetailsElement;
const valueOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

/** Saves a new merchant with bank details. */
async function addMerchant() {
  const app = await openForm();
  await fill(app.user, app.form, { ...REQUIRED, ...ACCOUNT });
  await save(app.user, app.form);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return app;
}

async function openEdit({ user }: Awaited<ReturnType<typeof openForm>>) {
  await user.click(screen.getByRole('link', { name: 'Harbor Nights' }));
  await user.click(within(await findDetails()).getByRole('button', { name: 'Edit' }));
  return within(await screen.findByRole('dialog', { name: 'Edit Merchant' }));
}

test('The section of bank details is collapsed until it has a value, and a wrong value gets its message and the focus', async () => {
  const { user, form } = await openForm();
  expect(section().open).toBe(false);
  await fill(user, form, { ...REQUIRED, ...ACCOUNT, IBAN: 'DE88370400440532013000' });
  expect(section().open).toBe(true);
  // Closing it would hide the message.
  await user.click(screen.getByText('Bank account', { selector: 'summary' }));
  expect(section().open).toBe(true);
  await save(user, form);
  await waitFor(() => expect(field(form, 'IBAN')).toHaveFocus());
  expect(field(form, 'IBAN')).toHaveAccessibleDescription('This IBAN has a typing error: its check digits are wrong.');
  await user.clear(field(form, 'IBAN'));
  await user.clear(field(form, 'BIC'));
  await user.type(field(form, 'Routing number'), '021000021');
  await user.type(field(form, 'Account number'), '123456789');
  await waitFor(() => expect(field(form, 'IBAN')).toBeValid());
});

test('Bank details are stored without spaces, shown masked, and filled in when the form opens again', async () => {
  const app = await addMerchant();
  expect(selectMerchantRows(app.store.getState())[0]).toMatchObject({ iban: IBAN, bic: 'COBADEFFXXX' });
  expect(selectMerchantRows(app.store.getState())[0]).not.toHaveProperty('routingNumber', expect.anything());
  const form = await openEdit(app);
  expect(section().open).toBe(true);
  expect(field(form, 'IBAN')).toHaveValue(IBAN);
  await app.user.click(form.getByRole('button', { name: 'Cancel' }));
  await app.user.click(screen.getByRole('link', { name: 'Harbor Nights' }));
  await findDetails();
  expect(valueOf('Account holder')).toHaveTextContent('Harbor Nights LLC');
  expect(valueOf('IBAN')).toHaveTextContent(/^•••• 3000$/);
  expect(screen.queryByText('Routing number', { selector: 'dt' })).toBeNull();
});

test('Changes name a changed account by its last four digits, and Undo restores it', async () => {
  const app = await addMerchant();
  const form = await openEdit(app);
  for (const name of Object.keys(ACCOUNT)) await app.user.clear(field(form, name));
  await fill(app.user, form, {
    'Account holder': 'Lighthouse Trust',
    'Routing number': '021000021',
    'Account number': '123456789',
  });
  await save(app.user, form);
  const [newest] = changesList.selectSorted(app.store.getState());
  expect(newest).toMatchObject({
    what: 'Bank account changed',
    from: 'Bank account: •••• 3000',
    to: 'Bank account: •••• 6789',
  });
  expect(JSON.stringify(app.store.getState().edits)).not.toContain(IBAN);
  await undo(app);
  expect(selectMerchantRows(app.store.getState())[0]).toMatchObject({ iban: IBAN, accountHolder: 'Harbor Nights LLC' });
  expect(selectMerchantRows(app.store.getState())[0]?.accountNumber).toBeUndefined();
});

test('An account that was removed can be restored, and a change of another field leaves it out of the changes', async () => {
  const app = await addMerchant();
  const form = await openEdit(app);
  for (const name of Object.keys(ACCOUNT)) await app.user.clear(field(form, name));
  await app.user.type(field(form, 'Website'), 'harbor.example');
  await save(app.user, form);
  expect(changesList.selectSorted(app.store.getState())[0]).toMatchObject({
    what: 'Merchant edited',
    from: 'Website: none; Bank account: •••• 3000',
    to: 'Website: harbor.example; Bank account: none',
  });
  await undo(app);
  expect(selectMerchantRows(app.store.getState())[0]).toMatchObject({ iban: IBAN, website: '' });
});

test('A merchant that only payments name gets a bank account without an address, and needs a whole address once it has a part', async () => {
  const { user, store } = await renderApp('/merchants', givenImportedData([importedPayment('P-1')]));
  await user.click(screen.getByRole('link', { name: 'Harbor Arts' }));
  await user.click(within(await findDetails()).getByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Merchant' }));
  await fill(user, form, { ...ACCOUNT, Street: '1 Pier Walk' });
  await save(user, form);
  await waitFor(() => expect(field(form, 'Zip Code')).toHaveAccessibleDescription('Enter the ZIP code.'));
  await user.clear(field(form, 'Street'));
  await save(user, form);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit Merchant' })).toBeNull());
  expect(selectMerchantRows(store.getState())[0]).toMatchObject({ iban: IBAN, street: '' });
});
