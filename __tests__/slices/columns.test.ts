import { selectInOpenColumns } from '@/selectors/lists/tableInOpenColumns';
import { selectOpenColumns, selectOpenList } from '@/selectors/lists/openColumns';
import { selectAddress } from '@/selectors/screenSelectors';
import { columnsChosen, columnsRestored, selectColumns, selectColumnsByList } from '@/slices/lists/columnsSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import { setupStore } from '@/store/store';

const visit = (path: string, query: Record<string, string> = {}) => addressVisited({ path, query });
const LIST = { columns: { id: { header: 'ID' }, amount: { header: 'AMOUNT' }, status: { header: 'STATUS' } } };
const TABLE = { headers: ['ID', 'AMOUNT', 'STATUS', 'NET'], rows: [['T-1', '10.00', 'Completed', '9.00']] };

test('The columns that an operator chose for a list are part of its address, and no other list has them', () => {
  const store = setupStore();
  store.dispatch(visit('/merchants'));
  expect(selectOpenList(store.getState())).toBe('/merchants');
  store.dispatch(columnsChosen({ list: '/merchants', chosen: { columns: 'name.-status' } }));
  store.dispatch(columnsChosen({ list: '/merchants', chosen: { widths: { name: 160 } } }));
  expect(selectAddress(store.getState())).toBe('/merchants?layout=name.-status');
  expect(selectColumnsByList(store.getState())).toEqual({
    '/merchants': { columns: 'name.-status', widths: { name: 160 } },
  });
  store.dispatch(visit('/integrations'));
  expect(selectOpenColumns(store.getState())).toBeUndefined();
  store.dispatch(visit('/documentation'));
  expect(selectAddress(store.getState())).toBe('/documentation');
});

test('The columns of a link apply until another visit and never replace the chosen ones', () => {
  const store = setupStore();
  store.dispatch(columnsRestored({ '/merchants': { columns: 'name.-joinedOn' } }));
  store.dispatch(visit('/merchants', { layout: 'name.-status' }));
  expect(selectOpenColumns(store.getState())).toBe('name.-status');
  store.dispatch(visit('/merchants'));
  expect(selectOpenColumns(store.getState())).toBe('name.-joinedOn');
  expect(selectColumns(store.getState(), '__proto__')).toBeUndefined();
});

test('An export has the shown columns first, then all others, and invalid names are ignored', () => {
  const store = setupStore();
  store.dispatch(visit('/transactions'));
  expect(selectInOpenColumns(store.getState(), LIST, TABLE)).toBe(TABLE);
  store.dispatch(columnsChosen({ list: '/transactions', chosen: { columns: 'status.-amount.unknown.id' } }));
  const { headers, rows } = selectInOpenColumns(store.getState(), LIST, TABLE);
  expect([...headers].sort()).toEqual([...TABLE.headers].sort());
  expect(headers.slice(0, 2)).toEqual(['STATUS', 'ID']);
  expect(rows.slice(0, 1)[0]).toHaveLength(4);
  expect(rows.slice(0, 1)[0]?.[0]).toBe('Completed');
});

test('An export has a chosen column that only files have where the operator put it, and a column of the screen has one name', () => {
  const store = setupStore();
  store.dispatch(visit('/transactions'));
  store.dispatch(columnsChosen({ list: '/transactions', chosen: { columns: 'status._net.-amount._amount' } }));
  const { headers, rows } = selectInOpenColumns(store.getState(), LIST, TABLE);
  expect(headers).toEqual(['STATUS', 'NET', 'ID', 'AMOUNT']);
  expect(rows.slice(0, 1)).toEqual([['Completed', '9.00', 'T-1', '10.00']]);
});
