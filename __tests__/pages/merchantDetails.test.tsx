import { screen, waitFor, within } from '@testing-library/react';
import { draftOfMerchant } from '@/domain/merchants/merchantForm';
import { selectMerchantRows, selectIntegrationRows } from '@/selectors/entitySelectors';
import { merchantsActions } from '@/slices/entities/merchantsSlice';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { setupStore } from '@/store/store';
import { buildState } from '../helpers/builders';
import { renderApp } from '../helpers/renderApp';
import { readTable } from '../helpers/table';

const findDetails = () => screen.findByRole('dialog', { name: 'Merchant Details' });

async function openDetails(merchantId = 'MER001') {
  const app = await renderApp('/merchants');
  app.dispatch(dialogOpened({ kind: 'merchantDetails', merchantId }));
  const merchant = () => selectMerchantRows(app.store.getState()).find(({ id }) => id === merchantId);
  return { ...app, merchant, details: within(await findDetails()) };
}

function detail(term: string): HTMLElement {
  return screen.getByText(term, { selector: 'dt' }).nextElementSibling as HTMLElement;
}

describe('The merchant dialog', () => {
  test('opens from the name, with the form’s data', async () => {
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

  test('links to the website, and never to anything but http and https', async () => {
    const { details, dispatch, merchant } = await openDetails();
    expect(details.getByRole('link', { name: /harborlightsfest/ })).toHaveAttribute(
      'href',
      'https://www.harborlightsfest.example/',
    );
    const draft = { ...draftOfMerchant(merchant()!), website: 'harbor.example' };
    dispatch(merchantsActions.merchantEdited({ id: 'MER001', draft }));
    expect(details.getByRole('link', { name: /^harbor.example/ })).toHaveAttribute('href', 'https://harbor.example/');
  });

  test('shows a website that no form let through as text alone', async () => {
    const [first, ...others] = selectMerchantRows(setupStore().getState());
    const rows = [{ ...first!, website: 'javascript:alert(1)', contactPerson: '' }, ...others];
    const { dispatch } = await renderApp('/merchants', buildState('merchants', { rows }));
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

  test('lists its integrations, each of which opens and leads back', async () => {
    const { user, store, details } = await openDetails();
    const own = selectIntegrationRows(store.getState()).filter(({ merchantId }) => merchantId === 'MER001');
    expect(own.length).toBeGreaterThan(0);
    const rows = readTable('Integrations of the merchant').rows;
    expect(rows.map(([name]) => name)).toEqual(own.map(({ integrationName }) => integrationName));
    await user.click(details.getByRole('link', { name: own[0]!.integrationName }));
    const view = await screen.findByRole('dialog', { name: 'View Integration' });
    await user.click(within(view).getByRole('button', { name: 'Cancel' }));
    expect(await findDetails()).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('comes back on Escape from what was opened in it', async () => {
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
  ] as const)('%s of an unknown id says that there is none', async (kind, name) => {
    const { user, dispatch } = await renderApp('/merchants');
    dispatch(dialogOpened({ kind, merchantId: 'MER999' }));
    const dialog = within(await screen.findByRole('dialog', { name }));
    expect(dialog.getByText(/There is no merchant with the id/)).toHaveTextContent('MER999');
    await user.click(dialog.getByText('Close', { selector: 'button' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('The status', () => {
  test('changes between Active and Inactive at a press, and Undo takes it back', async () => {
    const { user, details, merchant } = await openDetails();
    const choice = within(details.getByRole('group', { name: 'Change status' }));
    expect(choice.getByRole('button', { name: 'Active' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(choice.getByRole('button', { name: 'Active' }));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await user.click(choice.getByRole('button', { name: 'Inactive' }));
    expect(choice.getByRole('button', { name: 'Inactive' })).toHaveAttribute('aria-pressed', 'true');
    expect(merchant()?.status).toBe('Inactive');
    expect(screen.getByRole('status')).toHaveTextContent('Harbor Lights Music Festival is Inactive now.');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(merchant()?.status).toBe('Active');
    expect(choice.getByRole('button', { name: 'Active' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('Suspended asks for a reason, shows it, and Undo takes both back', async () => {
    const { user, details, merchant } = await openDetails();
    await user.click(details.getByRole('button', { name: 'Suspended' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Merchant' }));
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await user.type(reason, '  ');
    await user.click(dialog.getByRole('button', { name: 'Suspend' }));
    await waitFor(() => expect(reason).toHaveFocus());
    expect(reason).toHaveAccessibleDescription(/Enter the reason\./);
    expect(merchant()?.status).toBe('Active');
    await user.type(reason, 'Three disputes in June');
    await user.click(dialog.getByRole('button', { name: 'Suspend' }));
    const after = within(await findDetails());
    expect(after.getByText(/Three disputes in June/)).toBeVisible();
    expect(merchant()).toMatchObject({ status: 'Suspended', statusReason: 'Three disputes in June' });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(after.queryByText(/Three disputes in June/)).toBeNull();
    expect(merchant()?.status).toBe('Active');
  });

  test('Suspended takes the active integrations with it where that is wanted, and one Undo takes both back', async () => {
    const { user, merchant, store } = await openDetails();
    const statuses = () =>
      selectIntegrationRows(store.getState()).flatMap(({ merchantId, status }) =>
        merchantId === 'MER001' ? status : [],
      );
    const before = statuses();
    const active = before.filter((status) => status === 'Active').length;
    expect(active).toBeGreaterThan(0);
    const suspend = async (isWithIntegrations: boolean) => {
      await user.click(within(await findDetails()).getByRole('button', { name: 'Suspended' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Merchant' }));
      const box = dialog.getByRole('checkbox', {
        name: new RegExp(`^Make its ${active} active integrations? inactive`),
      });
      expect(box).toBeChecked();
      if (!isWithIntegrations) await user.click(box);
      await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Three disputes');
      await user.click(dialog.getByRole('button', { name: 'Suspend' }));
      await findDetails();
    };
    await suspend(false);
    expect(statuses()).toEqual(before);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await suspend(true);
    expect(statuses()).not.toContain('Active');
    expect(screen.getByRole('status')).toHaveTextContent(/is Suspended now, and \d+ integrations? (is|are) Inactive\./);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(statuses()).toEqual(before);
    expect(merchant()).toMatchObject({ status: 'Active' });
    expect(merchant()?.pastSuspensions).toBeUndefined();
  });

  test('Suspended tells who and when, which stay readable with the reason after it was lifted', async () => {
    const { user, details } = await openDetails();
    await user.click(details.getByRole('button', { name: 'Suspended' }));
    await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Three disputes');
    await user.click(screen.getByRole('button', { name: 'Suspend' }));
    const after = within(await findDetails());
    const stamp = /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d .+ by Alex Morgan/;
    expect(after.getByText(/Suspended because: Three disputes/)).toHaveTextContent(stamp);
    await user.click(after.getByRole('button', { name: 'Inactive' }));
    expect(after.queryByText(/Suspended because/)).toBeNull();
    const [past] = within(after.getByRole('list', { name: 'Earlier suspensions' })).getAllByRole('listitem');
    expect(past).toHaveTextContent(/^Three disputesSuspended \d{4}.* by Alex Morgan *Lifted \d{4}.* by Alex Morgan$/);
  });

  test('Cancel of the suspension changes nothing and leads back', async () => {
    const { user, details, merchant } = await openDetails();
    await user.click(details.getByRole('button', { name: 'Suspended' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Merchant' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await findDetails()).toBeVisible();
    expect(merchant()?.status).toBe('Active');
  });

  test('of a suspended merchant comes back with its reason when the change is undone', async () => {
    const { user, details, merchant } = await openDetails('MER016');
    const before = merchant();
    expect(details.getByText(/Repeated chargebacks/)).toBeVisible();
    await user.click(details.getByRole('button', { name: 'Active' }));
    expect(details.queryByText(/^Suspended because/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(merchant()).toEqual(before);
    expect(details.queryByText('Earlier suspensions')).toBeNull();
    expect(details.getByText(/Repeated chargebacks/)).toBeVisible();
  });
});
