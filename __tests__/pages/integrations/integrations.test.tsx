import { screen, within } from '@testing-library/react';
import { selectIntegrationRows } from '@/selectors/entitySelectors';
import { integrationsList } from '@/selectors/integrations/integrationsSelectors';
import { selectTableOf } from '@/selectors/lists/listTable';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { renderApp } from '../../helpers/renderApp';
import { readTable } from '../../helpers/table';
import { givenWorkspace } from '../../helpers/workspace';

test('The screen has its heading, its columns and its footer', async () => {
  await renderApp('/integrations');
  expect(screen.getByRole('heading', { level: 1, name: 'Integrations' })).toBeVisible();
  expect(screen.getByText('Overview of the latest integrations')).toBeVisible();
  const { headers, rows } = readTable('Integrations');
  expect(headers).toEqual(['MERCHANT NAME', 'INTEGRATION NAME', 'CONFIGURATION']);
  expect(rows[0]).toEqual(['Empire City Marathon Organization', 'Race Registration', 'Credit CardACHSurcharge']);
  expect(screen.getByText('Showing 1 to 10 of 30 entries')).toBeVisible();
  const pager = screen.getByRole('navigation', { name: 'Pages of integrations' });
  expect(
    within(pager)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Previous', '1', '2', '3', 'Next']);
  const sizes = within(screen.getByRole('combobox', { name: 'Rows per page' })).getAllByRole('option');
  expect(sizes.map((option) => option.textContent)).toEqual(['10', '20', '50']);
});

test('The search filters by merchant name', async () => {
  const { user } = await renderApp('/integrations');
  await user.type(screen.getByPlaceholderText('Search by merchant name'), 'FESTIVAL');
  const { rows } = readTable('Integrations');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(([merchant]) => merchant?.toLowerCase().includes('festival'))).toBe(true);
});

test('The configuration filter has All Configurations, Credit Card, ACH, Surcharge', async () => {
  const { user } = await renderApp('/integrations');
  const filter = screen.getByRole('combobox', { name: 'Configuration' });
  expect(
    within(filter)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['All Configurations', 'Credit Card', 'ACH', 'Surcharge']);
  await user.selectOptions(filter, 'ACH');
  expect(readTable('Integrations').rows.every((row) => row[2]?.includes('ACH'))).toBe(true);
});

test('The status filter has All Status, Active, Inactive, beside the configuration, and narrows what it leaves', async () => {
  const { user, store } = await renderApp('/integrations?configuration=ACH&sort=name&page=2');
  const filter = screen.getByRole('combobox', { name: 'Status' });
  expect(
    within(filter)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['All Status', 'Active', 'Inactive']);
  await user.selectOptions(filter, 'Inactive');
  expect(window.location.search).toBe('?sort=name&configuration=ACH&status=Inactive');
  const meant = selectIntegrationRows(store.getState()).filter(
    ({ configurations, status }) => configurations.includes('ACH') && status === 'Inactive',
  );
  expect(meant.length).toBeGreaterThan(0);
  const names = readTable('Integrations').rows.map((row) => row[1]);
  expect(names).toEqual(meant.map(({ integrationName }) => integrationName).sort());
  expect(selectTableOf(integrationsList)(store.getState()).rows).toHaveLength(meant.length);
  await user.type(screen.getByRole('searchbox'), 'zzz');
  expect(
    screen.getByText('No integrations match "zzz", ACH, Inactive. Check the spelling or clear the filters.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(filter).toHaveValue('All Status');
  expect(readTable('Integrations').rows).toHaveLength(10);
});

describe('The View Integration dialog', () => {
  const open = async () => {
    const app = await renderApp('/integrations');
    await app.user.click(
      screen.getByRole('link', { name: 'Empire City Marathon Organization, view Race Registration' }),
    );
    return { ...app, dialog: await screen.findByRole('dialog', { name: 'View Integration' }) };
  };

  test('shows the integration read-only, the enabled configurations highlighted', async () => {
    const { dialog } = await open();
    const values = within(dialog)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(values).toEqual([
      ['Integration Name', 'Race Registration'],
      ['Merchant', 'Empire City Marathon Organization'],
      ['Configuration', 'Credit Card (enabled)ACH (enabled)Surcharge (enabled)'],
      ['Surcharge Amount/Rate', '3%'],
      ['Split Amount/Rate', '20%'],
      ['Status', 'Active'],
    ]);
    expect(within(dialog).getByRole('textbox', { name: 'Embed Code' })).toHaveAttribute('readonly');
  });

  test('has Edit as its primary button', async () => {
    const { dialog } = await open();
    expect(within(dialog).getByRole('button', { name: 'Edit' })).toHaveClass('btn-primary');
    expect(within(dialog).getByRole('button', { name: 'Save' })).not.toHaveClass('btn-primary');
  });

  test.each(['Cancel', 'Save'])('%s only closes it', async (name) => {
    const { user, store, dialog } = await open();
    const before = store.getState().integrations;
    await user.click(within(dialog).getByRole('button', { name }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(store.getState().integrations).toBe(before);
  });

  test('copies the embed code to the clipboard and says so', async () => {
    const { user, dialog } = await open();
    await user.click(within(dialog).getByRole('button', { name: 'Copy to Clipboard' }));
    const region = screen.getByRole('status');
    expect(await within(region).findByText('Copied to clipboard')).toBeVisible();
    expect(region).toHaveTextContent('The embed code has been copied to your clipboard');
    expect(await navigator.clipboard.readText()).toContain('https://forms.splitpay.example/embed/INT001');
    await user.click(within(region).getByRole('button', { name: 'Dismiss: Copied to clipboard' }));
    expect(region).not.toHaveTextContent('Copied');
  });

  test('selects the code and names the keys to press if the clipboard rejects it', async () => {
    const { user, dialog } = await open();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    await user.click(within(dialog).getByRole('button', { name: 'Copy to Clipboard' }));
    expect(await screen.findByText(/press Ctrl\+C/)).toBeVisible();
    const field: HTMLTextAreaElement = within(dialog).getByRole('textbox', { name: 'Embed Code' });
    expect(field).toHaveFocus();
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(field.value);
    expect(screen.queryByText('Copied to clipboard')).toBeNull();
  });

  test('shows a dollar split in dollars, and that there is no surcharge', async () => {
    const { store } = await renderApp('/integrations');
    const rows = selectIntegrationRows(store.getState()).map((row) => ({
      ...row,
      configurations: ['ACH' as const],
      surchargeRate: null,
      split: { unit: '$' as const, hundredths: 250 },
    }));
    const { dispatch } = await renderApp('/integrations', givenWorkspace({ integrations: { rows } }));
    dispatch(dialogOpened({ kind: 'viewIntegration', integrationId: 'INT001' }));
    const dialog = await screen.findByRole('dialog', { name: 'View Integration' });
    expect(dialog).toHaveTextContent('Surcharge (not enabled)');
    expect(dialog).toHaveTextContent('No surcharge');
    expect(dialog).toHaveTextContent('$2.50');
  });

  test('says so when no integration has the id', async () => {
    const { dispatch } = await renderApp('/integrations');
    dispatch(dialogOpened({ kind: 'viewIntegration', integrationId: 'INT999' }));
    expect(await screen.findByText(/We can't find integration/)).toBeVisible();
  });
});
