import { fireEvent, screen, within } from '@testing-library/react';
import type { ProposedAct } from '@/domain/approvals/proposalState';
import { formatMoney } from '@/domain/money/money';
import { selectBalanceTotals, statementsList } from '@/selectors/statements/statementSelectors';
import { selectTableOf } from '@/selectors/lists/listTable';
import { payoutsRecorded } from '@/slices/entities/payoutsSlice';
import { proposalsSlice } from '@/slices/entities/recordSlices';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { BEN, findDialog, renderWithRule, signInAs } from '../../helpers/approvalScreens';
import { buildProposal } from '../../helpers/domain/approvals';
import { buildPayout } from '../../helpers/domain/statements';
import { renderApp } from '../../helpers/renderApp';
import { sharedState } from '../../helpers/team';
import { USD } from '../../helpers/currencies';

const money = (cents: number) => formatMoney(cents, USD);

test('Statements shows which payouts wait for approval, and leads to their proposals', async () => {
  const { user, store, dispatch } = await renderWithRule({ act: 'recordPayouts' }, '/merchants?view=statements');
  expect(await screen.findByRole('table', { name: 'Statements' })).toBeVisible();
  expect(screen.queryByText(/waits for approval/)).toBeNull();
  const before = selectBalanceTotals(store.getState());
  const party = statementsList.selectSorted(store.getState()).find(({ available }) => available > 70_000)!;
  const payout = { act: 'recordPayouts', day: '2024-06-30', reference: 'June' };
  const items = [{ subjectId: party.partyId, amount: 70_000 }];
  dispatch(proposalsSlice.actions.recorded([{ ...buildProposal({ expires: 9e15 }), ...payout, items } as ProposedAct]));

  const row = screen.getByRole('row', { name: new RegExp(party.name) });
  expect(within(row).getByText('$700.00 waiting')).toHaveAttribute('title', '$700.00 waits for approval');
  // The list and its file have what the statement of the party says, too.
  const available = money(party.available - 70_000);
  expect(within(row).getByText(available)).toBeVisible();
  const { rows } = selectTableOf(statementsList)(store.getState());
  expect(rows.find(([name]) => name === party.name)).toContain(available.replace(/[$,]/g, ''));
  const after = selectBalanceTotals(store.getState());
  // A waiting amount is neither available nor a negative balance.
  expect(after).toEqual({ ...before, available: before.available - 70_000, reserved: 70_000 });
  expect(screen.getByText(new RegExp(` · \\$700\\.00 waits for approval · `))).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Review proposals' }));
  const list = within((await findDialog('Approvals')).getByRole('list', { name: 'All proposals' }));
  expect(list.getByText('Payout of $700.00')).toBeVisible();
  await user.click((await findDialog('Approvals')).getAllByRole('button', { name: 'Close' })[0]!);
  await user.click(await screen.findByRole('link', { name: party.name }));

  const term = await screen.findByText('Waiting for approval', { selector: 'dt' });
  expect(term.nextElementSibling).toHaveTextContent('$700.00');
  expect(screen.getByText('Available now').nextElementSibling).toHaveTextContent(available);
});

test('A payout that would need an approval again is reversed after a question', async () => {
  const { user, store, dispatch } = await renderWithRule({ act: 'recordPayouts' }, '/merchants?view=statements');
  const { partyId, name } = statementsList.selectSorted(store.getState()).find(({ available }) => available > 70_000)!;
  dispatch(payoutsRecorded([buildPayout({ id: 'o1', partyId, amount: 500, reference: 'June' })]));
  dispatch(dialogOpened({ kind: 'payouts' }));
  const history = await findDialog('Payout history');
  const press = async (label: string) => user.click(history.getByRole('button', { name: `${label} June to ${name}` }));
  await press('Reverse payout');
  expect(history.getByRole('alert')).toHaveTextContent(
    'This has no Undo: to count again, the payout has to be proposed',
  );
  await press('Keep payout');
  expect(Object.keys(store.getState().payouts.records)).toEqual(['o1']);
  await press('Reverse payout');
  await press('Reverse payout');
  expect(store.getState().payouts.records).toEqual({});
});

test('A payout run that no longer fits names the party that has less, and what it has', async () => {
  const { store, dispatch } = await renderWithRule({ act: 'recordPayouts' }, '/merchants?view=statements');
  const [first, second] = statementsList.selectSorted(store.getState()).filter(({ available }) => available > 70_000);
  const payout = { act: 'recordPayouts', reason: undefined, day: '2024-06-30', reference: 'June' };
  const items = [first!, second!].map(({ partyId }) => ({ subjectId: partyId, amount: 70_000 }));
  const proposal = { ...buildProposal({ expires: Date.UTC(2099, 0, 1) }), ...payout, items } as ProposedAct;
  dispatch(proposalsSlice.actions.recorded([proposal]));
  dispatch(signInAs(BEN));
  dispatch(dialogOpened({ kind: 'proposal', proposalId: proposal.id }));
  const dialog = await findDialog('Proposal');
  expect(dialog.getByRole('button', { name: 'Approve' })).not.toHaveAttribute('aria-disabled', 'true');
  const { partyId } = second!;
  const { balance } = statementsList.selectSorted(store.getState()).find((row) => row.partyId === partyId)!;
  dispatch(payoutsRecorded([buildPayout({ partyId, amount: balance - 500, day: '2024-06-30', reference: 'Other' })]));
  const approve = dialog.getByRole('button', { name: 'Approve' });
  expect(approve).toHaveAttribute('aria-disabled', 'true');
  expect(approve).toHaveAccessibleDescription(
    `${second!.name} has only $5.00 available now, less than proposed. Reject the proposal, or approve it when more is available.`,
  );
});

test('A payout is proposed with those to its party of the last 24 hours, and without earlier ones', async () => {
  const { store, dispatch } = await renderWithRule(
    { act: 'recordPayouts', above: 100_000 },
    '/merchants?view=statements',
  );
  const { partyId } = statementsList.selectSorted(store.getState()).find(({ available }) => available > 300_000)!;
  const payoutOf = (id: string, hours: number) =>
    buildPayout({ id, partyId, amount: 99_000, day: '2024-06-30', instant: Date.now() - hours * 3_600_000 });
  dispatch(payoutsRecorded([payoutOf('o1', 25)]));
  dispatch(dialogOpened({ kind: 'recordPayout', partyId }));
  const amount = (await findDialog('Record payout')).getByRole('textbox', { name: 'Amount' });
  fireEvent.change(amount, { target: { value: '20.00' } });
  expect((await findDialog('Record payout')).getByRole('button', { name: 'Record $20.00' })).toBeVisible();
  dispatch(payoutsRecorded([payoutOf('o2', 1)]));
  expect((await findDialog('Record payout')).getByRole('button', { name: 'Propose payout of $20.00' })).toBeVisible();
});

test('A statement marks the lines of records that wait for the server', async () => {
  const { user, dispatch } = await renderApp('/merchants?view=statements', sharedState('Ana Ruiz'));
  const list = await screen.findByRole('table', { name: 'Statements' });
  await user.click(within(list).getByRole('link', { name: /^Harbor Lights/ }));
  const lines = await screen.findByRole('table', { name: 'Lines of the statement' });
  expect(within(lines).queryByText('Waits for the server')).toBeNull();
  dispatch(payoutsRecorded([buildPayout({ partyId: 'MER001', amount: 100, day: '2024-06-30', reference: 'June' })]));
  expect(await within(lines).findByRole('row', { name: /June/ })).toHaveTextContent('Waits for the server');
  expect(within(lines).getAllByText('Waits for the server')).toHaveLength(1);
});
