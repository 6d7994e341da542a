import { screen, waitFor, within } from '@testing-library/react';
import { selectMerchantRows } from '@/selectors/entitySelectors';
import { field, fill, openForm, save } from '../../helpers/screens/merchantFormDialog';
import { renderApp } from '../../helpers/renderApp';

describe('An address outside the USA', () => {
  test('has a province and a postal code, and accepts values that the lists do not offer', async () => {
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

async function openEdit() {
  const app = await renderApp('/merchants');
  await app.user.click(screen.getByRole('link', { name: 'Harbor Lights Music Festival' }));
  const details = within(await screen.findByRole('dialog', { name: 'Merchant Details' }));
  await app.user.click(details.getByRole('button', { name: 'Edit' }));
  return { ...app, form: within(await screen.findByRole('dialog', { name: 'Edit Merchant' })) };
}

describe('The Edit dialog', () => {
  test('opens with the data of the merchant', async () => {
    const { form } = await openEdit();
    expect(field(form, 'Merchant Name')).toHaveValue('Harbor Lights Music Festival');
    expect(field(form, 'Contact Number')).toHaveValue('+1 (212) 555-0142');
    expect(field(form, 'Zip Code')).toHaveValue('10004');
    expect(form.getByRole('combobox', { name: 'State' })).toHaveValue('NY');
  });

  test('refuses the name of another merchant and accepts its present one', async () => {
    const { user, form } = await openEdit();
    await fill(user, form, { 'Merchant Name': 'Bennett & Cole Wedding Planners' });
    await save(user, form);
    await waitFor(() => expect(field(form, 'Merchant Name')).toBeInvalid());
    await fill(user, form, { 'Merchant Name': 'HARBOR LIGHTS MUSIC FESTIVAL' });
    await save(user, form);
    const details = await screen.findByRole('dialog', { name: 'Merchant Details' });
    expect(within(details).getByRole('heading', { name: /HARBOR LIGHTS MUSIC FESTIVAL/ })).toBeVisible();
  });

  test('saves and returns to the merchant’s dialog, and Undo restores every field', async () => {
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

  test('records nothing if it is saved without a change', async () => {
    const { user, store, form } = await openEdit();
    await save(user, form);
    expect(await screen.findByRole('dialog', { name: 'Merchant Details' })).toBeVisible();
    expect(store.getState().merchants.changed).toEqual({});
  });

  test('returns to the merchant’s dialog on Cancel', async () => {
    const { user, form } = await openEdit();
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('dialog', { name: 'Merchant Details' })).toBeVisible();
  });
});
