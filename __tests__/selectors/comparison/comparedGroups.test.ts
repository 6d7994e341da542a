import { readChoices } from '@/domain/comparison/choices';
import { comparisonRows, selectGroupNames } from '@/selectors/comparison/comparisonRows';
import { createComparing } from '@/selectors/comparison/comparisonSelectors';
import { groupNumbers, hasDimension } from '@/selectors/comparison/groupings';
import { selectIntegrationRows } from '@/selectors/entitySelectors';
import { selectStatusNames, selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { setupStore } from '@/store/store';
import { givenImportedData, importedPayment } from '../../helpers/workspace';

const MERCHANTS = ['Harbor Arts', 'Quay Hall', 'Lantern Fair', 'River Stage'];

/** Compares this number of payments by merchant, and counts the pauses. */
function compareMany(length: number) {
  const payments = Array.from({ length }, (_, index) =>
    importedPayment(`P${index}`, { merchant: MERCHANTS[index % MERCHANTS.length]!, amount: 100 }),
  );
  const state = setupStore(givenImportedData(payments, `many ${length}`)).getState();
  const comparing = createComparing()(state, readChoices({}));
  const pauses = [...comparing.precompute()].length;
  const rows = comparisonRows(comparing(), 'gross', selectGroupNames(state));
  return { pauses, rows: rows.map(({ name, current }) => [name, current]) };
}

test('Reading, sorting and measuring of many payments pause once more, without a change of the figures', () => {
  const few = compareMany(4);
  const many = compareMany(40_000);
  expect(few.rows).toEqual([...MERCHANTS].sort().map((name) => [name, 100]));
  expect(many.rows).toEqual([...MERCHANTS].sort().map((name) => [name, 1_000_000]));
  expect(many.pauses - few.pauses).toBe(3);
});

test('A comparison by integration shows their names, and not their ids', () => {
  const state = setupStore().getState();
  const comparison = createComparing()(state, readChoices({ by: 'integration' }))();
  const names = comparisonRows(comparison, 'gross', selectGroupNames(state)).map(({ name }) => name);
  const known = new Set(selectIntegrationRows(state).map(({ integrationName }) => integrationName));
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name) => !known.has(name))).toEqual(['No integration']);
});

test('A status that only a file has is a group with its name', () => {
  const payments = [importedPayment('A', { status: 'On hold' }), importedPayment('B', { amount: 2_500 })];
  const state = setupStore(givenImportedData(payments, 'own status')).getState();
  const comparison = createComparing()(state, readChoices({ by: 'status' }))();
  expect(comparisonRows(comparison, 'gross', selectGroupNames(state))).toMatchObject([
    { name: 'On hold', current: 10_000, filter: { status: 'On hold' } },
    { name: 'Completed', current: 2_500, filter: { status: 'Completed' } },
  ]);
});

test.each(['partner', 'cardBrand'] as const)('All payments of data without a %s are in one group', (by) => {
  const table = selectTransactionTable(setupStore().getState());
  const june = { start: '2024-06-01', end: '2024-06-30' };
  const { current, base } = groupNumbers({ table, statuses: [] }, by, { current: june, base: june });
  expect(hasDimension(table, by)).toBe(false);
  expect(new Set(Array.from({ length: table.length }, (_, index) => [current(index), base(index)]).flat())).toEqual(
    new Set([0]),
  );
});

test('Groups come in the order of the statuses, whichever of the periods has their payments', () => {
  const groupsOf = (current: string, base: string) => {
    const payments = [
      importedPayment('A', { status: current }),
      importedPayment('B', { status: base, date: '2025-05-10 12:00:00' }),
    ];
    const state = setupStore(givenImportedData(payments, `${current} and ${base}`)).getState();
    const { groups } = createComparing()(state, readChoices({ by: 'status' }))();
    return groups.map(({ number }) => selectStatusNames(state)[number]);
  };
  expect(groupsOf('Pending', 'Completed')).toEqual(['Completed', 'Pending']);
  expect(groupsOf('Completed', 'Pending')).toEqual(['Completed', 'Pending']);
});

test('Payments of data without partners have no partner', () => {
  const state = setupStore().getState();
  const comparison = createComparing()(state, readChoices({ by: 'status' }))();
  const rows = comparisonRows({ ...comparison, by: 'partner' }, 'gross', selectGroupNames(state));
  expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(['No partner']));
});
