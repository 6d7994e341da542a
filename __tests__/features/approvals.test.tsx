import { screen, waitFor, within } from '@testing-library/react';
import type { ApprovalRule } from '@/domain/approvals/rules';
import { BUILT_IN_ROLES } from '@/domain/permissions/roles';
import { approvalRulesSlice, selectApprovalRules } from '@/slices/entities/recordSlices';
import { teamReceived } from '@/slices/teamSlice';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { startStateOfCopy } from '@/store/startState';
import { recordsOf, voidOf } from '../helpers/builders';
import { buildRule, teamPerson } from '../helpers/domain/approvals';
import { listenToDownloads, textOf } from '../helpers/downloads';
import { renderApp } from '../helpers/renderApp';

const PAYMENT = 'TR20240629-028';
const PENDING = 'TR20240628-026';
const [ana, ben] = [teamPerson('Ana Ruiz', 'administrator'), teamPerson('Ben Ode', 'finance')];
const people = [ana, ben];
const WORKSPACE = {
  id: 'team-approvals',
  name: 'June',
  source: 'June',
  hash: 'sample',
  rows: 30,
  importedOn: '2024-06-30',
} as const;

const signIn = (me: typeof ana) => teamReceived({ me, people, roles: BUILT_IN_ROLES });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const timeline = async () => within(await screen.findByRole('list', { name: 'Timeline' }));

/** A page of Ana Ruiz in a workspace of the team with a rule. */
async function givenRule(rule: Partial<ApprovalRule>, paymentId = PAYMENT) {
  const state = startStateOfCopy(WORKSPACE);
  const app = await renderApp('/', state);
  app.dispatch(signIn(ana));
  app.dispatch(approvalRulesSlice.actions.recorded([buildRule(rule)]));
  app.dispatch(dialogOpened({ kind: 'transactionDetails', transactionId: paymentId }));
  return app;
}

