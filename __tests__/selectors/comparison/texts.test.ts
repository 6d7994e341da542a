import type { Measure } from '@/domain/comparison/choices';
import * as texts from '@/selectors/comparison/texts';
import { JPY, USD } from '../../helpers/currencies';

const APRIL = { start: '2025-04-01', end: '2025-04-30' };
const MAY = { start: '2025-05-01', end: '2025-05-31' };
const JUNE = { start: '2025-06-01', end: '2025-06-30' };
const TODAY = '2025-06-15';

const sentenceOf = (current: number, base: number, measure: Measure = 'gross') =>
  texts.describeComparison({ measure, spans: { current: MAY, base: APRIL }, current, base }, TODAY, USD);

test.each([
  [108_400, 100_000, 'May 2025: $1,084.00, 8.4% more than April 2025.'],
  [0, 100_000, 'May 2025: $0.00, 100% less than April 2025.'],
  [5_000_000, 100_000, 'May 2025: $50,000.00, 4,900% more than April 2025.'],
  [100_000, 100_000, 'May 2025: $1,000.00, the same as April 2025.'],
  [100_000, 0, 'May 2025: $1,000.00, compared with $0.00 in April 2025.'],
  [5_000, -10_000, 'May 2025: $50.00, 150% more than April 2025.'],
])('%d cents after %d cents are described as: %s', (current, base, sentence) => {
  expect(sentenceOf(current, base)).toBe(sentence);
});

test('A change that rounds to zero percent is described by its amount', () => {
  expect(sentenceOf(10_000_001, 10_000_000)).toBe('May 2025: $100,000.01, $0.01 more than April 2025.');
  expect(sentenceOf(9_999_999, 10_000_000, 'count')).toBe('May 2025: 9,999,999, 1 less than April 2025.');
});

test('The sentence says which of the periods is incomplete', () => {
  const spans = { current: JUNE, base: MAY };
  expect(texts.describeComparison({ measure: 'count', spans, current: 3, base: 2 }, TODAY, USD)).toBe(
    'June 2025 (incomplete): 3, 50% more than May 2025.',
  );
  expect(texts.labelSpan(JUNE, '2025-06-30')).toBe('June 2025');
  expect(texts.describeIncomplete(JUNE, TODAY)).toBe('June 2025 is incomplete: the data ends on June 15, 2025.');
  expect(texts.describeSpans(spans)).toBe('June 2025 (30 days) compared with May 2025 (31 days)');
});

test('A difference has its sign, and no difference has none', () => {
  const differences = [1_200, -1_200, 0].map((value) => texts.formatDifference(value, 'net', USD));
  expect(differences).toEqual(['+$12.00', '-$12.00', '$0.00']);
  expect(texts.formatDifference(1_200, 'count', USD)).toBe('+1,200');
  expect(texts.formatMeasured(1_200, 'net', JPY)).toBe('¥1,200');
});

test('A change has its sign and separators of thousands', () => {
  expect(([8.4, -100, 0, 12_345.6, 'new'] as const).map(texts.formatChange)).toEqual([
    ...['+8.4%', '-100%', '0%', '+12,345.6%', 'new'],
  ]);
});

test('A period that is compared with itself has two different headers', () => {
  expect(texts.headersOf('cardBrand', { current: MAY, base: MAY }, TODAY)).toMatchObject({
    name: 'PAYMENT METHOD',
    current: 'MAY 2025',
    base: 'MAY 2025, COMPARED',
  });
  expect(texts.headersOf('day', { current: MAY, base: APRIL }, TODAY).base).toBe('APRIL 2025');
});

test('The file says with which day the data ends if one of its periods is incomplete', () => {
  expect(texts.fileIncomplete({ current: JUNE, base: MAY }, TODAY)).toBe('data through 2025-06-15');
  expect(texts.fileIncomplete({ current: MAY, base: JUNE }, TODAY)).toBe('data through 2025-06-15');
  expect(texts.fileIncomplete({ current: MAY, base: APRIL }, TODAY)).toBe('');
  expect(texts.fileSpan(MAY)).toBe('2025-05-01 to 2025-05-31');
});

test('The comparison says on which day the payments begin, and that the chart of the demo data has earlier months', () => {
  const begin = 'The payments begin on June 1, 2024, and earlier days have none.';
  expect(texts.describeBeginning('2024-06-01', false)).toBe(begin);
  expect(texts.describeBeginning('2024-06-01', true)).toBe(
    `${begin} The earlier months on the dashboard are fixed figures of the demo data.`,
  );
});
