import { screen, within } from '@testing-library/react';
import type { ApprovalRule } from '@/domain/approvals/rules';
import { withDecision } from '@/domain/approvals/proposals';
import { disputesSlice, notesSlice, proposalsSlice } from '@/slices/entities/recordSlices';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { entriesStored } from '@/store/persistence/rehydration';
import { BEN, findDialog, findTimeline, renderWithRule, signInAs } from '../../helpers/approvalScreens';
import { buildDispute, recordsOf, voidOf } from '../../helpers/builders';
import { buildProposal, teamPerson } from '../../helpers/domain/approvals';
import { renderApp } from '../../helpers/renderApp';

const PAYMENT = 'TR20240629-028';
const PENDING = 'TR20240628-026';

/** A page of Ana Ruiz in a workspace of the team with a rule and an open payment. */
async function givenRule(rule: Partial<ApprovalRule>, transactionId = PAYMENT) {
  const app = await renderWithRule(rule);
  app.dispatch(dialogOpened({ kind: 'transactionDetails', transactionId }));
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
  expect((await findTimeline()).getByRole('link', { name: 'Refund of $600.00 proposed' })).toBeVisible();
  // It reserves nothing for others before the server has accepted it.
  const waits = screen.getByText('Waits for the server', { selector: 'strong' });
  expect(waits.parentElement).not.toHaveTextContent('reserved');
  const [proposed] = Object.values(store.getState().proposals.records);
  dispatch(entriesStored([{ kind: 'proposals', id: proposed!.id, value: { ...proposed!, sequence: 2 } }]));
  expect(screen.getByText(/The amount is reserved\./)).toHaveTextContent('Waiting for approval');
  expect(recordsOf(store.getState())).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Review proposal' }));
  expect((await findDialog('Proposal')).getByRole('button', { name: 'Withdraw proposal' })).toBeVisible();
  expect((await findDialog('Proposal')).queryByRole('button', { name: 'Approve' })).toBeNull();

  dispatch(signInAs(BEN));
  const proposal = await findDialog('Proposal');
  await user.click(proposal.getByRole('button', { name: 'Reject' }));
  const note = proposal.getByRole('textbox', { name: 'Note' });
  expect(note).toHaveFocus();
  expect(note).toBeInvalid();
  expect(note).toHaveAccessibleDescription(/Enter a note that says why\.$/);
  await user.type(note, 'Checked.');
  expect(note).toBeValid();
  await user.click(proposal.getByRole('button', { name: 'Approve' }));
  expect((await findTimeline()).getByRole('link', { name: 'Refund of $600.00: approved' })).toBeVisible();
  expect((await findTimeline()).getByText('Checked.')).toBeVisible();
  expect(recordsOf(store.getState())).toMatchObject([{ kind: 'refund', amount: 60_000, transactionId: PAYMENT }]);
});

