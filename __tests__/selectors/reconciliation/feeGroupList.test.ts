import { FEE_GROUP_LIST, feeGroupsList, type FeeGroupRow } from '@/selectors/reconciliation/feeCheckSelectors';
import { fileOf } from '@/domain/lists/csv';
import { matchesFilters } from '@/domain/lists/lists';
import { setupStore } from '@/store/store';
import { USD } from '../../helpers/currencies';

const row: FeeGroupRow = {
  id: 'g1',
  merchantId: 'MER001',
  merchantName: 'Harbor',
  party: 'platform',
  fault: 'over',
  split: { unit: '%', hundredths: 2_000 },
  count: 3,
  amounts: 30_000,
  charged: 700,
  expected: 600,
  fees: 3_000,
  first: '2024-06-01',
  last: '2024-06-03',
  hasEnded: false,
};

test('Fee groups sort by the difference, which the export has as a plain amount', () => {
  const { merchant, party, fault, what, count, difference } = FEE_GROUP_LIST.columns;
  const values = [merchant, party, fault, what, count, difference].map(({ value }) => value(row));
  expect(values).toEqual(['Harbor', 'Platform', 'Over', '2024-06-01', 3, 100]);
  const file = fileOf(FEE_GROUP_LIST, [{ ...row, charged: 500 }], USD);
  expect(file.rows[0]?.[file.headers.indexOf('DIFFERENCE')]).toBe('-1.00');
});

test('Fee groups are filtered by result and party', () => {
  const all = { fault: 'All results', party: 'All parties' };
  expect(matchesFilters(FEE_GROUP_LIST, row, all)).toBe(true);
  expect(matchesFilters(FEE_GROUP_LIST, row, { fault: 'Over', party: 'Platform' })).toBe(true);
  expect(matchesFilters(FEE_GROUP_LIST, row, { ...all, fault: 'Under' })).toBe(false);
  expect(matchesFilters(FEE_GROUP_LIST, row, { ...all, party: 'Partner' })).toBe(false);
});

test('Fee groups are found by merchant, and the export has both sums and the days', () => {
  expect(FEE_GROUP_LIST.searchedTexts(row)).toEqual(['Harbor', 'MER001', '2024-06-01']);
  const reported = FEE_GROUP_LIST.fileColumns?.slice(1).map(({ text }) => text(row, USD));
  expect(reported).toEqual(['6.00', '7.00', '2024-06-01', '2024-06-03']);
});

test('Groups of two wrong rates that began on one day are two rows, and a group without a rate has the name of its merchant', () => {
  const { id: _id, merchantName: _name, ...group } = row;
  const agreed = { ...group, rate: { percent: 800, fixed: 30 } };
  const list = feeGroupsList([group, agreed, { ...agreed, charged: 650 }], new Map([['MER001', 'Harbor']]));
  const rows = list.selectSorted(setupStore().getState());
  expect(new Set(rows.map(({ id }) => id)).size).toBe(3);
  expect(rows.map(({ merchantName }) => merchantName)).toEqual(['Harbor', 'Harbor', 'Harbor']);
});

test('Groups of different agreed rates are different rows, also if their digits or their days are the same', () => {
  const { id: _id, merchantName: _name, ...group } = row;
  const rates = [
    { percent: 290, fixed: 30 },
    { percent: 290, fixed: 3 },
    { percent: 29, fixed: 30 },
    { percent: 29, fixed: 3 },
    { percent: 2, fixed: 903 },
    { percent: 2_903, fixed: 0 },
  ];
  const list = feeGroupsList(
    rates.map((rate) => ({ ...group, rate })),
    new Map(),
  );
  expect(new Set(list.selectSorted(setupStore().getState()).map(({ id }) => id)).size).toBe(rates.length);
});
