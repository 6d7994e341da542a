import * as v from 'valibot';
import { selectIntegrationRows, selectMerchantRows } from '@/selectors/entitySelectors';
import { integrationsSlice } from '@/slices/entities/integrationsSlice';
import { MEMORIES } from '@/store/persistence/memories';
import type { RootState } from '@/store/rootReducer';
import { setupStore } from '@/store/store';
import { buildRefund, buildState, buildVoid } from '../helpers/builders';

const sample = setupStore().getState();

function memoryOf(name: string) {
  const memory = MEMORIES.find((each) => each.name === name)!;
  return {
    keep: (state: RootState) => memory.keep(state),
    /** The way through the storage: kept as text, checked, put into a fresh state. */
    reload: (state: RootState): RootState => {
      const text = JSON.stringify(memory.keep(state));
      return { ...sample, ...memory.restore(sample, v.parse(memory.schema, JSON.parse(text))) };
    },
  };
}

test.each(MEMORIES.map(({ name }) => name))('Of the sample nothing is kept of %s', (name) => {
  const { keep, reload } = memoryOf(name);
  expect(Object.values(keep(sample)).every((part) => Object.keys(part as object).length === 0)).toBe(true);
  expect(reload(sample)).toEqual(sample);
});

test.each(['integrations', 'merchants'] as const)(
  'Of %s the added and changed rows and the page size are kept, and nothing else',
  (name) => {
    const { keep, reload } = memoryOf(name);
    const [first, second] = sample[name].rows;
    const changed = { ...second!, status: 'Inactive' as const };
    const added = { ...first!, id: `${first!.id.slice(0, 3)}031` };
    const overlay = { [changed.id]: changed, [added.id]: added };
    const state = buildState<'integrations' | 'merchants'>(name, {
      ...{ changed: overlay as never, pageSize: 20, page: 2, search: 'river' },
    });
    expect(keep(state)).toEqual({ pageSize: 20, rows: overlay });
    const reloaded = reload(state);
    expect(reloaded[`${name}List`]).toMatchObject({ pageSize: 20, page: 1, search: '' });
    const rows: readonly unknown[] =
      name === 'merchants' ? selectMerchantRows(reloaded) : selectIntegrationRows(reloaded);
    expect(rows).toEqual([added, first, changed, ...sample[name].rows.slice(2)]);
  },
);

test('Added rows stand before the sample, newest first', () => {
  const { rows } = sample.integrations;
  const added = ['INT032', 'INT1000', 'INT031'].map((id) => [id, { ...rows[0]!, id }] as const);
  const reloaded = memoryOf('integrations').reload(buildState('integrations', { changed: Object.fromEntries(added) }));
  const ids = selectIntegrationRows(reloaded).map(({ id }) => id);
  expect(ids).toEqual(['INT1000', 'INT032', 'INT031', ...rows.map(({ id }) => id)]);
});

test('Of the notifications what was read or unread is kept, and the page size', () => {
  const { keep, reload } = memoryOf('notifications');
  const marks = { 1: false, 2: true };
  const state = { ...buildState('notifications', { marks, pageSize: 50 }), inbox: { ...sample.inbox, readIds: [2] } };
  expect(keep(state)).toEqual({ pageSize: 50, read: marks, readInbox: { 2: true } });
  expect(reload(state)).toEqual(state);
});

test('Of the payments the records are kept, those that the rules accept', () => {
  const { keep, reload } = memoryOf('payments');
  const [settled] = sample.transactions.rows;
  const ofRow = { transactionId: settled!.id, amount: settled!.amount };
  const later = buildRefund({ ...ofRow, id: 'record-2', recordedAt: '2024-07-02 09:00:00' });
  const earlier = buildRefund({ ...ofRow, id: 'record-3', recordedAt: '2024-07-01 09:00:00' });
  const strange = buildVoid({ transactionId: 'TR0-0' });
  const state = { ...sample, payments: { records: { [settled!.id]: [later, earlier], 'TR0-0': [strange] } } };
  expect(keep(state)).toEqual({ records: { 'record-2': later, 'record-3': earlier, 'record-1': strange } });
  expect(reload(state).payments).toEqual({ records: { [settled!.id]: [earlier] } });
});

test('Of the transactions the page size is kept, of the volume the period, of theme and keys the choice', () => {
  expect(memoryOf('transactions').keep(buildState('transactions', { pageSize: 20, search: '12', page: 3 }))).toEqual({
    pageSize: 20,
  });
  const { chart, shortcuts, theme } = sample;
  expect(memoryOf('volume').keep({ ...sample, chart: { ...chart, period: 'day' } })).toEqual({ period: 'day' });
  expect(memoryOf('shortcuts').keep({ ...sample, shortcuts: { ...shortcuts, areSingleKeysOn: false } })).toEqual({
    areSingleKeysOn: false,
  });
  expect(memoryOf('theme').keep({ ...sample, theme: { ...theme, choice: 'Light', system: 'dark' } })).toEqual({
    choice: 'Light',
  });
});

test.each([
  ['integrations', { rows: { INT001: integrationsSlice.getInitialState().rows[1] } }],
  ['integrations', { rows: { INT001: { ...integrationsSlice.getInitialState().rows[0], status: 'Gone' } } }],
  ['merchants', { rows: [] }],
  ['merchants', { pageSize: 11 }],
  ['notifications', { read: { 1: 'yes' } }],
  ['notifications', { readInbox: [true] }],
  ['notifications', { marks: {} }],
  ['payments', { records: { 'record-2': buildRefund() } }],
  ['payments', { records: { 'record-1': buildRefund({ amount: 0 }) } }],
  ['payments', { records: { 'record-1': { ...buildVoid(), amount: 100 } } }],
  ['payments', { records: { 'record-1': buildVoid({ recordedAt: 'yesterday' }) } }],
  ['transactions', { pageSize: '20' }],
  ['shortcuts', { areSingleKeysOn: 'no' }],
  ['theme', { choice: 'dark' }],
  ['theme', { choice: 'Dark', system: 'dark' }],
  ['volume', { period: 'decade' }],
  ['volume', null],
])('A wrong shape of %s is refused: %j', (name, kept) => {
  const { schema } = MEMORIES.find((each) => each.name === name)!;
  expect(v.safeParse(schema, kept).success).toBe(false);
});
