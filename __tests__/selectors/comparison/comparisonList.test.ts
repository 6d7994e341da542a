import { readChoices, type Measure } from '@/domain/comparison/choices';
import { comparisonList, fileNoun } from '@/selectors/comparison/comparisonList';
import { comparisonRows, selectGroupNames } from '@/selectors/comparison/comparisonRows';
import { createComparing } from '@/selectors/comparison/comparisonSelectors';
import { selectTableOf } from '@/selectors/lists/listTable';
import { selectToday, selectWorkspaceTimeZone } from '@/slices/workspaceSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import { setupStore } from '@/store/store';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

const PAYMENTS = [
  importedPayment('A', { amount: 1_234_000 }),
  importedPayment('B', { amount: 1_000_000, date: '2025-05-10 12:00:00' }),
  importedPayment('C', { merchant: 'Quay Hall', amount: 5_000 }),
  importedPayment('D', { merchant: 'Lantern Fair', amount: 2_000, date: '2025-05-31 12:00:00' }),
];

/** The list of the comparison with this address, and the state of the store. */
function open(query: Record<string, string> = {}, measure: Measure = 'gross', payments = PAYMENTS) {
  const store = setupStore(givenImportedData(payments, `compared list ${payments.length}`));
  store.dispatch(addressVisited({ path: '/transactions', query: { view: 'compare', ...query } }));
  const state = store.getState();
  const comparison = createComparing()(state, readChoices(query))();
  const rows = comparisonRows(comparison, measure, selectGroupNames(state));
  const facts = { today: selectToday(state), timeZone: selectWorkspaceTimeZone(state) };
  return { state, list: comparisonList(comparison, measure, rows, facts) };
}

const namesOf = ({ list, state }: ReturnType<typeof open>) => list.selectSorted(state).map(({ name }) => name);

function fileOf(query: Record<string, string>, measure?: Measure) {
  const { list, state } = open(query, measure);
  return selectTableOf(list)(state);
}

test('The file names the periods in its headers, and repeats in each row what was compared', () => {
  const periods = ['2025-06-01 to 2025-06-30', '2025-05-01 to 2025-05-31'];
  const facts = ['Gross volume', ...periods, 'data through 2025-06-15', 'USD', 'Europe/Berlin'];
  expect(fileOf({})).toEqual({
    headers: [
      ...['MERCHANT', 'JUNE 2025 (INCOMPLETE)', 'MAY 2025', 'DIFFERENCE', 'CHANGE (%)'],
      ...['MEASURE', 'PERIOD', 'COMPARED WITH', 'INCOMPLETE', 'CURRENCY', 'TIME ZONE'],
    ],
    rows: [
      ['Harbor Arts', '12340.00', '10000.00', '2340.00', '23.4', ...facts],
      ['Quay Hall', '50.00', '0.00', '50.00', 'new', ...facts],
      ['Lantern Fair', '0.00', '20.00', '-20.00', '-100', ...facts],
    ],
  });
});

test('The file of a number of payments has whole numbers', () => {
  const { rows } = fileOf({}, 'count');
  expect(rows[0]?.slice(0, 6)).toEqual(['Lantern Fair', '0', '1', '-1', '-100', 'Number of payments']);
});

test('The file of a comparison by day has the day that each day is compared with', () => {
  const { headers, rows } = fileOf({ by: 'day' });
  expect(headers.slice(0, 3)).toEqual(['DAY', 'COMPARED DAY', 'JUNE 2025 (INCOMPLETE)']);
  expect(rows[14]?.slice(0, 4)).toEqual(['2025-06-15', '2025-05-15', '12390.00', '0.00']);
  expect(rows[30]?.slice(0, 4)).toEqual(['', '2025-05-31', '0.00', '20.00']);
});

test('Changes sort by their percentage, and new figures are above all', () => {
  expect(namesOf(open({ sort: 'change' }))).toEqual(['Lantern Fair', 'Harbor Arts', 'Quay Hall']);
  expect(namesOf(open({ sort: '-change' }))).toEqual(['Quay Hall', 'Harbor Arts', 'Lantern Fair']);
  expect(namesOf(open({ sort: 'base' }))).toEqual(['Quay Hall', 'Lantern Fair', 'Harbor Arts']);
});

test('Decreases sort by their percentage, too', () => {
  const before = { date: '2025-05-10 12:00:00', amount: 10_000 };
  const payments = [
    importedPayment('A', { amount: 1_000 }),
    importedPayment('B', before),
    importedPayment('C', { merchant: 'Quay Hall', amount: 9_200 }),
    importedPayment('D', { merchant: 'Quay Hall', ...before }),
    importedPayment('E', { merchant: 'Lantern Fair', ...before }),
  ];
  const rows = open({ sort: 'change' }, 'gross', payments);
  expect(rows.list.selectSorted(rows.state).map(({ name, change }) => [name, change])).toEqual([
    ['Lantern Fair', -100],
    ['Harbor Arts', -90],
    ['Quay Hall', -8],
  ]);
});

test('Only a comparison by day can sort by the compared day', () => {
  expect(namesOf(open({ by: 'day', sort: '-baseDay' }))[0]).toBe('');
  expect(namesOf(open({ sort: '-baseDay' }))).toEqual(namesOf(open()));
});

test('The search finds names and compared days', () => {
  expect(namesOf(open({ search: 'quay' }))).toEqual(['Quay Hall']);
  expect(namesOf(open({ by: 'day', search: '2025-05-15' }))).toEqual(['2025-06-15']);
});

test.each([
  ['merchant', '3 merchants found'],
  ['day', '31 days found'],
  ['status', '1 group found'],
])('The rows of a comparison by %s are announced as %s', (by, status) => {
  const { list, state } = open({ by });
  expect(list.selectStatus(state)).toBe(status);
});

test('The name of the file says by what the payments are grouped', () => {
  expect(fileNoun('merchant')).toBe('compare-by-merchant');
  expect(fileNoun('cardBrand')).toBe('compare-by-payment-method');
});
