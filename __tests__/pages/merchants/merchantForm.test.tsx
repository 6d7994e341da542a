import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dayOfDate } from '@/domain/calendar/dates';
import { EMPTY_MERCHANT_DRAFT } from '@/domain/merchants/merchantForm';
import { selectMerchantRows } from '@/selectors/entitySelectors';
import { merchantsActions } from '@/slices/entities/merchantsSlice';
import { field, fill, openForm, REQUIRED, save } from '../../helpers/screens/merchantFormDialog';
import { readTable } from '../../helpers/table';

const names = () => readTable('Merchants').rows.map(([name]) => name);

describe('The Save button of a new merchant', () => {
  test('gives the reason if another tab takes the name during the check', async () => {
    const { user, dispatch, store, form } = await openForm();
    await fill(user, form, REQUIRED);
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    const draft = { ...EMPTY_MERCHANT_DRAFT, name: 'Harbor Nights', street: '2 Pier Walk', zipCode: '10001' };
    dispatch(merchantsActions.merchantAdded({ id: 'MER031', draft, joinedOn: '2024-07-01' }));
    expect(await form.findByText('Fix 1 field to save.')).toBeInTheDocument();
    expect(field(form, 'Merchant Name')).toHaveAccessibleDescription('A merchant with this name already exists.');
    expect(selectMerchantRows(store.getState())).toHaveLength(31);
    expect(store.getState().layout.toasts).toEqual([]);
  });

  test('shows a message below each required field of an empty form, and focuses the first', async () => {
    const { user, store, form } = await openForm();
    await save(user, form);
    await waitFor(() => expect(field(form, 'Merchant Name')).toHaveFocus());
    for (const [name, message] of [
      ['Merchant Name', "Enter the merchant's name."],
      ['Street', 'Enter the street.'],
      ['Zip Code', 'Enter the ZIP code.'],
    ] as const) {
      expect(field(form, name)).toBeInvalid();
      expect(field(form, name)).toHaveAccessibleDescription(message);
    }
    expect(field(form, 'Website')).toBeValid();
    expect(selectMerchantRows(store.getState())).toHaveLength(30);
  });

  test.each([
    ['Merchant Name', ' harbor lights MUSIC festival', 'A merchant with this name already exists.'],
    ['Merchant Name', 'n'.repeat(81), 'Use at most 80 characters.'],
    ['Contact Number', '555-01', 'Enter a phone number with 7 to 15 digits.'],
    ['Business Email', 'office@harbor', 'Enter an email address, like office@example.com.'],
    ['Website', 'javascript:alert(1)', 'Enter a web address, like example.com.'],
    ['Zip Code', '1000', 'Enter a US ZIP code, like 10001 or 10001-1234.'],
  ])(
    'refuses a wrong %s, gives the reason, focuses the field and keeps all typed text',
    async (name, text, message) => {
      const { user, store, form } = await openForm();
      const typed = { ...REQUIRED, 'Contact Person': 'Dana', [name]: text };
      await fill(user, form, typed);
      await save(user, form);
      await waitFor(() => expect(field(form, name)).toHaveFocus());
      expect(field(form, name)).toHaveAccessibleDescription(message);
      for (const [b, value] of Object.entries(typed)) expect(field(form, b)).toHaveValue(value);
      expect(selectMerchantRows(store.getState())).toHaveLength(30);
    },
  );

  test('checks the zip code again when the country changes', async () => {
    const { user, form } = await openForm();
    await fill(user, form, { ...REQUIRED, 'Zip Code': 'K1A 0B1' });
    await save(user, form);
    await waitFor(() => expect(field(form, 'Zip Code')).toBeInvalid());
    await user.selectOptions(form.getByRole('combobox', { name: 'Country' }), 'MEX');
    await waitFor(() => expect(field(form, 'Postal Code')).toHaveAccessibleDescription(/Mexican postal code/));
    await user.selectOptions(form.getByRole('combobox', { name: 'Country' }), 'CAN');
    await waitFor(() => expect(field(form, 'Postal Code')).toBeValid());
  });

  test('adds the merchant at the top of the list, closes the dialog and shows a toast, and Undo removes the merchant', async () => {
    const { user, store, form } = await openForm();
    await fill(user, form, { ...REQUIRED, Website: 'harbornights.example' });
    await user.selectOptions(form.getByRole('combobox', { name: 'City' }), 'BUF');
    await save(user, form);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(readTable('Merchants').rows[0]).toEqual(['Harbor Nights', '0', '$0.00', 'Active']);
    expect(screen.getByText('Showing 1 to 10 of 31 entries')).toBeVisible();
    expect(selectMerchantRows(store.getState())[0]).toMatchObject({
      number: 'MER031',
      city: 'BUF',
      joinedOn: dayOfDate(new Date()),
    });
    const status = within(screen.getByRole('status'));
    expect(status.getByText('Merchant added')).toBeVisible();
    expect(status.getByText(/^Harbor Nights was added/)).toBeVisible();
    await user.click(status.getByRole('button', { name: 'Undo' }));
    expect(names()[0]).toBe('Harbor Lights Music Festival');
    expect(screen.getByText('Showing 1 to 10 of 30 entries')).toBeVisible();
  });
});
