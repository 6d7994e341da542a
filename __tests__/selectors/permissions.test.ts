import { ACTS } from '@/domain/permissions/acts';
import { BUILT_IN_ROLES, findRole } from '@/domain/permissions/roles';
import {
  selectMayEditShared,
  selectPeople,
  selectPermission,
  selectSignedInPerson,
} from '@/selectors/permissions/permissions';
import { selectDialogPermission } from '@/selectors/permissions/dialogPermissions';
import { selectRefundableCount, selectVoidableCount } from '@/selectors/payments/list/selectedActs';
import { rowsSelected } from '@/slices/lists/selectionSlice';
import type { DialogRequest } from '@/slices/ui/dialogsSlice';
import { teamReceived } from '@/slices/teamSlice';
import { setupStore } from '@/store/store';

const person = (id: string, name: string, role: string) => ({
  id,
  name,
  role,
  acts: findRole(BUILT_IN_ROLES, role).acts,
});
const me = person('1', 'Ben Ito', 'operator');
const team = { me, people: [me, person('2', 'Ana Ruiz', 'finance')], roles: BUILT_IN_ROLES };

/** A page of a team server in a workspace with this id. */
function givenWorkspace(id: string) {
  const { workspace } = setupStore().getState();
  const opened = { id, name: 'Shop', source: 'a.csv', hash: 'sample', rows: 1, importedOn: '2026-01-01' };
  const store = setupStore({ workspace: { ...workspace, own: opened } });
  store.dispatch(teamReceived(team));
  return store;
}

test('In a local workspace, the one operator may do everything', () => {
  const state = setupStore().getState();
  expect(selectSignedInPerson(state)).toMatchObject({ name: 'Alex Morgan', acts: ACTS });
  expect(selectPeople(state)).toEqual([selectSignedInPerson(state)]);
  for (const act of ACTS) expect(selectPermission(state, act).allowed).toBe(true);
});

test('In a shared workspace, the role of the signed-in person counts', () => {
  const state = givenWorkspace('team-12345678').getState();
  expect(selectSignedInPerson(state)).toEqual(me);
  expect(selectPeople(state)).toEqual(team.people);
  expect(selectPermission(state, 'refundPayments').allowed).toBe(true);
  expect(selectPermission(state, 'recordPayouts')).toMatchObject({ refusal: { people: ['Ana Ruiz'] } });
});

test('A signed-in person may do everything in the workspaces of the own browser', () => {
  const state = givenWorkspace('w1').getState();
  expect(selectSignedInPerson(state)).toMatchObject({ id: '1', name: 'Ben Ito', acts: ACTS });
  expect(selectPeople(state)).toHaveLength(1);
  expect(selectPermission(state, 'editTeam').allowed).toBe(true);
});

test('A form can be opened by those who may do its act, and every other dialog by everybody', () => {
  const state = givenWorkspace('team-12345678').getState();
  const dialogs: [DialogRequest, boolean][] = [
    [{ kind: 'refundPayment', transactionId: 'TR1' }, true],
    [{ kind: 'transactionDetails', transactionId: 'TR1' }, true],
    [{ kind: 'payoutRun' }, false],
    [{ kind: 'recordFile', records: 'payouts' }, false],
    [{ kind: 'recordFile', records: 'rates' }, false],
  ];
  for (const [dialog, isAllowed] of dialogs) expect(selectDialogPermission(state, dialog).allowed).toBe(isAllowed);
});

test('A file of payouts is for those who may record payouts, and a file of rates for those who may edit rates', () => {
  const store = givenWorkspace('team-12345678');
  const permissionsOf = (act: 'recordPayouts' | 'editRates') => {
    store.dispatch(teamReceived({ ...team, me: { ...me, acts: ['read', act] } }));
    const files = ['payouts', 'rates'] as const;
    return files.map((records) => selectDialogPermission(store.getState(), { kind: 'recordFile', records }).allowed);
  };
  expect(permissionsOf('recordPayouts')).toEqual([true, false]);
  expect(permissionsOf('editRates')).toEqual([false, true]);
});

test('In a shared workspace whose team is not known yet, the signed-in person can be chosen', () => {
  const store = givenWorkspace('team-12345678');
  store.dispatch(teamReceived({ ...team, people: [] }));
  expect(selectPeople(store.getState())).toEqual([me]);
});

test('In the bar of selected rows, an act that the role forbids qualifies no row', () => {
  const store = givenWorkspace('team-12345678');
  const ids = store.getState().transactions.rows.map(({ id }) => id);
  store.dispatch(rowsSelected({ list: 'transactions', ids }));
  const countsOf = () => [selectRefundableCount(store.getState()), selectVoidableCount(store.getState())];
  for (const { qualified } of countsOf()) expect(qualified).toBeGreaterThan(0);
  store.dispatch(teamReceived({ ...team, me: person('3', 'Cora Lee', 'viewer') }));
  for (const { qualified } of countsOf()) expect(qualified).toBe(0);
});

test('Only a role that may edit workspaces of the team does so, also while a workspace of this browser is open', () => {
  const store = givenWorkspace('w1');
  expect(selectMayEditShared(store.getState()).allowed).toBe(false);
  const uma = person('4', 'Uma Berg', 'administrator');
  store.dispatch(teamReceived({ ...team, people: [...team.people, uma] }));
  expect(selectMayEditShared(store.getState())).toMatchObject({ refusal: { people: ['Uma Berg'] } });
  store.dispatch(teamReceived({ ...team, me: uma }));
  expect(selectMayEditShared(store.getState()).allowed).toBe(true);
  expect(selectMayEditShared(setupStore().getState()).allowed).toBe(true);
});
