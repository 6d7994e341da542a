import { WrongQuestion } from '@/backend/paymentEngine';
import { setupStore } from '@/store/store';
import { selectFilteredTransactions } from '@/selectors/payments/list/transactionsSearch';
import { selectListMetrics } from '@/selectors/payments/list/listMetrics';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { createColumnEngine } from '../../../server/engines/columns/columnEngine';
import { generateEvents } from '../../helpers/engine/generatedEvents';
import { generatePayments } from '../../helpers/engine/generatedPayments';
import { engineWorkspace, wholeState } from '../../helpers/engine/engineState';

const dataSet = generatePayments(2_000, 7);
const workspace = engineWorkspace('ab12', 2_000);
const state = wholeState(workspace, dataSet, generateEvents(dataSet, 300, 8));
const engine = createColumnEngine(() => state);
const snapshot = { dataSet: 'ab12', seq: 300 };

const collect = async (order: Parameters<typeof engine.rows>[1]) => {
  const rows = [];
  for await (const portion of engine.rows(snapshot, order)) rows.push(...portion);
  return rows;
};

test('Pages by number and by cursor give all rows in their order, and only once', async () => {
  for (const column of ['id', 'merchant', 'amount', 'fees', 'date', 'status'] as const) {
    const order = { filter: { search: 'caf\u00E9' }, sort: { column, direction: 'descending' as const } };
    const whole = (await collect(order)).map(({ id }) => id);
    expect(whole.length).toBeGreaterThan(60);
    const first = await engine.page(snapshot, { ...order, size: 20, at: { page: 1 } });
    expect(first).toMatchObject({ page: 1, total: { count: whole.length, isExact: true } });
    const read = first.rows.map(({ id }) => id);
    for (let after = first.next; after !== undefined;) {
      const { rows, next, page } = await engine.page(snapshot, { ...order, size: 20, at: { after } });
      expect(page).toBeUndefined();
      read.push(...rows.map(({ id }) => id));
      after = next;
    }
    expect(read).toEqual(whole);
    expect(new Set(read).size).toBe(read.length);
  }
});

test('The figures of a filter are those of the list of the screen', async () => {
  const store = setupStore(state);
  store.dispatch(transactionsListActions.searchChanged('On hold'));
  const shown = store.getState();
  const ids = [...selectFilteredTransactions(shown)].map((index) => selectTransactionTable(shown).idAt(index));
  expect(await engine.totals(snapshot, { search: 'on hold' })).toEqual(selectListMetrics(shown));
  const rows = await collect({ filter: { search: 'on hold' }, sort: null });
  expect(rows.map(({ id }) => id).sort()).toEqual(ids.sort());
  expect(rows.every(({ status }) => status === 'On hold')).toBe(true);
});

test('The neighbors of a payment are those in the order, also of a payment that the filter excludes', async () => {
  const order = { filter: { status: 'Completed' }, sort: null };
  const rows = await collect(order);
  expect(await engine.neighbors(snapshot, { ...order, id: rows[5]!.id })).toEqual({
    previous: rows[4]!.id,
    next: rows[6]!.id,
    position: 6,
  });
  const all = await collect({ filter: {}, sort: null });
  const at = all.findIndex(({ status }, index) => index > 100 && status !== 'Completed');
  const completed = (found: typeof all) => found.filter(({ status }) => status === 'Completed').map(({ id }) => id);
  expect(await engine.neighbors(snapshot, { ...order, id: all[at]!.id })).toEqual({
    previous: completed(all.slice(0, at)).at(-1),
    next: completed(all.slice(at))[0],
    position: undefined,
  });
  expect(await engine.neighbors(snapshot, { ...order, id: 'unknown' })).toEqual({
    previous: undefined,
    next: undefined,
    position: undefined,
  });
});

test('A page beyond the end is the last one, and a damaged cursor is refused', async () => {
  const order = { filter: { amounts: { least: 999, most: 999 } }, sort: null, size: 10 as const };
  const { page, total, next } = await engine.page(snapshot, { ...order, at: { page: 99 } });
  expect(page).toBe(Math.ceil(total.count / 10));
  expect(next).toBeUndefined();
  await expect(engine.page(snapshot, { ...order, at: { after: 'x' } })).rejects.toThrow(WrongQuestion);
});

test('A question of a page that has left is not answered', async () => {
  const signal = AbortSignal.abort(new Error('The page has left'));
  await expect(engine.totals(snapshot, {}, signal)).rejects.toThrow('The page has left');
});
