import { screen, within } from '@testing-library/react';
import { renderApp } from '../../helpers/renderApp';
import { readTable } from '../../helpers/table';
import { selectMerchantRows } from '@/selectors/entitySelectors';

test('The screen has its heading, its columns and its footer', async () => {
  await renderApp('/merchants');
  expect(screen.getByRole('heading', { level: 1, name: 'Merchants' })).toBeVisible();
  expect(screen.getByText('List of all the merchants you can manage.')).toBeVisible();
  const { headers, rows } = readTable('Merchants');
  expect(headers).toEqual(['MERCHANT NAME', 'TRANSACTIONS', 'TOTAL SALES', 'STATUS']);
  expect(rows[0]).toEqual(['Harbor Lights Music Festival', '61', '$287,450.30', 'Active']);
  expect(screen.getByRole('combobox', { name: 'Show entries' })).toHaveValue('10');
  expect(screen.getByText('Showing 1 to 10 of 30 entries')).toBeVisible();
  const pager = screen.getByRole('navigation', { name: 'Pages of merchants' });
  expect(
    within(pager)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['«', '1', '2', '3', '»']);
  expect(within(pager).getByRole('button', { name: 'Next' })).toHaveTextContent('»');
});

test('The status badges are green for Active, gray for Inactive and red for Suspended', async () => {
  const { user } = await renderApp('/merchants');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show entries' }), '50');
  const table = within(screen.getByRole('table', { name: 'Merchants' }));
  expect(table.getAllByText('Active')[0]).toHaveAttribute('data-tone', 'green');
  expect(table.getAllByText('Inactive')[0]).toHaveAttribute('data-tone', 'grey');
  expect(table.getAllByText('Suspended')[0]).toHaveAttribute('data-tone', 'red');
});

test('The screen has a search box and a status filter with All Status, Active, Inactive and Suspended', async () => {
  const { user, store } = await renderApp('/merchants');
  await user.type(screen.getByRole('searchbox', { name: 'Search merchants' }), 'jazz');
  const filter = screen.getByRole('combobox', { name: 'Status' });
  expect(
    within(filter)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['All Status', 'Active', 'Inactive', 'Suspended']);
  await user.selectOptions(filter, 'Suspended');
  expect(store.getState().merchantsList).toMatchObject({ search: 'jazz', filters: { status: 'Suspended' } });
});

test('The pager shows another page', async () => {
  const { user } = await renderApp('/merchants');
  const pager = within(screen.getByRole('navigation', { name: 'Pages of merchants' }));
  expect(pager.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(pager.getByRole('button', { name: 'Previous' }));
  await user.click(pager.getByRole('button', { name: 'Next' }));
  expect(pager.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('Showing 11 to 20 of 30 entries')).toBeVisible();
  await user.click(pager.getByRole('button', { name: 'Page 3' }));
  expect(screen.getByText('Showing 21 to 30 of 30 entries')).toBeVisible();
});

describe('The Add New Merchant dialog', () => {
  const open = async () => {
    const app = await renderApp('/merchants');
    await app.user.click(screen.getByRole('button', { name: 'Add New Merchant' }));
    return { ...app, dialog: await screen.findByRole('dialog', { name: 'Add New Merchant' }) };
  };

  test('has two sections: Merchant Information and Merchant Address', async () => {
    const { dialog } = await open();
    const information = within(within(dialog).getByRole('group', { name: 'Merchant Information' }));
    for (const name of [
      'Merchant Name',
      'Contact Person',
      'Contact Number',
      'Business Email',
      'Website',
      'Description',
    ]) {
      expect(information.getByRole('textbox', { name })).toBeVisible();
    }
    expect(information.getByRole('textbox', { name: 'Business Email' })).toHaveAttribute('type', 'email');
    expect(information.getByText('Upload logo')).toBeVisible();
    expect(information.getByText('Logo upload is coming later')).toBeVisible();
    const address = within(within(dialog).getByRole('group', { name: 'Merchant Address' }));
    expect(address.getByRole('combobox', { name: 'Country' })).toHaveValue('USA');
    expect(address.getByRole('combobox', { name: 'State' })).toHaveValue('NY');
    expect(address.getByRole('combobox', { name: 'City' })).toHaveValue('NYC');
    expect(within(address.getByRole('combobox', { name: 'Country' })).getAllByRole('option')).toHaveLength(3);
  });

  test('marks merchantName, street, country, state, zipCode and city as required', async () => {
    const { dialog } = await open();
    const required = [...dialog.querySelectorAll<HTMLInputElement>(':required')].map(
      (field) => field.labels?.[0]?.textContent,
    );
    expect(required).toEqual(['Merchant Name *', 'Street *', 'Country *', 'State *', 'Zip Code *', 'City *']);
  });

  test('closes on Cancel and adds nothing', async () => {
    const { user, store, dialog } = await open();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(selectMerchantRows(store.getState())).toHaveLength(30);
  });
});
