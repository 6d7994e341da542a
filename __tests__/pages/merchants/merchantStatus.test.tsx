import { screen, waitFor, within } from '@testing-library/react';
import { selectIntegrationRows } from '@/selectors/entitySelectors';
import { findDetails, openDetails } from '../../helpers/screens/merchantDetails';

describe('The status', () => {
  test('changes between Active and Inactive at a press, and Undo reverses the change', async () => {
    const { user, details, merchant } = await openDetails();
    const choice = within(details.getByRole('group', { name: 'Change status' }));
    expect(choice.getByRole('button', { name: 'Active' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(choice.getByRole('button', { name: 'Active' }));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await user.click(choice.getByRole('button', { name: 'Inactive' }));
    expect(choice.getByRole('button', { name: 'Inactive' })).toHaveAttribute('aria-pressed', 'true');
    expect(merchant()?.status).toBe('Inactive');
    expect(screen.getByRole('status')).toHaveTextContent('Harbor Lights Music Festival is now Inactive.');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(merchant()?.status).toBe('Active');
    expect(choice.getByRole('button', { name: 'Active' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('asks for a reason when it becomes Suspended and shows it, and Undo reverses both', async () => {
    const { user, details, merchant } = await openDetails();
    await user.click(details.getByRole('button', { name: 'Suspended' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Merchant' }));
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await user.type(reason, '  ');
    await user.click(dialog.getByRole('button', { name: 'Suspend' }));
    await waitFor(() => expect(reason).toHaveFocus());
    expect(reason).toHaveAccessibleDescription(/Enter the reason\./);
    expect(merchant()?.status).toBe('Active');
    await user.clear(reason);
    await user.click(reason);
    await user.paste('x'.repeat(2_001));
    await user.click(dialog.getByRole('button', { name: 'Suspend' }));
    await waitFor(() => expect(reason).toHaveAccessibleDescription(/Use at most 2,000 characters\./));
    expect(merchant()?.status).toBe('Active');
    await user.clear(reason);
    await user.type(reason, 'Three disputes in June');
    await user.click(dialog.getByRole('button', { name: 'Suspend' }));
    const after = within(await findDetails());
    expect(after.getByText(/Three disputes in June/)).toBeVisible();
    expect(merchant()).toMatchObject({ status: 'Suspended', statusReason: 'Three disputes in June' });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(after.queryByText(/Three disputes in June/)).toBeNull();
    expect(merchant()?.status).toBe('Active');
  });

  test('also deactivates the active integrations of a suspended merchant on request, and one Undo reverses both', async () => {
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
        name: new RegExp(`^Also deactivate its ${active} active integrations?`),
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
    expect(screen.getByRole('status')).toHaveTextContent(/ suspended\. \d+ integrations? set to inactive\./);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(statuses()).toEqual(before);
    expect(merchant()).toMatchObject({ status: 'Active' });
    expect(merchant()?.pastSuspensions).toBeUndefined();
  });

  test('shows person, time and reason of a suspension, also after it was lifted', async () => {
    const { user, details } = await openDetails();
    await user.click(details.getByRole('button', { name: 'Suspended' }));
    await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Three disputes');
    await user.click(screen.getByRole('button', { name: 'Suspend' }));
    const after = within(await findDetails());
    const stamp = /Suspended by Alex Morgan on [A-Z][a-z]{2} \d+, \d{4}, \d\d:\d\d .+/;
    expect(after.getByText(/Suspended because: Three disputes/)).toHaveTextContent(stamp);
    await user.click(after.getByRole('button', { name: 'Inactive' }));
    expect(after.queryByText(/Suspended because/)).toBeNull();
    const [past] = within(after.getByRole('list', { name: 'Earlier suspensions' })).getAllByRole('listitem');
    expect(past).toHaveTextContent(
      /^Three disputesSuspended by Alex Morgan on .+, \d{4}, .*Lifted by Alex Morgan on .+, \d{4}, .*$/,
    );
  });

  test('stays the same if the suspension is canceled, which returns to the details', async () => {
    const { user, details, merchant } = await openDetails();
    await user.click(details.getByRole('button', { name: 'Suspended' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Merchant' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await findDetails()).toBeVisible();
    expect(merchant()?.status).toBe('Active');
  });

  test('returns to Suspended with its reason when the change is undone', async () => {
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
