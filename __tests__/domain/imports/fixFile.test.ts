import { fixFileName } from '@/domain/imports/fixFile';

test('The file of rejected rows has the id of the workspace in its name, and the source if there are several', () => {
  expect(fixFileName('0123456789')).toBe('rows-to-fix-01234567.csv');
  expect(fixFileName('0123456789', 'june.2025.csv')).toBe('rows-to-fix-01234567-june.2025.csv');
  expect(fixFileName('0123456789', 'june')).toBe('rows-to-fix-01234567-june.csv');
});
