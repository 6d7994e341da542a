import fc from 'fast-check';
import { DIMENSIONS, MEASURES, readChoices, writeSpan, type Measure } from '@/domain/comparison/choices';
import { measuredValue } from '@/domain/comparison/measures';
import type { Span } from '@/domain/calendar/periods';
import { comparisonRows, selectGroupNames, totalOfRows } from '@/selectors/comparison/comparisonRows';
import { createComparing, selectDimensions } from '@/selectors/comparison/comparisonSelectors';
import { selectListMetrics } from '@/selectors/payments/list/listMetrics';
import { selectMerchantRows } from '@/selectors/entitySelectors';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { transactionsListActions } from '@/slices/lists/transactionsListSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import type { RootState } from '@/store/rootReducer';
import { setupStore, type AppStore } from '@/store/store';
import { comparedPayments, comparedSpan, givenComparedPayments } from '../../helpers/domain/comparedPayments';
import { givenImportedData, importedPayment } from '../../helpers/workspace';
import { refundOf } from '../../helpers/builders';

/** The rows of a comparison with the choices of this address. */
function rowsOf(state: RootState, query: Record<string, string>, measure: Measure = 'gross') {
  const comparison = createComparing()(state, readChoices(query))();
  return comparisonRows(comparison, measure, selectGroupNames(state));
}

/** The figures of the list of transactions for a range, a merchant and a status. */
function listMetrics(store: AppStore, { start, end }: Span, filters: Record<string, string> = {}) {
  store.dispatch(addressVisited({ path: '/transactions', query: { from: start, to: end, ...filters } }));
  return selectListMetrics(store.getState());
}

const dimension = fc.constantFrom(...DIMENSIONS);
const measures = fc.constantFrom(...MEASURES);

test('The parts of every dimension sum to the figures of the list of transactions, to the cent', () => {
  fc.assert(
    fc.property(comparedPayments, comparedSpan, comparedSpan, dimension, measures, (rows, a, b, by, measure) => {
      const store = givenComparedPayments(rows);
      const query = { period: writeSpan(a), with: writeSpan(b), by };
      const { current, base } = totalOfRows(rowsOf(store.getState(), query, measure));
      expect(current).toBe(measuredValue(listMetrics(store, a), measure));
      expect(base).toBe(measuredValue(listMetrics(store, b), measure));
    }),
  );
});

test('Each merchant, status and day has the figures of the list that its filter finds', () => {
  const linked = fc.constantFrom('merchant', 'status', 'day');
  fc.assert(
    fc.property(comparedPayments, comparedSpan, linked, measures, (rows, days, by, measure) => {
      const store = givenComparedPayments(rows);
      store.dispatch(transactionsListActions.filtersCleared());
      const state = store.getState();
      for (const row of rowsOf(state, { period: writeSpan(days), by }, measure)) {
        if (row.filter === undefined) continue;
        store.dispatch(addressVisited({ path: '/transactions', query: row.filter }));
        expect(row.current).toBe(measuredValue(selectListMetrics(store.getState()), measure));
      }
    }),
  );
});

test('The payments of one merchant sum to those that the list shows for the merchant', () => {
  fc.assert(
    fc.property(comparedPayments, comparedSpan, dimension, (rows, days, by) => {
      const store = givenComparedPayments(rows);
      const { id } = selectMerchantRows(store.getState())[0]!;
      const sums = totalOfRows(rowsOf(store.getState(), { period: writeSpan(days), by, paymentsOf: id }, 'net'));
      expect(sums.current).toBe(listMetrics(store, days, { paymentsOf: id }).net);
    }),
  );
});

test('A period that is compared with itself has no difference anywhere', () => {
  fc.assert(
    fc.property(comparedPayments, comparedSpan, dimension, measures, (rows, days, by, measure) => {
      const same = { period: writeSpan(days), with: writeSpan(days), by };
      for (const { difference, change } of rowsOf(givenComparedPayments(rows).getState(), same, measure))
        expect([difference, change]).toEqual([0, 0]);
    }),
  );
});

test('No percentage of a comparison is infinite', () => {
  fc.assert(
    fc.property(comparedPayments, comparedSpan, comparedSpan, dimension, measures, (rows, a, b, by, measure) => {
      const query = { period: writeSpan(a), with: writeSpan(b), by };
      for (const { base, current, change } of rowsOf(givenComparedPayments(rows).getState(), query, measure))
        if (base === 0) expect(change).toBe(current === 0 ? 0 : 'new');
        else expect(Number.isFinite(change)).toBe(true);
    }),
  );
});

