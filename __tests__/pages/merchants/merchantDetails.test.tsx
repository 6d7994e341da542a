import { screen, within } from '@testing-library/react';
import { draftOfMerchant } from '@/domain/merchants/merchantForm';
import { selectMerchantRows, selectIntegrationRows } from '@/selectors/entitySelectors';
import { merchantsActions } from '@/slices/entities/merchantsSlice';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { setupStore } from '@/store/store';
import { findDetails, openDetails } from '../../helpers/screens/merchantDetails';
import { renderApp } from '../../helpers/renderApp';
import { readTable } from '../../helpers/table';
import { givenWorkspace } from '../../helpers/workspace';

function detail(term: string): HTMLElement {
  return screen.getByText(term, { selector: 'dt' }).nextElementSibling as HTMLElement;
}

describe('The merchant dialog', () => {
  test('opens from the merchant’s name and shows the data of the form', async () => {
    const { user } = await renderApp('/merchants');
    await user.click(screen.getByRole('link', { name: 'Harbor Lights Music Festival' }));
    const details = within(await findDetails());
    expect(details.getByRole('heading', { name: /^Harbor Lights Music Festival/ })).toHaveTextContent('Active');
    for (const [term, text] of Object.entries({
      Transactions: '61',
      'Total Sales': '$287,450.30',
      'Merchant Since': 'Mar 15, 2021',
      'Contact Person': 'Dana Whitfield',
      'Contact Number': '+1 (212) 555-0142',
      'Business Email': 'boxoffice@harborlightsfest.example',
      Description: 'Three-day waterfront music festival with camping, held every August.',
      Street: '18 Pier Walk',
      City: 'NYC',
      State: 'NY',
      'Zip Code': '10004',
      Country: 'USA',
    })) {
      expect(detail(term)).toHaveTextContent(text);
    }
    await user.click(details.getByText('Close', { selector: 'button' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('links to a website only by http or https', async () => {
    const { details, dispatch, merchant } = await openDetails();
    expect(details.getByRole('link', { name: /harborlightsfest/ })).toHaveAttribute(
      'href',
      'https://www.harborlightsfest.example/',
    );
    const draft = { ...draftOfMerchant(merchant()!), website: 'harbor.example' };
    dispatch(merchantsActions.merchantEdited({ id: 'MER001', draft }));
    expect(details.getByRole('link', { name: /^harbor.example/ })).toHaveAttribute('href', 'https://harbor.example/');
  });

  test('shows an invalid website as text without a link', async () => {
    const [first, ...others] = selectMerchantRows(setupStore().getState());
    const rows = [{ ...first!, website: 'javascript:alert(1)', contactPerson: '' }, ...others];
    const { dispatch } = await renderApp('/merchants', givenWorkspace({ merchants: { rows } }));
    dispatch(dialogOpened({ kind: 'merchantDetails', merchantId: first!.id }));
    await findDetails();
    expect(detail('Website')).toHaveTextContent('javascript:alert(1)');
    expect(within(detail('Website')).queryByRole('link')).toBeNull();
    expect(detail('Contact Person')).toHaveTextContent('Not given');
  });

  test('links to its transactions', async () => {
    const { user, details } = await openDetails();
    await user.click(details.getByRole('link', { name: 'View transactions' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Recent Transactions' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.location.search).toBe('?paymentsOf=MER001');
    const merchants = readTable('Transactions').rows.map(([, merchant]) => merchant);
    expect(new Set(merchants)).toEqual(new Set(['Harbor Lights Music Festival']));
  });

  test('lists its integrations, and each opens and leads back', async () => {
    const { user, store, details } = await openDetails();
    const merchantIntegrations = selectIntegrationRows(store.getState()).filter(
      ({ merchantId }) => merchantId === 'MER001',
    );
    expect(merchantIntegrations.length).toBeGreaterThan(0);
    const rows = readTable('Integrations of the merchant').rows;
    expect(rows.map(([name]) => name)).toEqual(merchantIntegrations.map(({ integrationName }) => integrationName));
    await user.click(details.getByRole('link', { name: merchantIntegrations[0]!.integrationName }));
    const view = await screen.findByRole('dialog', { name: 'View Integration' });
    await user.click(within(view).getByRole('button', { name: 'Cancel' }));
    expect(await findDetails()).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('shows the first of many integrations, and links to all of them', async () => {
    const [first] = selectIntegrationRows(setupStore().getState());
    const rows = Array.from({ length: 1_200 }, (_, at) => ({
      ...first!,
      id: `INT${at + 1}`,
      merchantId: 'MER001',
      integrationName: `Form ${at + 1}`,
    }));
    const { user, dispatch } = await renderApp('/merchants', givenWorkspace({ integrations: { rows } }));
    dispatch(dialogOpened({ kind: 'merchantDetails', merchantId: 'MER001' }));
    const details = within(await findDetails());
    expect(readTable('Integrations of the merchant').rows.map(([name]) => name)).toEqual(
      Array.from({ length: 10 }, (_, at) => `Form ${at + 1}`),
    );
    expect(details.getByText(/^The first 10 of 1,200 integrations\./)).toBeVisible();
    await user.click(details.getByRole('link', { name: 'View all integrations' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Integrations' })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('Harbor Lights Music Festival');
    expect(screen.getByText('Showing 1 to 10 of 1,200 entries')).toBeVisible();
  });

  test('returns on Escape from a dialog that it opened', async () => {
    const { user, details } = await openDetails();
    const integrations = within(details.getByRole('table', { name: 'Integrations of the merchant' }));
    await user.click(integrations.getAllByRole('link')[0]!);
    await screen.findByRole('dialog', { name: 'View Integration' });
    await user.keyboard('{Escape}');
    await user.click(within(await findDetails()).getByRole('button', { name: 'Edit' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit Merchant' }));
    expect(form.getByRole('textbox', { name: 'Merchant Name' })).toHaveValue('Harbor Lights Music Festival');
    await user.keyboard('{Escape}');
    expect(await findDetails()).toBeVisible();
  });

  test('says that a new merchant has no integrations yet', async () => {
    const { merchant, dispatch } = await openDetails();
    const draft = { ...draftOfMerchant(merchant()!), name: 'Harbor Nights' };
    dispatch(merchantsActions.merchantAdded({ id: 'MER031', draft, joinedOn: '2024-07-01' }));
    dispatch(dialogOpened({ kind: 'merchantDetails', merchantId: 'MER031' }));
    expect(await screen.findByText('This merchant has no integrations yet')).toBeVisible();
  });

  test.each([
    ['merchantDetails', 'Merchant Details'],
    ['editMerchant', 'Edit Merchant'],
    ['suspendMerchant', 'Suspend Merchant'],
  ] as const)('is replaced by a message in %s of an unknown id', async (kind, name) => {
    const { user, dispatch } = await renderApp('/merchants');
    dispatch(dialogOpened({ kind, merchantId: 'MER999' }));
    const dialog = within(await screen.findByRole('dialog', { name }));
    expect(dialog.getByText(/We can't find merchant/)).toHaveTextContent('MER999');
    await user.click(dialog.getByText('Close', { selector: 'button' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
