import { readTable } from '@/data/workbooks/readTable';
import { damagedAt, fileOf } from '../../helpers/imports/sourceFiles';

test('A small file is a table of its headers and rows with their lines', async () => {
  expect(await readTable(fileOf('Merchant;Amount\nHarbor;1,50\n\nQuay;2,00\n'))).toEqual({
    headers: ['Merchant', 'Amount'],
    rows: [
      { line: 2, cells: ['Harbor', '1,50'] },
      { line: 4, cells: ['Quay', '2,00'] },
    ],
  });
  expect(await readTable(fileOf('[{"Merchant":"Harbor","Amount":1.50}]'))).toMatchObject({
    headers: ['Merchant', 'Amount'],
    rows: [{ cells: ['Harbor', '1.50'] }],
  });
});

test('A damaged row has no cells, and the others are read', async () => {
  const file = fileOf(damagedAt('Merchant,Amount\nCafé Zoë,1\ncaf~,2\nQuay,3\n'));
  expect(await readTable(file)).toMatchObject({
    rows: [{ cells: ['Café Zoë', '1'] }, { line: 3, cells: [] }, { cells: ['Quay', '3'] }],
  });
});

test('A file that is empty, too large or broken has a problem', async () => {
  expect(await readTable(fileOf(''))).toEqual({ problem: { kind: 'empty' } });
  expect(await readTable({ ...fileOf('a,b\n1,2\n'), size: 6_000_000 })).toEqual({
    problem: { kind: 'too large', size: 6_000_000 },
  });
  expect(await readTable(fileOf('[{"a":1},{"a":2'))).toMatchObject({ problem: { kind: 'JSON broken' } });
});
