import { selectIntegrationRows, selectMerchantRows } from '@/selectors/entitySelectors';
import { integrationsSlice } from '@/slices/entities/integrationsSlice';
import { isKeepable } from '@/store/persistence/entries/entries';
import { COLLECTIONS } from '@/store/persistence/entries/collections';
import { PREFERENCES } from '@/store/persistence/preferences/preferences';
import { readPreference, writePreference } from '@/store/persistence/preferences/preferenceText';
import type { RootState } from '@/store/rootReducer';
import { entriesRehydrated } from '@/store/persistence/rehydration';
import { reduceState, setupStore } from '@/store/store';
import { buildRefund, buildVoid } from '../../../helpers/builders';
import { givenWorkspace } from '../../../helpers/workspace';

const sample = setupStore().getState();

const journalOf = (name: string) => COLLECTIONS.find((collection) => collection.name === name)!;
const preferenceOf = (name: string) => PREFERENCES.find((preference) => preference.name === name)!;

/** The values after a round trip through the database, in a fresh state. */
function reload(name: string, state: RootState): RootState {
  const values = JSON.parse(JSON.stringify(journalOf(name).valuesOf(state))) as Record<string, unknown>;
  return reduceState(sample, entriesRehydrated({ [name]: values }));
}

test.each(COLLECTIONS.map(({ name }) => name))('The sample has no stored values of %s', (name) => {
  expect(journalOf(name).valuesOf(sample)).toEqual({});
  expect(reload(name, sample)).toEqual(sample);
});

test.each(['integrations', 'merchants'] as const)('Only added and changed rows of %s are stored', (name) => {
  const [first, second] = sample[name].rows;
  const changed = { ...second!, status: 'Inactive' as const };
  const added = { ...first!, id: `${first!.id.slice(0, 3)}031` };
  const overlay = { [changed.id]: changed, [added.id]: added };
  const state = givenWorkspace({ [name]: { changed: overlay } });
  expect(journalOf(name).valuesOf(state)).toEqual(overlay);
  const reloaded = reload(name, state);
  const rows: readonly unknown[] =
    name === 'merchants' ? selectMerchantRows(reloaded) : selectIntegrationRows(reloaded);
  expect(rows).toEqual([added, first, changed, ...sample[name].rows.slice(2)]);
});

test('Added rows come before the sample, newest first', () => {
  const { rows } = sample.integrations;
  const added = ['INT032', 'INT1000', 'INT031'].map((id) => [id, { ...rows[0]!, id }] as const);
  const reloaded = reload('integrations', givenWorkspace({ integrations: { changed: Object.fromEntries(added) } }));
  const ids = selectIntegrationRows(reloaded).map(({ id }) => id);
  expect(ids).toEqual(['INT1000', 'INT032', 'INT031', ...rows.map(({ id }) => id)]);
});

test('Read marks of the notifications and the inbox are stored', () => {
  const marks = { 1: false, 2: true };
  const state = givenWorkspace({ notifications: { marks }, inbox: { readIds: [2] } });
  expect(journalOf('notifications').valuesOf(state)).toEqual(marks);
  expect(journalOf('inbox').valuesOf(state)).toEqual({ 2: true });
  expect(reload('notifications', state).notifications).toEqual(state.notifications);
  expect(reload('inbox', state).inbox).toEqual(state.inbox);
});

test('Records of payments that the rules accept are stored', () => {
  const [settled] = sample.transactions.rows;
  const ofRow = { transactionId: settled!.id, amount: settled!.amount };
  const later = buildRefund({ ...ofRow, id: 'record-2', recordedAt: '2024-07-02 09:00:00' });
  const earlier = buildRefund({ ...ofRow, id: 'record-3', recordedAt: '2024-07-01 09:00:00' });
  const strange = buildVoid({ transactionId: 'TR0-0' });
  const state = givenWorkspace({ payments: { records: { [settled!.id]: [later, earlier], 'TR0-0': [strange] } } });
  expect(journalOf('payments').valuesOf(state)).toEqual({
    'record-2': later,
    'record-3': earlier,
    'record-1': strange,
  });
  expect(reload('payments', state).payments).toEqual({ records: { [settled!.id]: [earlier] } });
});

test('Preferences are the page sizes of the lists, the chart period, the first steps, the theme, the shortcuts, the column mappings and the chart of accounts', () => {
  const state = givenWorkspace({
    transactions: { pageSize: 20, search: '12', page: 3 },
    chart: { period: 'day' },
    shortcuts: { areSingleKeysOn: false },
    theme: { choice: 'Light', system: 'dark' },
  });
  const preferred = PREFERENCES.map(({ name, field, valueOf }) => [name, field, valueOf(state)]);
  expect(preferred).toEqual([
    ['integrations', 'pageSize', 10],
    ['merchants', 'pageSize', 10],
    ['notifications', 'pageSize', 10],
    ['transactions', 'pageSize', 20],
    ['screenView', 'pageSize', 10],
    ['statementsList', 'pageSize', 10],
    ['columns', 'byList', {}],
    ['matchings', 'remembered', {}],
    ['accounting', 'typed', {}],
    ['shortcuts', 'areSingleKeysOn', false],
    ['firstSteps', 'firstSteps', 'strip'],
    ['theme', 'choice', 'Light'],
    ['volume', 'period', 'day'],
  ]);
  for (const preference of PREFERENCES) {
    const value = preference.valueOf(state);
    const text = writePreference(preference, value);
    expect(text === null).toBe(value === preference.initial);
    if (text !== null) expect(readPreference(text, preference)).toEqual({ value });
  }
});

const [integration, b] = integrationsSlice.getInitialState().rows;

test.each([
  ['integrations', 'INT001', b],
  ['integrations', 'INT001', { ...integration, status: 'Gone' }],
  ['merchants', 'MER001', []],
  ['notifications', '1', 'yes'],
  ['inbox', '1', [true]],
  ['inbox', '1', null],
  ['payments', 'record-2', buildRefund()],
  ['payments', 'record-1', buildRefund({ amount: 0 })],
  ['payments', 'record-1', buildVoid({ recordedAt: 'yesterday' })],
])('An invalid shape of %s is refused: %s as %j', (name, id, value) => {
  expect(isKeepable({ id, value }, journalOf(name))).toBe(false);
});

test.each([
  ['transactions', { pageSize: '20' }],
  ['matchings', { remembered: { a: 1 } }],
  ['shortcuts', { areSingleKeysOn: 'no' }],
  ['theme', { choice: 7 }],
  ['theme', { system: 'dark' }],
  ['volume', null],
])('An invalid preference of %s is refused: %j', (name, invalid) => {
  expect(
    readPreference(JSON.stringify({ slice: name, version: 2, kept: invalid }), preferenceOf(name)),
  ).toBeUndefined();
});
