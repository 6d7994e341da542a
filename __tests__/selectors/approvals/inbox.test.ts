import { BUILT_IN_ROLES } from '@/domain/permissions/roles';
import type { ProposalDecision } from '@/domain/approvals/proposalState';
import type { Assignment } from '@/domain/assignments/assignments';
import { selectInboxItems } from '@/selectors/inbox/items';
import { selectUnreadInboxCount } from '@/selectors/inbox/unread';
import { selectInbox } from '@/slices/entities/inboxSlice';
import { assignmentsSlice, proposalsSlice } from '@/slices/entities/recordSlices';
import { teamReceived } from '@/slices/teamSlice';
import { setupStore } from '@/store/store';
import { buildProposal, teamPerson } from '../../helpers/domain/approvals';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

const [ana, ben] = [teamPerson('Ana Ruiz', 'operator'), teamPerson('Ben Ode', 'finance')];
const items = [
  { subjectId: 'P-1', amount: 60_000 },
  { subjectId: 'P-2', amount: 1_000 },
];

/** The store of a person of the team. Ana Ruiz has proposed. */
function given(me: typeof ana, ...proposals: ReturnType<typeof buildProposal>[]) {
  const store = setupStore(givenImportedData([importedPayment('P-1'), importedPayment('P-2')]));
  store.dispatch(teamReceived({ me, people: [ana, ben], roles: BUILT_IN_ROLES }));
  store.dispatch(proposalsSlice.actions.recorded(proposals));
  return store;
}
const decided = (by: typeof ana, fields: Partial<ProposalDecision> = {}): ProposalDecision => ({
  id: 'decision-1',
  result: 'approved',
  personId: by.id,
  note: '',
  recordedAt: '2024-07-02 23:30:00',
  recordedBy: by.name,
  zone: 'UTC',
  instant: Date.UTC(2024, 6, 2, 23, 30),
  ...fields,
});
const itemsOf = (store: ReturnType<typeof given>) =>
  selectInboxItems(store.getState())
    .filter(({ proposalId }) => proposalId !== undefined)
    .map(({ title, message }) => `${title}: ${message}`);

test('The bell shows a waiting proposal to those who may approve it, and to nobody else', () => {
  expect(itemsOf(given(ben, buildProposal({ items })))).toEqual([
    'Waiting for your approval: Ana Ruiz proposes 2 refunds of $610.00 in total.',
  ]);
  expect(itemsOf(given(ana, buildProposal({ items })))).toEqual([]);
});

test('The bell shows the proposer what another person decided, with the note', () => {
  const approved = buildProposal({ decision: decided(ben) });
  const note = {
    id: 'decision-2',
    result: 'rejected',
    note: 'Not a duplicate.',
    instant: Date.UTC(2024, 6, 3),
  } as const;
  const rejected = buildProposal({ id: 'proposal-2', items, decision: decided(ben, note) });
  const store = given(ana, approved, rejected);
  expect(itemsOf(store)).toEqual([
    'Your proposal was rejected: Ben Ode rejected 2 refunds of $610.00 in total. Not a duplicate.',
    'Your proposal was approved: Ben Ode approved a refund of $10.00.',
  ]);
  const unread = selectUnreadInboxCount(given(ana).getState());
  expect(selectUnreadInboxCount(store.getState())).toBe(unread + 2);
  expect(itemsOf(given(ben, approved, rejected))).toEqual([]);
});

test('The bell has no item for a proposal that its proposer withdrew', () => {
  expect(itemsOf(given(ana, buildProposal({ decision: decided(ana, { result: 'withdrawn' }) })))).toEqual([]);
});

const assigned = (fields: Partial<Assignment> = {}): Assignment => ({
  id: 'a1',
  subject: 'payment',
  subjectId: 'P-1',
  assignee: ben,
  state: 'open',
  note: 'Ask the merchant.',
  recordedAt: '2024-07-02 23:30:00',
  recordedBy: ana.name,
  zone: 'UTC',
  instant: Date.UTC(2024, 6, 2, 23, 30),
  ...fields,
});

describe('The bell shows a person', () => {
  const messagesOf = (me: typeof ana, ...records: Assignment[]) => {
    const store = given(me);
    store.dispatch(assignmentsSlice.actions.recorded(records));
    const found = selectInboxItems(store.getState()).filter(({ title }) => title === 'Assigned to you');
    expect(selectUnreadInboxCount(store.getState())).toBe(found.length + selectInbox(store.getState()).length);
    return found.map(({ message, transactionId }) => [message, transactionId]);
  };

  test('what a colleague assigned, with the note and the way to the payment', () => {
    expect(messagesOf(ben, assigned())).toEqual([['Ana Ruiz assigned payment P-1 to you. Ask the merchant.', 'P-1']]);
    expect(messagesOf(ben, assigned({ subject: 'dispute', subjectId: 'd1', note: '' }))).toEqual([
      ['Ana Ruiz assigned a dispute to you. See Assigned in Transactions.', undefined],
    ]);
  });

  test('nothing of others, of the own assignments, of what is done or reassigned', () => {
    expect(messagesOf(ana, assigned())).toEqual([]);
    expect(messagesOf(ben, assigned({ recordedBy: ben.name }))).toEqual([]);
    expect(messagesOf(ben, assigned(), assigned({ id: 'a2', replaces: 'a1', state: 'done' }))).toEqual([]);
    expect(messagesOf(ben, assigned(), assigned({ id: 'a2', replaces: 'a1', assignee: ana }))).toEqual([]);
  });
});

test('The bell says that a proposal was withdrawn, if somebody else withdrew it', () => {
  const withdrawn = buildProposal({ decision: decided(ben, { result: 'withdrawn', note: 'Out of date.' }) });
  expect(itemsOf(given(ana, withdrawn))).toEqual([
    expect.stringMatching(/: Ben Ode withdrew a refund of \$10\.00\. Out of date\.$/),
  ]);
});

test('A proposal that waits for a person is shown to that person alone, also if it names several', () => {
  const approvers = [
    { id: ben.id, name: ben.name },
    { id: 'other', name: 'Other' },
  ];
  expect(itemsOf(given(ben, buildProposal({ items, approvers })))).toHaveLength(1);
  expect(itemsOf(given(ana, buildProposal({ items, approvers })))).toHaveLength(0);
});

test('The bell has the 20 newest decisions', () => {
  const proposals = Array.from({ length: 21 }, (_, index) =>
    buildProposal({ id: `proposal-${index}`, decision: decided(ben, { id: `decision-${index}`, instant: index }) }),
  );
  const shown = selectInboxItems(given(ana, ...proposals).getState()).flatMap(({ proposalId = [] }) => proposalId);
  expect(shown).toHaveLength(20);
  expect(shown.slice(0, 1)).toEqual(['proposal-20']);
  expect(shown).not.toContain('proposal-0');
});

test('Until the team server has said who is signed in, the bell has nothing of the team', () => {
  const store = setupStore(givenImportedData([importedPayment('P-1')]));
  store.dispatch(proposalsSlice.actions.recorded([buildProposal({ decision: decided(ben) })]));
  store.dispatch(assignmentsSlice.actions.recorded([assigned()]));
  const state = store.getState();
  expect(selectInboxItems(state).map(({ title }) => title)).toEqual(['File imported']);
  expect(selectUnreadInboxCount(state)).toBe(1);
});
