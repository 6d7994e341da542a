import { areRepairedOf, repairFileName } from '@/domain/imports/repair';

test('Rows to repair are named by the workspace, and among others by their source', () => {
  expect(repairFileName('0123456789')).toBe('rows-to-repair-01234567.csv');
  expect(repairFileName('0123456789', 'june.2025.csv')).toBe('rows-to-repair-01234567-june.2025.csv');
  expect(repairFileName('0123456789', 'june')).toBe('rows-to-repair-01234567-june.csv');
});

test('Brought back they are known, whatever the browser or their repair added to their names', () => {
  const areRepaired = (...names: string[]) =>
    areRepairedOf(
      '0123456789',
      names.map((name) => ({ name })),
    );
  expect(areRepaired('rows-to-repair-01234567-june (1).csv', 'rows-to-repair-01234567-mended.xlsx')).toBe(true);
  expect(areRepaired('rows-to-repair-01234567.csv', 'july.csv')).toBe(false);
  expect(areRepaired('rows-to-repair-76543210.csv')).toBe(false);
  expect(areRepaired('my-rows-to-repair-01234567')).toBe(false);
  expect(areRepaired()).toBe(false);
});