test('The bell counts a proposal for me, and Waiting for me has an address', async () => {
  const { user, dispatch } = await givenRule({ act: 'voidPayments' }, PENDING);
  await user.click(await screen.findByRole('button', { name: 'Void' }));
  const propose = await screen.findByRole('button', { name: /^Propose void of/ });
  // Nothing is said of what only a recorded void does.
  const question = await findDialog('Void payment');
  expect(question.getByText(/^Propose a void for/)).toHaveTextContent('Once another person approves it');
  expect(question.queryByText(/You can't undo this/)).toBeNull();
  await user.click(propose);
  expect((await findTimeline()).getByRole('link', { name: /^Void of .* proposed$/ })).toBeVisible();
  expect(screen.queryByText('The amount is reserved.')).toBeNull();
  await user.keyboard('{Escape}');
  dispatch(signInAs(BEN));
  await user.click(screen.getAllByRole('button', { name: /notification/i })[0]!);
  expect(await screen.findByText('Waiting for your approval')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Waiting for me (1)' }));
  const list = within((await findDialog('Approvals')).getByRole('list', { name: 'Waiting for me' }));
  expect(list.getByText(PENDING)).toBeVisible();
  expect(window.location.search).toBe('?approvals=mine');
  await user.click(list.getByRole('button', { name: /^Review/ }));
  // Somebody else has voided the payment meanwhile.
  dispatch(voidOf(PENDING));
  expect((await findDialog('Proposal')).getByText('The payment is already voided.')).toBeVisible();
  expect((await findDialog('Proposal')).getByRole('button', { name: 'Approve' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('A person who is named but whose role may not approve any more reads why, and a typed note stays', async () => {
  const { user, store, dispatch } = await givenRule({});
  dispatch(
    proposalsSlice.actions.recorded([
      buildProposal({ items: [{ subjectId: PAYMENT, amount: 1_000 }], expires: Date.UTC(2099, 0, 1, 12) }),
    ]),
  );
  dispatch(signInAs(BEN));
  await user.click((await findTimeline()).getByRole('link', { name: 'Refund of $10.00 proposed' }));
  const proposal = await findDialog('Proposal');
  await user.type(proposal.getByRole('textbox', { name: 'Note' }), 'Called the customer.');
  dispatch(signInAs({ ...teamPerson('Ben Ode', 'viewer'), id: BEN.id }));
  for (const name of ['Approve', 'Reject']) {
    const button = proposal.getByRole('button', { name });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(/^Only .* can approve proposals\./);
    await user.click(button);
  }
  expect(proposal.getByRole('textbox', { name: 'Note' })).toHaveValue('Called the customer.');
  expect(recordsOf(store.getState())).toEqual([]);
});

test('An open proposal follows the disputes of its payment, and a typed note stays readable after another decision', async () => {
  const { user, dispatch } = await givenRule({});
  const proposed = buildProposal({ items: [{ subjectId: PAYMENT, amount: 1_000 }], expires: Date.UTC(2099, 0, 1, 12) });
  dispatch(proposalsSlice.actions.recorded([proposed]));
  dispatch(signInAs(BEN));
  await user.click((await findTimeline()).getByRole('link', { name: 'Refund of $10.00 proposed' }));
  const proposal = await findDialog('Proposal');
  const approve = () => proposal.getByRole('button', { name: 'Approve' });
  expect(approve()).toHaveAttribute('aria-disabled', 'false');
  dispatch(disputesSlice.actions.recorded([buildDispute({ transactionId: PAYMENT, amount: 1_000 })]));
  expect(approve()).toHaveAttribute('aria-disabled', 'true');
  expect(approve()).toHaveAccessibleDescription(/A disputed payment can't be refunded\./);
  await user.type(proposal.getByRole('textbox', { name: 'Note' }), 'Called them.');
  const decision = { ...buildProposal(), id: 'd1', result: 'rejected' as const, note: 'No', personId: 'cy' };
  dispatch(proposalsSlice.actions.changed([withDecision(proposed, decision)]));
  expect(proposal.getByRole('status')).toHaveTextContent('Your note was not sent: Called them.');
});

test.each([
  ['rejected', 'Decided by'],
  ['withdrawn', 'Withdrawn by'],
] as const)('A proposal that was %s says who did it: %s', async (result, term) => {
  const { dispatch } = await givenRule({ above: 50_000 });
  const proposal = { ...buildProposal({ expires: 4e12, items: [{ subjectId: PAYMENT, amount: 1000 }] }), sequence: 1 };
  const decision = { ...buildProposal(), id: 'd1', result, note: '', personId: 'cy', recordedBy: 'Cy Hart' };
  dispatch(proposalsSlice.actions.recorded([withDecision(proposal, decision)]));
  dispatch(dialogOpened({ kind: 'proposal', proposalId: proposal.id }));
  const shown = (await findDialog('Proposal')).getByText(term);
  expect(shown.parentElement).toHaveTextContent('Cy Hart');
});

test('The timeline marks what the server has not accepted: a proposal, or only its decision', async () => {
  const { dispatch } = await givenRule({ above: 50_000 });
  const proposal = buildProposal({ expires: 4e12, items: [{ subjectId: PAYMENT, amount: 1000 }] });
  const decision = { ...buildProposal(), id: 'd1', result: 'rejected' as const, note: 'Not now', personId: BEN.id };
  const marked = async () => {
    const steps = (await findTimeline()).getAllByRole('listitem');
    const texts = steps.map(({ textContent }) => textContent).filter((text) => text.startsWith('Refund of'));
    return texts.map((text) => text.includes('Waits for the server'));
  };
  dispatch(proposalsSlice.actions.recorded([proposal]));
  expect(await marked()).toEqual([true]);
  dispatch(proposalsSlice.actions.changed([withDecision({ ...proposal, sequence: 1 }, decision)]));
  expect(await marked()).toEqual([false, true]);
  dispatch(proposalsSlice.actions.changed([withDecision({ ...proposal, sequence: 1 }, { ...decision, sequence: 2 })]));
  expect(await marked()).toEqual([false, false]);
});

test('A note is in the timeline between the proposal before it and the decision after it', async () => {
  const { dispatch } = await givenRule({ above: 50_000 });
  const at = (hour: number) => {
    const recordedAt = `2026-11-26 ${hour}:00:00`;
    return { recordedAt, recordedBy: 'Ana Ruiz', zone: 'UTC', instant: Date.parse(`${recordedAt}Z`) };
  };
  const items = [{ subjectId: PAYMENT, amount: 1_000 }];
  const proposed = { ...buildProposal({ expires: 4e12, items }), ...at(10) };
  const decision = { ...proposed, id: 'd1', result: 'rejected' as const, note: 'Not now', personId: BEN.id, ...at(12) };
  dispatch(proposalsSlice.actions.recorded([withDecision({ ...proposed, sequence: 1 }, decision)]));
  const note = { id: 'n1', subject: 'payment' as const, subjectId: PAYMENT, text: 'Ask first.' };
  dispatch(notesSlice.actions.recorded([{ ...note, ...at(11) }]));
  const texts = (await findTimeline()).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts.filter((text) => /^(Refund of|Note)/.test(text)).map((text) => text.slice(0, 6))).toEqual([
    'Refund',
    'NoteAs',
    'Refund',
  ]);
});

test('A local workspace shows nothing of approvals', async () => {
  const { user } = await renderApp(`/transactions?payment=${PAYMENT}`);
  expect(await screen.findByRole('button', { name: 'Refund' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getAllByRole('button', { name: /notification/i })[0]!);
  expect(screen.queryByText(/approv/i)).toBeNull();
});

test('The dialogs show the times of the timeline in its zone, also if a computer has another one', async () => {
  const { user, dispatch } = await givenRule({});
  // 09:00 in UTC.
  const proposal = buildProposal({ items: [{ subjectId: PAYMENT, amount: 1_000 }], expires: Date.UTC(2099, 0, 1, 12) });
  dispatch(proposalsSlice.actions.recorded([proposal]));
  const inTimeline = (await screen.findByText('2024-07-01 05:00:00', { selector: 'time' })).textContent;
  await user.click((await findTimeline()).getByRole('link', { name: 'Refund of $10.00 proposed' }));
  const details = await findDialog('Proposal');
  expect(details.getByText(`Ana Ruiz, ${inTimeline}`)).toBeVisible();
  expect(details.getByText('2099-01-01 07:00:00')).toBeVisible();
  expect(details.getByText('Eastern Time (America/New_York)')).toBeVisible();
  dispatch(dialogOpened({ kind: 'approvals', list: 'all' }));
  expect((await findDialog('Approvals')).getByText(`Ana Ruiz, ${inTimeline}`)).toBeVisible();
  dispatch(dialogOpened({ kind: 'approvalRules' }));
  const rules = await findDialog('Approval rules');
  expect(rules.getByText(new RegExp(`Saved by Ana Ruiz, ${inTimeline}\\.`))).toBeVisible();
  expect(rules.getByText('Times in Eastern Time (America/New_York).')).toBeVisible();
});
