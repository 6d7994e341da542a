import { screen, waitFor } from '@testing-library/react';
import { approvalRulesSlice, selectProposals } from '@/slices/entities/recordSlices';
import { rowsSelected, selectSelection } from '@/slices/lists/selectionSlice';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { startStateOfCopy } from '@/store/startState';
import { ANA, findDialog, renderWithRule, signInAs } from '../../helpers/approvalScreens';
import { recordsOf } from '../../helpers/builders';
import { buildRule } from '../../helpers/domain/approvals';
import { listenToDownloads, textOf } from '../../helpers/downloads';
import { renderApp } from '../../helpers/renderApp';
import { TEAM_COPY } from '../../helpers/team';

test('Refunds of selected payments that a rule catches are proposed together, and the selection ends', async () => {
  const { user, store, dispatch } = await renderWithRule({ above: 0 }, '/transactions');
  const paid = store.getState().transactions.rows.filter(({ status }) => status === 'Completed');
  const ids = paid.slice(0, 3).map(({ id }) => id);
  dispatch(rowsSelected({ list: 'transactions', ids }));
  dispatch(dialogOpened({ kind: 'bulkRefund' }));
  const refunds = await findDialog('Refund payments');
  await user.click(await refunds.findByRole('button', { name: 'Propose 3 refunds' }));
  const typed = refunds.queryByLabelText('Type 3 to confirm');
  if (typed) {
    await user.type(typed, '3');
    await user.click(refunds.getByRole('button', { name: 'Propose 3 refunds' }));
  }
  expect(await screen.findByText('Refunds of 3 payments proposed')).toBeVisible();
  expect(screen.getByText('Ben Ode can approve.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
  expect(selectSelection(store.getState())).toMatchObject({ mode: 'rows', ids: [] });
  expect(recordsOf(store.getState())).toEqual([]);
  const [proposal, ...others] = Object.values(selectProposals(store.getState()));
  expect(others).toEqual([]);
  expect(proposal).toMatchObject({
    act: 'refundPayments',
    items: paid.slice(0, 3).map(({ id, amount }) => ({ subjectId: id, amount })),
  });

  // The same payments do not qualify again while the proposal waits.
  dispatch(rowsSelected({ list: 'transactions', ids }));
  dispatch(dialogOpened({ kind: 'bulkRefund' }));
  const again = await findDialog('Refund payments');
  expect(await again.findByText('3: A refund of it waits for approval, so the amount is too high.')).toBeVisible();
  expect(again.getByText('No payment qualifies, so there is nothing to record.')).toBeVisible();
});

test('A run of payouts that a rule catches is one proposal, which reserves the balances of its parties', async () => {
  const { user, store, dispatch } = await renderWithRule({ act: 'recordPayouts' });
  dispatch(dialogOpened({ kind: 'payoutRun' }));
  const run = await findDialog('Record payouts');
  const submit = await run.findByRole('button', { name: /^Propose \d+ payouts of \$/ });
  const count = Number(/\d+/.exec(submit.textContent)?.[0]);
  await user.click(submit);
  expect(await screen.findByText(`Payouts to ${count} parties proposed`)).toBeVisible();
  expect(store.getState().payouts.records).toEqual({});
  const proposals = Object.values(selectProposals(store.getState()));
  expect(proposals).toMatchObject([{ act: 'recordPayouts', proposerId: ANA.id }]);
  expect(proposals[0]?.items).toHaveLength(count);
  dispatch(dialogOpened({ kind: 'payoutRun' }));
  expect(
    (await findDialog('Record payouts')).getByText('All available balances are paid, or wait for approval.'),
  ).toBeVisible();
});

test('Payouts that need an approval have no bank file before they are recorded', async () => {
  const { dispatch } = await renderApp('/', startStateOfCopy(TEAM_COPY));
  dispatch(signInAs(ANA));
  dispatch(dialogOpened({ kind: 'payoutRun' }));
  const run = await findDialog('Record payouts');
  expect(run.getByRole('button', { name: 'Download bank file' })).toBeVisible();
  dispatch(approvalRulesSlice.actions.recorded([buildRule({ act: 'recordPayouts' })]));
  expect(await run.findByText('The bank file has these payouts once they are approved and recorded.')).toBeVisible();
  expect(run.queryByRole('button', { name: 'Download bank file' })).toBeNull();
});

test('A batch proposes the refunds that a rule catches, and its file has only what it records itself', async () => {
  const { blobs } = listenToDownloads();
  const { user, store, dispatch } = await renderApp('/', startStateOfCopy(TEAM_COPY));
  dispatch(signInAs(ANA));
  dispatch(approvalRulesSlice.actions.recorded([buildRule({ above: 0 })]));
  // A merchant with a Completed and a Pending payment.
  dispatch(dialogOpened({ kind: 'cancelEvent', merchantId: 'MER002' }));
  const event = await findDialog('Cancel event');
  await user.type(event.getByLabelText('From'), '2024-01-01');
  await user.type(event.getByLabelText('To'), '2024-12-31');
  await user.tab();
  const submit = await event.findByRole('button', { name: 'Propose to cancel the event with 2 payments' });
  expect(event.getByText(/^No refund is recorded until another person approves\./)).toBeVisible();
  expect(submit).toHaveAccessibleDescription(
    'Another person decides what needs approval. 1 void needs none and is recorded immediately. Voids are final.',
  );
  const notice = event.getByLabelText('Notice for the merchant');
  expect(notice).toHaveAccessibleDescription(/Send it when the other person has approved\.$/);
  expect((notice as HTMLTextAreaElement).value).toContain('your next statement');
  await user.click(submit);
  await user.click(await event.findByRole('button', { name: 'Download results' }));
  expect(recordsOf(store.getState()).map(({ kind }) => kind)).toEqual(['void']);
  // Nothing was refunded.
  const sent = event.getByLabelText('Notice for the merchant');
  expect((sent as HTMLTextAreaElement).value).not.toContain('refund');
  await waitFor(() => expect(blobs).toHaveLength(1));
  const rows = (await textOf(blobs[0]!)).trim().split('\r\n').slice(1);
  expect(rows.map((row) => [row.includes('Void'), row.includes('Refund')])).toEqual([[true, false]]);
});
