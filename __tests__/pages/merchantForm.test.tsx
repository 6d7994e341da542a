import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { dayOfDate } from '@/domain/calendar/dates';
import { EMPTY_MERCHANT_DRAFT } from '@/domain/merchants/merchantForm';
import { selectMerchantRows } from '@/selectors/entitySelectors';
import { merchantsActions } from '@/slices/entities/merchantsSlice';
import { renderApp } from '../helpers/renderApp';
import { readTable } from '../helpers/table';

const names = () => readTable('Merchants').rows.map(([name]) => name);

async function openForm() {
  const app = await renderApp('/merchants');
  await app.user.click(screen.getByRole('button', { name: 'Add New Merchant' }));
  return { ...app, form: within(await screen.findByRole('dialog', { name: 'Add New Merchant' })) };
}

type Form = Awaited<ReturnType<typeof openForm>>['form'];

const field = (form: Form, name: string) => form.getByRole('textbox', { name });
const save = (user: UserEvent, form: Form) => user.click(form.getByRole('button', { name: 'Save' }));

async function fill(user: UserEvent, form: Form, texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) {
    await user.clear(field(form, name));
    await user.type(field(form, name), text);
  }
}

const REQUIRED = { 'Merchant Name': 'Harbor Nights', Street: '1 Pier Walk', 'Zip Code': '10001' };

describe('Save', () => {
  test('says why it is refused where another tab takes the name while the form is checked', async () => {
    const { user, dispatch, store, form } = await openForm();
    await fill(user, form, REQUIRED);
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    const draft = { ...EMPTY_MERCHANT_DRAFT, name: 'Harbor Nights', street: '2 Pier Walk', zipCode: '10001' };
    dispatch(merchantsActions.merchantAdded({ id: 'MER031', draft, joinedOn: '2024-07-01' }));
    expect(await form.findByText('Not saved: 1 field needs a change.')).toBeInTheDocument();
    expect(field(form, 'Merchant Name')).toHaveAccessibleDescription(
      'There is a merchant of this name. Enter another name.',
    );
    expect(selectMerchantRows(store.getState())).toHaveLength(31);
    expect(store.getState().layout.toasts).toEqual([]);
  });

  test('with nothing typed shows a message under each required field, and focuses the first', async () => {
    const { user, store, form } = await openForm();
    await save(user, form);
    await waitFor(() => expect(field(form, 'Merchant Name')).toHaveFocus());
    for (const [name, message] of [
      ['Merchant Name', "Enter the merchant's name."],
      ['Street', 'Enter the street.'],
      ['Zip Code', 'Enter the zip code.'],
    ] as const) {
      expect(field(form, name)).toBeInvalid();
      expect(field(form, name)).toHaveAccessibleDescription(message);
    }
    expect(field(form, 'Website')).toBeValid();
    expect(selectMerchantRows(store.getState())).toHaveLength(30);
  });

  test.each([
    ['Merchant Name', ' harbor lights MUSIC festival', 'There is a merchant of this name. Enter another name.'],
    ['Contact Number', '555-01', 'Enter 7 to 15 digits; + ( ) - . and blanks may stand between them.'],
    ['Business Email', 'office@harbor', 'Enter an e-mail address, such as office@example.com.'],
    ['Website', 'javascript:alert(1)', 'Enter a web address, such as example.com.'],
    ['Zip Code', '1000', 'A zip code in the USA has 5 digits, or 5 and 4: 10001 or 10001-1234.'],
  ])('refuses a wrong %s, says why, focuses it and loses nothing typed', async (name, text, message) => {
    const { user, store, form } = await openForm();
    const typed = { ...REQUIRED, 'Contact Person': 'Dana', [name]: text };
    await fill(user, form, typed);
    await save(user, form);
    await waitFor(() => expect(field(form, name)).toHaveFocus());
    expect(field(form, name)).toHaveAccessibleDescription(message);
    for (const [other, value] of Object.entries(typed)) expect(field(form, other)).toHaveValue(value);
    expect(selectMerchantRows(store.getState())).toHaveLength(30);
  });

  test('checks the zip code again when the country changes', async () => {
    const { user, form } = await openForm();
    await fill(user, form, { ...REQUIRED, 'Zip Code': 'K1A 0B1' });
    await save(user, form);
    await waitFor(() => expect(field(form, 'Zip Code')).toBeInvalid());
    await user.selectOptions(form.getByRole('combobox', { name: 'Country' }), 'MEX');
    await waitFor(() => expect(field(form, 'Postal Code')).toHaveAccessibleDescription(/MEX has 5 digits/));
    await user.selectOptions(form.getByRole('combobox', { name: 'Country' }), 'CAN');
    await waitFor(() => expect(field(form, 'Postal Code')).toBeValid());
  });

  test('of a right form adds the merchant first in the list, closes, says so, and Undo takes it back', async () => {
    const { user, store, form } = await openForm();
    await fill(user, form, { ...REQUIRED, Website: 'harbornights.example' });
    await user.selectOptions(form.getByRole('combobox', { name: 'City' }), 'BUF');
    await save(user, form);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(readTable('Merchants').rows[0]).toEqual(['Harbor Nights', '0', '$0.00', 'Active']);
    expect(screen.getByText('Showing 1 to 10 of 31 entries')).toBeVisible();
    expect(selectMerchantRows(store.getState())[0]).toMatchObject({
      id: 'MER031',
      city: 'BUF',
      joinedOn: dayOfDate(new Date()),
    });
    const status = within(screen.getByRole('status'));
    expect(status.getByText('Merchant added')).toBeVisible();
    expect(status.getByText(/^Harbor Nights stands first/)).toBeVisible();
    await user.click(status.getByRole('button', { name: 'Undo' }));
    expect(names()[0]).toBe('Harbor Lights Music Festival');
    expect(screen.getByText('Showing 1 to 10 of 30 entries')).toBeVisible();
  });
});

