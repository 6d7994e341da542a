import { removeView, renameView, saveView } from '@/commands/savedViews';
import { BUILT_IN_ROLES, findRole } from '@/domain/permissions/roles';
import { selectPinnedReports } from '@/selectors/pinnedReports';
import { selectVisibleViews } from '@/selectors/savedViews';
import { savedViewsActions } from '@/slices/entities/savedViewsSlice';
import { teamReceived } from '@/slices/teamSlice';
import { setupStore } from '@/store/store';

const person = (id: string, name: string) => ({
  id,
  name,
  role: 'operator',
  acts: findRole(BUILT_IN_ROLES, 'operator').acts,
});
const [ana, ben] = [person('ana', 'Ana Ruiz'), person('ben', 'Ben Ode')];

/** A page of Ana in a workspace with this id, and what Ben sees of its saved views. */
function givenWorkspace(id: string) {
  const { workspace } = setupStore().getState();
  const opened = { id, name: 'Shop', source: 'a.csv', hash: 'sample', rows: 1, importedOn: '2026-01-01' };
  const store = setupStore({ workspace: { ...workspace, own: opened } });
  const signIn = (me: typeof ana) =>
    void store.dispatch(teamReceived({ me, people: [ana, ben], roles: BUILT_IN_ROLES }));
  signIn(ana);
  const seenBy = (me: typeof ana) => {
    signIn(me);
    const names = selectVisibleViews(store.getState()).map(({ name }) => name);
    signIn(ana);
    return names;
  };
  const viewNamed = (name: string) => Object.values(store.getState().savedViews.records).find((v) => v.name === name)!;
  return { store, seenBy, viewNamed };
}

test('A view for the team is seen by everybody, and a view for one person by that person alone', () => {
  const { store, seenBy } = givenWorkspace('team-12345678');
  store.dispatch(saveView('Ours', 'team'));
  store.dispatch(saveView('Mine', 'me'));
  expect(seenBy(ana)).toEqual(['Ours', 'Mine']);
  expect(seenBy(ben)).toEqual(['Ours']);
});

test('The owner gives a view to the team and takes it for herself, and a new name alone changes nothing', () => {
  const { store, seenBy, viewNamed } = givenWorkspace('team-12345678');
  store.dispatch(saveView('Mine', 'me'));
  store.dispatch(renameView(viewNamed('Mine'), 'Still mine'));
  expect(seenBy(ben)).toEqual([]);
  store.dispatch(renameView(viewNamed('Still mine'), 'Ours', 'team'));
  expect(seenBy(ben)).toEqual(['Ours']);
  store.dispatch(renameView(viewNamed('Ours'), 'Ours', 'me'));
  expect(seenBy(ben)).toEqual([]);
  store.dispatch(removeView(viewNamed('Ours')));
  expect(seenBy(ana)).toEqual([]);
});

test('A view of an earlier version is for the team, and in a local workspace all views are seen', () => {
  const view = { id: 'v1', name: 'Early', address: '/transactions?status=Failed' };
  const shared = givenWorkspace('team-12345678');
  shared.store.dispatch(savedViewsActions.viewSaved(view));
  expect(shared.seenBy(ben)).toEqual(['Early']);
  const local = givenWorkspace('w1');
  local.store.dispatch(savedViewsActions.viewSaved({ ...view, owner: 'ben' }));
  expect(local.seenBy(ana)).toEqual(['Early']);
});

test('A pinned report for one person is on the dashboard of that person alone', () => {
  const { store } = givenWorkspace('team-12345678');
  const view = { id: 'v1', name: 'By month', address: '/transactions?view=compare', isPinned: true };
  store.dispatch(savedViewsActions.viewSaved({ ...view, owner: 'ben' }));
  expect(selectPinnedReports(store.getState())).toEqual([]);
  store.dispatch(savedViewsActions.viewSaved({ ...view, owner: 'ana' }));
  expect(selectPinnedReports(store.getState())).toHaveLength(1);
});
