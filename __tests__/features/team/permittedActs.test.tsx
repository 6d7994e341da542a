import { screen, within } from '@testing-library/react';
import { permissionGuard } from '@/app/team/permissionGuard';
import { openInboxItem } from '@/commands/markRead';
import type { WorkspaceServices } from '@/features/imports/WorkspaceContext';
import { DialogGuard } from '@/features/team/DialogGuard';
import { selectDialogPermission } from '@/selectors/permissions/dialogPermissions';
import { payoutsRecorded } from '@/slices/entities/payoutsSlice';
import { teamReceived } from '@/slices/teamSlice';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { setupStore } from '@/store/store';
import { refundOf } from '../../helpers/builders';
import { renderApp } from '../../helpers/renderApp';
import { sharedState, teamOf } from '../../helpers/team';

const REASON = 'Only operators and people with the role "Night shift" can refund payments. Ask Ben Cole or Nils Ek.';

test('The buttons of a payment stay visible and say who may, and follow a changed role', async () => {
  const { dispatch } = await renderApp('/transactions?payment=TR20240629-028', sharedState('Ana Ruiz'));
  const refund = await screen.findByRole('button', { name: 'Refund' });
  expect(refund).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText(new RegExp(REASON))).toBeVisible();
  dispatch(teamReceived(teamOf('Ben Cole')));
  expect(refund).toHaveAttribute('aria-disabled', 'false');
  expect(screen.queryByText(new RegExp(REASON))).not.toBeInTheDocument();
});

test('Statements say who records payouts, and the button has the reason', async () => {
  await renderApp('/merchants?view=statements', sharedState('Ben Cole'));
  const button = await screen.findByRole('button', { name: 'Record payouts' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Only finance can record payouts. Ask Ana Ruiz.');
  expect(screen.getByText(/Only finance can issue statements\. Ask Ana Ruiz\. Only finance can record/)).toBeVisible();
});

/** A store of the page of a team server, without storage. */
function guardedStore(name: string) {
  return setupStore(sharedState(name), { middleware: [permissionGuard], enhancer: (create) => create });
}

const PAYOUT = { id: 'p1', partyId: 'MER019', amount: 100, day: '2024-06-30', reference: '', earned: 100 };
const STAMP = { recordedAt: '2024-07-01 09:00:00', recordedBy: 'Ben Cole', zone: 'UTC' };

test('An act that the role does not allow records nothing in the page, and a toast says who may', () => {
  const store = guardedStore('Ben Cole');
  const before = store.getState().payouts;
  store.dispatch(payoutsRecorded([{ ...PAYOUT, ...STAMP }]));
  expect(store.getState().payouts).toBe(before);
  expect(store.getState().layout.toasts.at(-1)).toMatchObject({
    title: 'Your role does not allow this',
    text: 'Only finance can record payouts. Ask Ana Ruiz.',
  });
  const finance = guardedStore('Ana Ruiz');
  finance.dispatch(payoutsRecorded([{ ...PAYOUT, ...STAMP }]));
  expect(finance.getState().payouts.records).toHaveProperty('p1');
});

test('A person who approves a proposal records what was proposed', () => {
  const store = guardedStore('Ana Ruiz');
  const transactionId = 'TR20240629-028';
  const refund = refundOf({ transactionId, amount: 100, reason: 'Duplicate', id: `p1-${transactionId}` });
  store.dispatch(refund);
  expect(store.getState().payments.records).toEqual({});
  const items = [{ subjectId: transactionId, amount: 100 }];
  const terms = { proposerId: 'u3', ruleIds: ['r'], approvers: [], expires: 9e15 };
  const proposal = {
    id: 'p1',
    act: 'refundPayments' as const,
    reason: 'Duplicate' as const,
    items,
    ...terms,
    ...STAMP,
  };
  const approving = setupStore(
    { ...sharedState('Ana Ruiz'), proposals: { records: { p1: proposal } } },
    { middleware: [permissionGuard], enhancer: (create) => create },
  );
  approving.dispatch(refund);
  expect(approving.getState().payments.records).toHaveProperty(transactionId);
});

test('A viewer reads the inbox, and its marks stay', () => {
  const store = guardedStore('Vera Lund');
  const [item] = store.getState().inbox.items;
  store.dispatch(openInboxItem(item!.id));
  expect(store.getState().inbox).toMatchObject({ openId: item!.id, readIds: [] });
});

test('Instead of a form that the role does not allow, a dialog says who may', async () => {
  const services = { DialogGuard } as unknown as WorkspaceServices;
  const { dispatch } = await renderApp('/merchants?view=statements', sharedState('Ben Cole'), services);
  dispatch(dialogOpened({ kind: 'payoutRun' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your role does not allow this' }));
  expect(dialog.getByText('Only finance can record payouts. Ask Ana Ruiz.')).toBeVisible();
});

test('A form that the role does not allow is not opened, from wherever it is asked for', () => {
  const state = setupStore(sharedState('Ben Cole')).getState();
  const isAllowed = (dialog: Parameters<typeof selectDialogPermission>[1]) =>
    selectDialogPermission(state, dialog).allowed;
  expect(isAllowed({ kind: 'payoutRun' })).toBe(false);
  expect(isAllowed({ kind: 'recordFile', records: 'rates' })).toBe(false);
  expect(isAllowed({ kind: 'refundPayment', transactionId: 'T' })).toBe(true);
  expect(isAllowed({ kind: 'payouts' })).toBe(true);
  expect(isAllowed({ kind: 'none' })).toBe(true);
});
