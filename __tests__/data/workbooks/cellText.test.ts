import { textOfSheetCell } from '@/data/workbooks/cellText';
import { typedCell } from '@/data/workbooks/writeWorkbook';

test('A number that JavaScript writes with an exponent has all its digits', () => {
  const texts = [1e21, -3e21, 1e-7, -1.5e-9, 0.1 + 0.2, 12].map((value) => textOfSheetCell(value, false));
  expect(texts).toEqual([
    '1000000000000000000000',
    '-3000000000000000000000',
    '0.0000001',
    '-0.0000000015',
    '0.3',
    '12',
  ]);
});

test.each([
  ['2024-02-30', 'day'],
  ['1899-12-31', 'day'],
  ['June', 'day'],
  ['2024-06-30 25:00:00', 'time'],
  ['2024-06-30', 'time'],
] as const)('%j is not a %s of a spreadsheet, so it stays text', (text, kind) => {
  expect(typedCell(text, kind)).toBe(text);
});

test('A text that looks like an escaped control character is escaped, and an empty cell is empty', () => {
  expect(typedCell('_x000D_ and _x', undefined)).toBe('_x005F_x000D_ and _x');
  expect(typedCell('', 'amount')).toBeNull();
});