const PAYMENTS = [
  importedPayment('A', { amount: 30_000, partner: 'North', cardBrand: 'Visa' }),
  importedPayment('B', { amount: 5_000, date: '2025-05-31 12:00:00', cardBrand: 'visa' }),
  importedPayment('C', { merchant: 'Quay Hall', amount: 9_000, date: '2025-05-02 12:00:00', integration: 'INT9' }),
  importedPayment('D', { merchant: 'Lantern Fair', amount: 1_000 }),
];

const namesAndFigures = (query: Record<string, string>) =>
  rowsOf(setupStore(givenImportedData(PAYMENTS, 'named')).getState(), query).map(({ name, current, base, change }) => [
    name,
    current,
    base,
    change,
  ]);

test('The largest difference comes first, and a group of one period only is new or gone', () => {
  expect(namesAndFigures({})).toEqual([
    ['Harbor Arts', 30_000, 5_000, 500],
    ['Quay Hall', 0, 9_000, -100],
    ['Lantern Fair', 1_000, 0, 'new'],
  ]);
});

test('Payments without an integration, a partner or a card brand have their own group', () => {
  expect(namesAndFigures({ by: 'integration' }).map(([name]) => name)).toEqual(['No integration', 'INT9']);
  expect(namesAndFigures({ by: 'partner' }).map(([name]) => name)).toEqual(['North', 'No partner']);
  expect(namesAndFigures({ by: 'cardBrand' })).toEqual([
    ['Visa', 30_000, 5_000, 500],
    ['No payment method', 1_000, 9_000, -88.9],
  ]);
});

test('A comparison by day has every day of both months, also those that only one of them has', () => {
  const rows = rowsOf(setupStore(givenImportedData(PAYMENTS, 'daily')).getState(), { by: 'day' });
  expect(rows).toHaveLength(31);
  expect(rows[14]).toMatchObject({ name: '2025-06-15', baseDay: '2025-05-15', current: 31_000, base: 0 });
  expect(rows[30]).toMatchObject({ name: '', baseDay: '2025-05-31', current: 0, base: 5_000 });
});

test('A dimension that the data lacks is not offered, and its address compares by merchant', () => {
  const state = setupStore().getState();
  expect(selectDimensions(state)).toEqual(['merchant', 'day', 'integration', 'status']);
  expect(rowsOf(state, { by: 'partner' })).toEqual(rowsOf(state, { by: 'merchant' }));
  expect(selectDimensions(setupStore(givenImportedData(PAYMENTS, 'all')).getState())).toEqual([...DIMENSIONS]);
});

test('An unknown merchant does not limit the comparison', () => {
  const state = setupStore().getState();
  expect(rowsOf(state, { paymentsOf: 'nobody' })).toEqual(rowsOf(state, {}));
});

test('Another measure compares nothing again, and a refund does', () => {
  const store = setupStore();
  const selectComparing = createComparing();
  const compare = (query: Record<string, string>) => selectComparing(store.getState(), readChoices(query));
  const before = compare({});
  expect(compare({ measure: 'net' })).toBe(before);
  const { id, amount } = selectTransactionTable(store.getState()).rowAt(0);
  store.dispatch(refundOf({ transactionId: id, amount: Math.min(amount, 100), reason: 'Other' }));
  expect(compare({ measure: 'net' })).not.toBe(before);
});

const daysOf = (query: Record<string, string>) =>
  rowsOf(setupStore(givenImportedData(PAYMENTS, 'days')).getState(), { by: 'day', ...query });

test('A day that the other month lacks is compared with no day, and its payments can be listed', () => {
  const days = daysOf({ period: '2025-05-01..2025-05-31', with: '2025-04-01..2025-04-30' });
  expect(days).toHaveLength(31);
  expect(days[30]).toMatchObject({ name: '2025-05-31', baseDay: '', current: 5_000, base: 0, change: 'new' });
  expect(days[30]?.filter).toEqual({ from: '2025-05-31', to: '2025-05-31' });
  // June has no day 31 that could be listed.
  expect(daysOf({})[30]?.filter).toBeUndefined();
});

test('A date that neither of two Februaries has is not a row', () => {
  const days = daysOf({ period: '2025-02-01..2025-03-31', with: '2023-02-01..2023-03-31' });
  expect(days).toHaveLength(28 + 31);
  expect(days.slice(27, 29).map(({ name, baseDay }) => [name, baseDay])).toEqual([
    ['2025-02-28', '2023-02-28'],
    ['2025-03-01', '2023-03-01'],
  ]);
});

test('Only days have a day that they are compared with', () => {
  const state = setupStore(givenImportedData(PAYMENTS, 'no days')).getState();
  expect(rowsOf(state, {}).map(({ baseDay }) => baseDay)).toEqual(['', '', '']);
});
