import { selectInboxItems } from '@/selectors/inbox/items';
import { selectVisibleViews } from '@/selectors/savedViews';
import { inboxActions } from '@/slices/entities/inboxSlice';
import { refundRecorded } from '@/slices/entities/paymentEventsSlice';
import { teamReceived } from '@/slices/teamSlice';
import { setupStore } from '@/store/store';
import { givenImportedData, importedPayment } from '../helpers/workspace';

const ANA = { id: 'ana', name: 'Ana Ruiz', role: 'operator', acts: [] };
const VIEWS = {
  a: { id: 'a', name: 'For everybody', address: '/transactions' },
  b: { id: 'b', name: 'Of Ana', address: '/transactions', owner: 'ana' },
  c: { id: 'c', name: 'Of Ben', address: '/transactions', owner: 'ben' },
};

function given(id: string) {
  const state = givenImportedData([importedPayment('P-1')], id);
  const store = setupStore({ ...state, savedViews: { records: VIEWS } });
  store.dispatch(teamReceived({ me: ANA, people: [ANA], roles: [] }));
  return store;
}

test('A person of a team sees the views of the team and the own ones, and in a local workspace all', () => {
  const namesIn = (id: string) => selectVisibleViews(given(id).getState()).map(({ name }) => name);
  expect(namesIn('team-views')).toEqual(['For everybody', 'Of Ana']);
  expect(namesIn('local views')).toEqual(['For everybody', 'Of Ben', 'Of Ana'].sort());
});

test('In a team, the refund of a colleague is named by the colleague', () => {
  const titleIn = (id: string) => {
    const store = given(id);
    const stamp = { id: 'remote', recordedAt: '2025-06-30 10:00:00', recordedBy: 'Ben Okafor', zone: 'Europe/Berlin' };
    const refund = { ...stamp, transactionId: 'P-1', amount: 500, reason: 'Other' as const };
    store.dispatch(refundRecorded(refund, { amount: 10_000, status: 'Completed' }));
    store.dispatch(inboxActions.recordsHeard(['remote']));
    return selectInboxItems(store.getState())[0]?.title;
  };
  expect(titleIn('local refunds')).toBe('Refund in another tab');
  expect(titleIn('team-refunds')).toContain('Ben Okafor');
});
