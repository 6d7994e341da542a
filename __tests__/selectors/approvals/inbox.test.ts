import { BUILT_IN_ROLES } from '@/domain/permissions/roles';
import type { ProposalDecision } from '@/domain/approvals/proposalState';
import { selectInboxItems } from '@/selectors/inbox/items';
import { selectUnreadInboxCount } from '@/selectors/inbox/unread';
import { proposalsSlice } from '@/slices/entities/recordSlices';
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
