import { repairFileName } from '@/domain/imports/repair';

test('Rows to repair are named by the workspace, and among others by their source', () => {
  expect(repairFileName('0123456789')).toBe('rows-to-repair-01234567.csv');
  expect(repairFileName('0123456789', 'june.2025.csv')).toBe('rows-to-repair-01234567-june.2025.csv');
  expect(repairFileName('0123456789', 'june')).toBe('rows-to-repair-01234567-june.csv');
});