test('A refund above the limit is proposed, reserves its amount, and is recorded when another person approves', async () => {
  const { user, store, dispatch } = await givenRule({ above: 50_000 });
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  const amount = await screen.findByRole('textbox', { name: 'Amount' });
  await user.clear(amount);
  await user.type(amount, '400');
  expect(screen.getByRole('button', { name: 'Refund $400.00' })).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '600');
  expect(screen.getByText(/^Refunds above \$500\.00 need approval\. Ben Ode can approve\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Propose refund of $600.00' }));
  expect((await timeline()).getByRole('link', { name: 'Refund of $600.00 proposed' })).toBeVisible();
  expect(screen.getByText(/The amount is reserved\./)).toBeVisible();
  expect(recordsOf(store.getState())).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Review proposal' }));
  expect((await dialog('Proposal')).getByRole('button', { name: 'Withdraw proposal' })).toBeVisible();
  expect((await dialog('Proposal')).queryByRole('button', { name: 'Approve' })).toBeNull();

  dispatch(signIn(ben));
  const proposal = await dialog('Proposal');
  await user.click(proposal.getByRole('button', { name: 'Reject' }));
  expect(proposal.getByText('Enter a note that says why.')).toBeVisible();
  await user.type(proposal.getByRole('textbox', { name: 'Note' }), 'Checked.');
  await user.click(proposal.getByRole('button', { name: 'Approve' }));
  expect((await timeline()).getByRole('link', { name: 'Refund of $600.00: approved' })).toBeVisible();
  expect((await timeline()).getByText('Checked.')).toBeVisible();
  expect(recordsOf(store.getState())).toMatchObject([{ kind: 'refund', amount: 60_000, transactionId: PAYMENT }]);
});

test('The bell counts a proposal for me, and Waiting for me has an address', async () => {
  const { user, dispatch } = await givenRule({ act: 'voidPayments' }, PENDING);
  await user.click(await screen.findByRole('button', { name: 'Void' }));
  await user.click(await screen.findByRole('button', { name: /^Propose void of/ }));
  expect((await timeline()).getByRole('link', { name: /^Void of .* proposed$/ })).toBeVisible();
  await user.keyboard('{Escape}');
  dispatch(signIn(ben));
  await user.click(screen.getAllByRole('button', { name: /notification/i })[0]!);
  expect(await screen.findByText('Waiting for your approval')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Waiting for me (1)' }));
  const list = within((await dialog('Approvals')).getByRole('list', { name: 'Waiting for me' }));
  expect(list.getByText(PENDING)).toBeVisible();
  expect(window.location.search).toBe('?approvals=mine');
  await user.click(list.getByRole('button', { name: /^Review/ }));
  // Somebody else has voided the payment meanwhile.
  dispatch(voidOf(PENDING));
  expect((await dialog('Proposal')).getByText('The payment is already voided.')).toBeVisible();
  expect((await dialog('Proposal')).getByRole('button', { name: 'Approve' })).toHaveAttribute('aria-disabled', 'true');
});

test('A rule that nobody else can satisfy is refused with the reason, and a saved one is listed', async () => {
  const { user, dispatch } = await givenRule({ above: 50_000 });
  dispatch(dialogOpened({ kind: 'approvalRules' }));
  await user.click((await dialog('Approval rules')).getByRole('button', { name: 'Add rule' }));
  const form = await dialog('Add approval rule');
  await user.selectOptions(form.getByRole('combobox', { name: 'Act' }), 'Payouts');
  await user.click(form.getByRole('checkbox', { name: 'Ana Ruiz' }));
  await user.click(form.getByRole('button', { name: 'Save rule' }));
  expect(form.getByText(/^Nobody else could approve what Ana Ruiz proposes\./)).toBeVisible();
  await user.click(form.getByRole('checkbox', { name: 'Ben Ode' }));
  await user.click(form.getByRole('button', { name: 'Save rule' }));
  const rules = within((await dialog('Approval rules')).getByRole('list', { name: 'Approval rules' }));
  expect(rules.getAllByText('All payouts need approval.')[0]).toBeVisible();
});

test('A removed rule catches nothing any more, and its removal is another version', async () => {
  const { user, store, dispatch } = await givenRule({ above: 50_000 });
  dispatch(dialogOpened({ kind: 'approvalRules' }));
  await user.click((await dialog('Approval rules')).getByRole('button', { name: /^Remove/ }));
  expect((await dialog('Approval rules')).getByText(/^No rules yet\./)).toBeVisible();
  expect(Object.values(selectApprovalRules(store.getState()))).toMatchObject([
    { id: 'rule-1' },
    { withdraws: 'rule-1' },
  ]);
});

test('Payouts that need an approval have no bank file before they are recorded', async () => {
  const { dispatch } = await renderApp('/', startStateOfCopy(WORKSPACE));
  dispatch(signIn(ana));
  dispatch(dialogOpened({ kind: 'payoutRun' }));
  const run = await dialog('Record payouts');
  expect(run.getByRole('button', { name: 'Download bank file' })).toBeVisible();
  dispatch(approvalRulesSlice.actions.recorded([buildRule({ act: 'recordPayouts' })]));
  expect(await run.findByText('The bank file has these payouts once they are approved and recorded.')).toBeVisible();
  expect(run.queryByRole('button', { name: 'Download bank file' })).toBeNull();
});

test('A local workspace shows nothing of approvals', async () => {
  const { user } = await renderApp(`/transactions?payment=${PAYMENT}`);
  expect(await screen.findByRole('button', { name: 'Refund' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getAllByRole('button', { name: /notification/i })[0]!);
  expect(screen.queryByText(/approv/i)).toBeNull();
});

test('A batch proposes the refunds that a rule catches, and its file has only what it records itself', async () => {
  const { blobs } = listenToDownloads();
  const { user, store, dispatch } = await renderApp('/', startStateOfCopy(WORKSPACE));
  dispatch(signIn(ana));
  dispatch(approvalRulesSlice.actions.recorded([buildRule({ above: 0 })]));
  // A merchant with a Completed and a Pending payment.
  dispatch(dialogOpened({ kind: 'cancelEvent', merchantId: 'MER002' }));
  const event = await dialog('Cancel event');
  await user.type(event.getByLabelText('From'), '2024-01-01');
  await user.type(event.getByLabelText('To'), '2024-12-31');
  await user.tab();
  await user.click(await event.findByRole('button', { name: 'Propose to cancel the event with 2 payments' }));
  await user.click(await event.findByRole('button', { name: 'Download results' }));
  expect(recordsOf(store.getState()).map(({ kind }) => kind)).toEqual(['void']);
  await waitFor(() => expect(blobs).toHaveLength(1));
  const rows = (await textOf(blobs[0]!)).trim().split('\r\n').slice(1);
  expect(rows.map((row) => [row.includes('Void'), row.includes('Refund')])).toEqual([[true, false]]);
});