describe('An address outside the USA', () => {
  test('has a province and a postal code, and takes others than those on offer', async () => {
    const { user, store, form } = await openForm();
    expect(form.queryByRole('option', { name: 'Other' })).toBeNull();
    await user.selectOptions(form.getByRole('combobox', { name: 'Country' }), 'CAN');
    await fill(user, form, { 'Merchant Name': 'Harbor Nights', Street: '1 Pier Walk' });
    await user.type(field(form, 'Postal Code'), 'g4r1a1');
    await user.selectOptions(form.getByRole('combobox', { name: 'Province' }), 'Other');
    expect(field(form, 'Postal Code')).toHaveValue('G4R 1A1');
    await user.selectOptions(form.getByRole('combobox', { name: 'City' }), 'Other');
    await user.type(field(form, 'Other city'), 'NYC by the sea');
    await save(user, form);
    await waitFor(() => expect(field(form, 'Other province')).toHaveFocus());
    expect(field(form, 'Other province')).toHaveAccessibleDescription('Enter the province.');
    await user.type(field(form, 'Other province'), 'Québec');
    await save(user, form);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(selectMerchantRows(store.getState())[0]).toMatchObject({
      country: 'CAN',
      state: 'Québec',
      zipCode: 'G4R 1A1',
      city: 'NYC by the sea',
    });
    await user.click(screen.getByRole('link', { name: 'Harbor Nights' }));
    const details = within(await screen.findByRole('dialog', { name: 'Merchant Details' }));
    expect(details.getByText('Province').nextSibling).toHaveTextContent('Québec');
    expect(details.getByText('Postal Code').nextSibling).toHaveTextContent('G4R 1A1');
    await user.click(details.getByRole('button', { name: 'Edit' }));
    const edit = within(await screen.findByRole('dialog', { name: 'Edit Merchant' }));
    expect(edit.getByRole('combobox', { name: 'Province' })).toHaveValue('Other');
    expect(field(edit, 'Other province')).toHaveValue('Québec');
    await user.selectOptions(edit.getByRole('combobox', { name: 'Country' }), 'USA');
    expect(edit.queryByRole('textbox', { name: /^Other/ })).toBeNull();
    expect(edit.getByRole('combobox', { name: 'State' })).toHaveValue('');
    await save(user, edit);
    await waitFor(() => expect(edit.getByRole('combobox', { name: 'State' })).toHaveFocus());
    expect(edit.getByRole('combobox', { name: 'State' })).toHaveAccessibleDescription('Choose a state.');
    await user.selectOptions(edit.getByRole('combobox', { name: 'State' }), 'CA');
    await waitFor(() => expect(edit.getByRole('combobox', { name: 'State' })).toBeValid());
  });
});

describe('Edit', () => {
  async function openEdit() {
    const app = await renderApp('/merchants');
    await app.user.click(screen.getByRole('link', { name: 'Harbor Lights Music Festival' }));
    const details = within(await screen.findByRole('dialog', { name: 'Merchant Details' }));
    await app.user.click(details.getByRole('button', { name: 'Edit' }));
    return { ...app, form: within(await screen.findByRole('dialog', { name: 'Edit Merchant' })) };
  }

  test('opens the form with what is known of the merchant', async () => {
    const { form } = await openEdit();
    expect(field(form, 'Merchant Name')).toHaveValue('Harbor Lights Music Festival');
    expect(field(form, 'Contact Number')).toHaveValue('+1 (212) 555-0142');
    expect(field(form, 'Zip Code')).toHaveValue('10004');
    expect(form.getByRole('combobox', { name: 'State' })).toHaveValue('NY');
  });

  test('refuses another merchant’s name and keeps its own', async () => {
    const { user, form } = await openEdit();
    await fill(user, form, { 'Merchant Name': 'Bennett & Cole Wedding Planners' });
    await save(user, form);
    await waitFor(() => expect(field(form, 'Merchant Name')).toBeInvalid());
    await fill(user, form, { 'Merchant Name': 'HARBOR LIGHTS MUSIC FESTIVAL' });
    await save(user, form);
    const details = await screen.findByRole('dialog', { name: 'Merchant Details' });
    expect(within(details).getByRole('heading', { name: /HARBOR LIGHTS MUSIC FESTIVAL/ })).toBeVisible();
  });

  test('saves, goes back to the merchant’s dialog, and Undo restores every field', async () => {
    const { user, store, form } = await openEdit();
    const [before] = selectMerchantRows(store.getState());
    await fill(user, form, { Street: '99 Quay Street', Website: 'harborlights.example' });
    await save(user, form);
    const details = within(await screen.findByRole('dialog', { name: 'Merchant Details' }));
    expect(details.getByText('99 Quay Street')).toBeVisible();
    expect(selectMerchantRows(store.getState())[0]).toMatchObject({ street: '99 Quay Street', totalSales: 28_745_030 });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(details.getByText('18 Pier Walk')).toBeVisible();
    expect(selectMerchantRows(store.getState())[0]).toEqual(before);
  });

  test('saves what was not changed as well, and keeps nothing of it', async () => {
    const { user, store, form } = await openEdit();
    await save(user, form);
    expect(await screen.findByRole('dialog', { name: 'Merchant Details' })).toBeVisible();
    expect(store.getState().merchants.changed).toEqual({});
  });

  test('Cancel goes back to the merchant’s dialog', async () => {
    const { user, form } = await openEdit();
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('dialog', { name: 'Merchant Details' })).toBeVisible();
  });
});
