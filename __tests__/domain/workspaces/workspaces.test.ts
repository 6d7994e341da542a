import { adviseSurcharges } from '@/domain/fees/surcharges';
import { isSameList } from '@/domain/lists/savedViewAddress';
import { freeName } from '@/domain/workspaces/workspaceExport';
import {
  describeSource,
  haveSameRows,
  importsBefore,
  LONGEST_NAME,
  withoutLastImport,
} from '@/domain/workspaces/workspaces';
import { integrations } from '@/fixtures/integrations';

test.each([
  [[], ''],
  [['may.csv'], 'may.csv'],
  [['may.csv', 'june.csv'], 'may.csv and june.csv'],
  [['may.csv', 'june.csv', 'july.csv'], 'may.csv and 2 more'],
])('The source of a workspace imported from %j is %j', (names, reported) => {
  expect(describeSource(names)).toBe(reported);
});

test('Addresses belong to one list despite different searches, and to two if their paths or views differ', () => {
  expect(isSameList('/merchants', '/merchants?search=river')).toBe(true);
  expect(isSameList('/merchants', '/transactions')).toBe(false);
  expect(isSameList('/merchants?view=statements', '/merchants')).toBe(false);
});

test("The surcharge of an integration with an unknown merchant is looked up by the merchant's id", () => {
  const [some] = integrations;
  const high = { ...some!, surchargeRate: 500, merchantId: 'MER999' };
  const [visa] = adviseSurcharges([high, { ...high, surchargeRate: null }], [], '2024-06-30');
  expect(visa?.surcharges).toMatchObject([{ merchantName: 'MER999', rate: 500 }]);
});

test('A name in use gets the next number, and stays within the longest name', () => {
  expect(freeName('Festival', ['Harbor'])).toBe('Festival');
  expect(freeName('Festival', ['Festival'])).toBe('Festival 2');
  expect(freeName('Festival', ['Festival', 'Festival 2', 'Festival 4'])).toBe('Festival 3');
  const longest = 'n'.repeat(LONGEST_NAME);
  expect(freeName(longest, [longest])).toBe(`${'n'.repeat(LONGEST_NAME - 2)} 2`);
});

test('Undoing the last import restores the workspace and records what was undone', () => {
  const undone = { recordedAt: '2024-07-02 09:00:00', recordedBy: 'Alex Morgan', zone: 'UTC' };
  const importedWorkspace = {
    id: 'w1',
    name: 'Mine',
    source: 'june.csv',
    hash: 'b',
    rows: 30,
    importedOn: '2024-07-01',
  };
  const previous = { source: 'may.csv', hash: 'a', rows: 1, importedOn: '2024-06-01' };
  const gone = { source: 'june.csv', rows: 30, importedOn: '2024-07-01', undone };
  expect(withoutLastImport(importedWorkspace, undone)).toBeUndefined();
  expect(withoutLastImport({ ...importedWorkspace, previous }, undone)).toEqual({
    ...importedWorkspace,
    ...previous,
    past: [gone],
  });
  const april = { source: 'april.csv', rows: 2, importedOn: '2024-05-01' };
  expect(withoutLastImport({ ...importedWorkspace, previous, past: [april] }, undone)?.past).toEqual([april, gone]);
});

test('Two states of a workspace show the same rows only with the same files and the same zone', () => {
  const state = { id: 'w1', name: 'Mine', source: 'may.csv', hash: 'a', rows: 1, importedOn: '2024-06-01' };
  const zoned = { ...state, timeZone: 'Europe/Berlin' };
  expect([haveSameRows(state, { ...state, name: 'Other' }), haveSameRows(zoned, { ...zoned })]).toEqual([true, true]);
  for (const other of [{ ...zoned, hash: 'b' }, { ...zoned, timeZone: 'UTC' }, state])
    expect(haveSameRows(zoned, other)).toBe(false);
});

test('After another import, only the last one can be undone, and the earlier ones are recorded', () => {
  const imported = { recordedAt: '2024-07-01 09:00:00', recordedBy: 'Alex Morgan', zone: 'UTC' };
  const last = { source: 'june.csv', hash: 'b', rows: 30, importedOn: '2024-07-01', imported };
  const importedWorkspace = { id: 'w1', name: 'Mine', ...last };
  expect(importsBefore(importedWorkspace)).toEqual({ previous: last, past: [] });
  const may = { source: 'may.csv', rows: 1, importedOn: '2024-06-01', imported: undefined };
  expect(importsBefore({ ...importedWorkspace, previous: { ...may, hash: 'a' } })).toEqual({
    previous: last,
    past: [may],
  });
});
