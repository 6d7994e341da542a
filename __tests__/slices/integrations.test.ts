import type { Integration } from '@/domain/integrations/integrations';
import { selectIntegrationRows } from '@/selectors/entitySelectors';
import { integrationsActions } from '@/slices/entities/integrationsSlice';
import { integrationsListActions } from '@/slices/lists/entityListSlices';
import { setupStore } from '@/store/store';

const { integrationAdded, integrationEdited, integrationRemoved } = integrationsActions;
const { pageChosen } = integrationsListActions;

function setup() {
  const store = setupStore();
  const rows = () => selectIntegrationRows(store.getState());
  const [first] = rows();
  const added: Integration = { ...first!, id: 'INT031', integrationName: 'Winter Gala' };
  return { store, rows, first: first!, added };
}

test('An added integration is first on page 1', () => {
  const { store, rows, added } = setup();
  store.dispatch(pageChosen(3));
  store.dispatch(integrationAdded(added));
  expect(rows()[0]).toEqual(added);
  expect(rows()).toHaveLength(31);
  expect(store.getState().integrationsList.page).toBe(1);
});

test('An addition can be undone, and a row of the sample cannot be removed', () => {
  const { store, rows, first, added } = setup();
  const before = rows();
  store.dispatch(integrationAdded(added));
  store.dispatch(integrationRemoved(added.id));
  expect(rows()).toEqual(before);
  store.dispatch(integrationRemoved(first.id));
  expect(rows()).toEqual(before);
});

test('An edit keeps the position of the row, and its undo restores the row', () => {
  const { store, rows, first } = setup();
  const before = rows();
  const edited = { ...first, integrationName: 'Renamed' };
  store.dispatch(integrationEdited(edited));
  expect(rows()[0]).toEqual(edited);
  store.dispatch(integrationEdited(first));
  expect(rows()).toEqual(before);
});

test.each<[string, Partial<Integration>]>([
  ['a name the merchant already uses', { integrationName: ' RACE registration ' }],
  ['an id that is taken', { id: 'INT002' }],
  ['no configuration', { configurations: [] }],
  ['a split of nothing', { split: { unit: '%', hundredths: 0 } }],
])('What the domain refuses is not added: %s', (_, fields) => {
  const { store, rows, added } = setup();
  const before = rows();
  store.dispatch(integrationAdded({ ...added, ...fields }));
  expect(rows()).toBe(before);
});

test('A replayed addition adds nothing', () => {
  const { store, rows, added } = setup();
  store.dispatch(integrationAdded(added));
  store.dispatch(integrationAdded(added));
  expect(rows()).toHaveLength(31);
});

test('An edit that the domain refuses, or of an unknown id, changes nothing', () => {
  const { store, rows, first, added } = setup();
  store.dispatch(integrationAdded(added));
  const before = rows();
  store.dispatch(integrationEdited({ ...added, integrationName: first.integrationName }));
  store.dispatch(integrationEdited({ ...added, surchargeRate: 500 }));
  store.dispatch(integrationEdited({ ...added, id: 'INT999', integrationName: 'Other' }));
  expect(rows()).toBe(before);
});
