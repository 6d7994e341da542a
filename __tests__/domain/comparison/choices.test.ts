import { readChoices, readSpan, writeChoices } from '@/domain/comparison/choices';

const DEFAULTS = { measure: 'gross', period: 'month', base: 'before', by: 'merchant', merchantId: null };

test('An empty address compares the gross volume of this month with the month before, by merchant', () => {
  expect(readChoices({})).toEqual(DEFAULTS);
});

test.each<Record<string, string>>([
  {},
  { measure: 'count', period: 'lastMonth', with: 'yearEarlier', by: 'status', paymentsOf: 'MER001' },
  { period: '2024-01-01..2024-02-29', with: '2023-03-01..2023-03-31', by: 'day' },
])('An address comes back from its choices: %j', (query) => {
  const written = Object.entries(writeChoices(readChoices(query))).filter(([, value]) => value !== undefined);
  expect(Object.fromEntries(written)).toEqual(query);
});

test.each([
  ['measure', 'constructor'],
  ['period', 'decade'],
  ['period', '2024-02-30..2024-03-01'],
  ['period', '2024-03-01..2024-02-01'],
  ['period', '0001-01-01..2024-02-01'],
  ['period', '1969-12-31..2024-02-01'],
  ['period', '2024-01-01..2100-01-01'],
  ['period', '2024-01-01..2024-01-02..2024-01-03'],
  ['with', 'nothing'],
  ['by', 'customer'],
])('The invalid part %s=%s of an address is ignored', (name, value) => {
  expect(readChoices({ [name]: value })).toEqual(DEFAULTS);
});

test('The days of a range are read with both ends', () => {
  expect(readSpan('2024-06-01..2024-06-12')).toEqual({ start: '2024-06-01', end: '2024-06-12' });
});

test('A range may start on the first day of 1970 and end on the last day of 2099', () => {
  expect(readSpan('1970-01-01..2099-12-31')).toEqual({ start: '1970-01-01', end: '2099-12-31' });
});
