import * as v from 'valibot';
import { integrationsSlice } from '@/slices/integrationsSlice';
import { merchantsSlice } from '@/slices/merchantsSlice';
import { notificationsSlice } from '@/slices/notificationsSlice';
import { paymentsSlice } from '@/slices/paymentsSlice';
import { shortcutsSlice } from '@/slices/shortcutsSlice';
import { themeSlice } from '@/slices/themeSlice';
import { transactionsSlice } from '@/slices/transactionsSlice';
import { volumeSlice } from '@/slices/volumeSlice';
import { MEMORIES } from '@/store/memories';
import { buildRefund, buildVoid } from '../helpers/builders';

function memoryOf(name: string) {
  const memory = MEMORIES.find(({ slice }) => slice.name === name)!;
  const initial = memory.slice.getInitialState();
  return {
    initial,
    keep: (state: object) => memory.keep(state, initial),
    /** The way through the storage: kept as text, checked, put into a fresh state. */
    reload: (state: object) => {
      const text = JSON.stringify(memory.keep(state, initial));
      return memory.restore(initial, v.parse(memory.schema, JSON.parse(text)), initial);
    },
  };
}

test.each(MEMORIES.map(({ slice }) => slice.name))('Of the sample nothing is kept of %s', (name) => {
  const { initial, keep, reload } = memoryOf(name);
  expect(Object.values(keep(initial)).every((part) => Object.keys(part as object).length === 0)).toBe(true);
  expect(reload(initial)).toEqual(name === 'notifications' ? { readInboxIds: [], ...initial } : initial);
});

test.each([
  ['integrations', integrationsSlice.getInitialState()],
  ['merchants', merchantsSlice.getInitialState()],
] as const)('Of %s the added and changed rows and the page size are kept, and nothing else', (name, initial) => {
  const { keep, reload } = memoryOf(name);
  const [first, second, ...others] = initial.rows;
  const changed = { ...second!, status: 'Inactive' as const, statusReason: 'Closed' };
  const added = { ...first!, id: `${first!.id.slice(0, 3)}031` };
  const rows = [added, first!, changed, ...others];
  const state = { ...initial, rows, pageSize: 20, page: 2, search: 'river' };
  expect(keep(state)).toEqual({ pageSize: 20, rows: { [changed.id]: changed, [added.id]: added } });
  const reloaded = reload(state) as typeof state;
  expect(reloaded).toMatchObject({ pageSize: 20, page: 1, search: '' });
  expect(reloaded.rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  expect(reloaded.rows[0]).toEqual(added);
});

test('Added rows stand before the sample, newest first', () => {
  const { initial, reload } = memoryOf('integrations');
  const { rows } = integrationsSlice.getInitialState();
  const added = ['INT032', 'INT1000', 'INT031'].map((id) => ({ ...rows[0]!, id }));
  const reloaded = reload({ ...initial, rows: [...added, ...rows] }) as { rows: { id: string }[] };
  expect(reloaded.rows.slice(0, 3).map(({ id }) => id)).toEqual(['INT1000', 'INT032', 'INT031']);
});

test('Of the notifications what was read or unread is kept, and the page size', () => {
  const { keep, reload } = memoryOf('notifications');
  const initial = notificationsSlice.getInitialState();
  const rows = initial.rows.map((row, index) => (index < 2 ? { ...row, isRead: !row.isRead } : row));
  const state = { ...initial, rows, pageSize: 50, readInboxIds: [2] };
  const [one, two] = rows;
  expect(keep(state)).toEqual({
    pageSize: 50,
    read: { [one!.id]: one!.isRead, [two!.id]: two!.isRead },
    readInbox: { 2: true },
  });
  expect(reload(state)).toEqual(state);
});

test('Of the payments the records are kept, those that the rules accept', () => {
  const { initial, keep, reload } = memoryOf('payments');
  const [settled] = transactionsSlice.getInitialState().rows;
  const ofRow = { transactionId: settled!.id, amount: settled!.amount };
  const records = [
    buildRefund({ ...ofRow, id: 'record-2', recordedAt: '2024-07-02 09:00:00' }),
    buildRefund({ ...ofRow, id: 'record-3', recordedAt: '2024-07-01 09:00:00' }),
    buildVoid({ transactionId: 'TR0-0' }),
  ];
  const [later, earlier, strange] = records;
  expect(initial).toEqual(paymentsSlice.getInitialState());
  expect(keep({ records })).toEqual({ records: { 'record-2': later, 'record-3': earlier, 'record-1': strange } });
  expect(reload({ records })).toEqual({ records: [earlier] });
});

test('Of the transactions the page size is kept, of the volume the period, of theme and keys the choice', () => {
  const transactions = { ...transactionsSlice.getInitialState(), pageSize: 20, search: '12', page: 3 };
  expect(memoryOf('transactions').keep(transactions)).toEqual({ pageSize: 20 });
  expect(memoryOf('volume').keep({ ...volumeSlice.getInitialState(), period: 'day' })).toEqual({ period: 'day' });
  expect(memoryOf('shortcuts').keep({ ...shortcutsSlice.getInitialState(), areSingleKeysOn: false })).toEqual({
    areSingleKeysOn: false,
  });
  expect(memoryOf('theme').keep({ ...themeSlice.getInitialState(), choice: 'Light', system: 'dark' })).toEqual({
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
  const { schema } = MEMORIES.find(({ slice }) => slice.name === name)!;
  expect(v.safeParse(schema, kept).success).toBe(false);
});
