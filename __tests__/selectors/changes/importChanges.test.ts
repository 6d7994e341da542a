import fc from 'fast-check';
import { importChanges } from '@/selectors/changes/changes';
import { importsBefore, withoutLastImport, type Workspace } from '@/domain/workspaces/workspaces';

const stamp = { recordedBy: 'Alex Morgan', zone: 'Europe/Berlin' };

test('An undone import is listed, and the next import follows the one before it', () => {
  const moment = (day: number) => ({ recordedAt: `2024-07-0${day} 09:00:00`, ...stamp });
  const base = { id: 'w1', name: 'Mine', hash: 'b', importedOn: '2024-07-01' };
  const may = { ...base, source: 'may.csv', rows: 1, imported: moment(1) };
  const wrong = { ...may, ...importsBefore(may), source: 'wrong.csv', rows: 2, imported: moment(2) };
  const again = withoutLastImport(wrong, moment(3))!;
  const importedWorkspace = { ...again, ...importsBefore(again), source: 'june.csv', rows: 30, imported: moment(4) };
  const file = (about: string) => ({ kind: 'Imports', about, merchantName: '', why: '', by: 'Alex Morgan' });
  expect(
    importChanges(importedWorkspace).map(({ zone, at, ...change }) => ({ ...change, at: `${at} ${zone}` })),
  ).toEqual(
    [
      { ...file('may.csv'), id: 'import 0', what: 'File imported', from: '', to: '1 payment imported from may.csv' },
      {
        ...file('wrong.csv'),
        id: 'import 1',
        what: 'File imported',
        from: '1 payment from may.csv',
        to: '2 payments from wrong.csv',
      },
      {
        ...file('wrong.csv'),
        id: 'import 1 undone',
        what: 'Import undone',
        from: '2 payments from wrong.csv',
        to: '1 payment from may.csv',
      },
      {
        ...file('june.csv'),
        id: 'import 2',
        what: 'File imported',
        from: '1 payment from may.csv',
        to: '30 payments from june.csv',
      },
    ].map((change, index) => ({ ...change, at: `2024-07-0${index + 1} 09:00:00 Europe/Berlin` })),
  );
});

test('Imports are listed in their order, in any time zone and with unknown times', () => {
  const days = fc.integer({ min: 1, max: 28 }).map((day) => `2024-07-${String(day).padStart(2, '0')}`);
  const turn = fc.record({
    importedOn: days,
    zone: fc.constantFrom('UTC', 'Asia/Tokyo', undefined),
    isUndone: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(turn, { minLength: 1, maxLength: 8 }), (turns) => {
      let importedWorkspace: Workspace | undefined;
      let summary = '';
      const expected: string[][] = [];
      for (const [index, { importedOn, zone, isUndone }] of turns.entries()) {
        // Earlier versions recorded only the day.
        const imported = zone && { recordedAt: `${importedOn} 09:00:00`, recordedBy: 'Alex Morgan', zone };
        const file = { source: `${index}.csv`, hash: String(index), rows: index + 2, importedOn, imported };
        const before = importedWorkspace;
        importedWorkspace = { id: 'w1', name: 'Mine', ...file, ...(before && importsBefore(before)) };
        const reported = `${index + 2} payments from ${index}.csv`;
        expected.push([summary, before ? reported : `${index + 2} payments imported from ${index}.csv`]);
        const back =
          isUndone && withoutLastImport(importedWorkspace, { ...stamp, recordedAt: `${importedOn} 08:00:00` });
        if (back) {
          importedWorkspace = back;
          expected.push([reported, summary]);
        } else summary = reported;
      }
      expect(importChanges(importedWorkspace!).map(({ from, to }) => [from, to])).toEqual(expected);
    }),
  );
});

test('An import of an earlier version names the file before it and no person', () => {
  const previous = { source: 'may.csv', hash: 'a', rows: 1, importedOn: '2024-06-01' };
  const importedWorkspace = {
    id: 'w1',
    name: 'Mine',
    source: 'june.csv',
    hash: 'b',
    rows: 30,
    importedOn: '2024-07-01',
    previous,
  };
  expect(importChanges(importedWorkspace)).toMatchObject([
    { at: '2024-06-01', from: '', to: '1 payment imported from may.csv' },
    { by: 'Unknown', at: '2024-07-01', from: '1 payment from may.csv', to: '30 payments from june.csv' },
  ]);
});
