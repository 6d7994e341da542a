import type { Discrepancy } from '@/domain/reconciliation/discrepancies';
import { unresolvedAmount } from '@/domain/reconciliation/unresolvedAmount';
import { dayOfDiscrepancy } from '@/domain/reconciliation/reportSummary';
import { compareSides } from '@/domain/reconciliation/compareSides';
import { difference } from '@/selectors/reconciliation/discrepancyTexts';
import { plainRow, type PlainRow } from '../../helpers/domain/reportRows';

const ours = plainRow('A');
function discrepancyOf(kind: Discrepancy['kind'], ...rows: Partial<PlainRow>[]): Discrepancy {
  const { reference, ...here } = ours;
  expect(reference).toBe('');
  return { id: 'A', kind, ours: here, theirs: rows.map((row) => ({ ...here, ...row })) };
}

test.each([
  [discrepancyOf('missing there'), 'Only in the console: $100.00.', 10_000],
  [{ ...discrepancyOf('missing here', {}), ours: undefined }, 'Only in the report: $100.00.', 10_000],
  [discrepancyOf('duplicate', {}, {}, {}), 'Listed 3 times in the report ($100.00 each).', 20_000],
  [discrepancyOf('currency', { currency: 'CAD' }), 'Report: CAD. Console: USD.', 10_000],
  [discrepancyOf('amount', { amount: 9_910 }), 'Report: $99.10. Console: $100.00 (-$0.90).', 90],
  [discrepancyOf('amount', { refunded: 500 }), 'Refunded in the report: $5.00. In the console: $0.00 (+$5.00).', 500],
  [discrepancyOf('status', { status: 'Failed' }), 'Report: Failed. Console: Completed.', 10_000],
  [discrepancyOf('fee', { processor: 350 }), 'The processor charged $0.30 more than expected.', 30],
  [discrepancyOf('split', { platform: 150 }), 'The platform received $0.50 less than its split.', 50],
  [discrepancyOf('split', { partner: 481 }), 'The partner received $0.01 more than its share.', 1],
  [
    discrepancyOf('split', { partner: 400, platform: undefined }),
    'The partner received $0.80 less than its share.',
    80,
  ],
  [discrepancyOf('timing'), 'Not in this report yet ($100.00). It may be in the next one.', 0],
  [discrepancyOf('timing', { time: '2024-06-20 12:00:00' }), 'Report: Jun 20, 2024. Console: Jun 10, 2024.', 0],
  [
    discrepancyOf('timing', { status: 'Pending' }),
    'Report: Pending. Console: Completed. The payment is not settled on both sides yet.',
    0,
  ],
])('Each discrepancy has a sentence with its difference and an amount to resolve', (broken, sentence, amount) => {
  expect(difference(broken)).toBe(sentence);
  expect(unresolvedAmount(broken)).toBe(amount);
});

test('Both rows are compared field by field', () => {
  const [theirs] = discrepancyOf('fee', { id: 'ch_1', processor: 310 }).theirs;
  const facts = compareSides(ours, { ...theirs!, reference: 'A', status: undefined });
  expect(facts.filter(({ isSame }) => !isSame)).toEqual([
    { label: 'Processor fee', ours: '$3.20', theirs: '$3.10', difference: '-$0.10', isSame: false },
  ]);
  expect(facts.find(({ label }) => label === 'Status')).toMatchObject({ ours: 'Completed', theirs: '–' });
  expect(facts.find(({ label }) => label === 'Processor ID')).toMatchObject({ theirs: 'ch_1' });
});

test('A missing value is a dash and not a difference, and neither is another hour of the day', () => {
  const [here] = discrepancyOf('amount', {}).theirs;
  expect(compareSides(ours, { id: 'line', time: '2024-06-10', currency: 'USD', amount: 10_050, zone: 'UTC' })).toEqual([
    { label: 'Payment', ours: 'A', theirs: 'line', isSame: true },
    { label: 'Time', ours: '2024-06-10 12:00:00', theirs: '2024-06-10', isSame: true },
    { label: 'Status', ours: 'Completed', theirs: '–', isSame: true },
    { label: 'Currency', ours: 'USD', theirs: 'USD', isSame: true },
    { label: 'Amount', ours: '$100.00', theirs: '$100.50', isSame: false, difference: '+$0.50' },
    { label: 'Refunded', ours: '$0.00', theirs: '–', isSame: true },
    { label: 'Processor fee', ours: '$3.20', theirs: '–', isSame: true },
    { label: 'Partner fee', ours: '$4.80', theirs: '–', isSame: true },
    { label: 'Platform fee', ours: '$2.00', theirs: '–', isSame: true },
  ]);
  const otherDay = compareSides(ours, { ...here!, time: '2024-06-11 12:00:00', currency: 'EUR', amount: 1 });
  expect(otherDay.filter(({ isSame }) => !isSame).slice(0, 3)).toEqual([
    { label: 'Time', ours: '2024-06-10 12:00:00', theirs: '2024-06-11 12:00:00', isSame: false },
    { label: 'Currency', ours: 'USD', theirs: 'EUR', isSame: false },
    { label: 'Amount', ours: '$100.00', theirs: '€0.01', isSame: false },
  ]);
  expect(otherDay.filter(({ difference }) => difference !== undefined)).toEqual([]);
});

test.each(['Failed', 'Voided'])('A %s payment shows no fees of the console, because none was charged', (status) => {
  const facts = compareSides({ ...ours, status }, { ...ours, id: 'p1', processor: 320 });
  expect(facts.filter(({ label }) => label.endsWith('fee'))).toEqual([
    { label: 'Processor fee', ours: '–', theirs: '$3.20', isSame: true },
    { label: 'Partner fee', ours: '–', theirs: '$4.80', isSame: true },
    { label: 'Platform fee', ours: '–', theirs: '$2.00', isSame: true },
  ]);
  expect(facts.find(({ label }) => label === 'Amount')).toMatchObject({ ours: '$100.00', theirs: '$100.00' });
});

test('A missing side is shown as dashes', () => {
  const bare = { id: 'line', time: '2024-06-10', currency: 'USD', amount: 500 };
  const facts = (a: string, b: string) =>
    [
      ['Payment', 'line'],
      ['Time', '2024-06-10'],
      ['Currency', 'USD'],
      ['Amount', '$5.00'],
    ].map(([label, reported]) => ({
      label,
      [a]: reported,
      [b]: '–',
      isSame: true,
    }));
  expect(compareSides(undefined, bare)).toEqual(facts('theirs', 'ours'));
  expect(compareSides(bare, undefined)).toEqual(facts('ours', 'theirs'));
  expect(compareSides({ ...bare, zone: 'UTC' }, undefined)).toEqual(facts('ours', 'theirs'));
});

test('A discrepancy has the day of its payment', () => {
  expect(dayOfDiscrepancy(discrepancyOf('fee'))).toBe('2024-06-10');
  expect(dayOfDiscrepancy({ ...discrepancyOf('fee', { time: '2024-06-11 12:00:00' }), ours: undefined })).toBe(
    '2024-06-11',
  );
});

test('A refund differs by the amount that the console has not refunded yet', () => {
  const broken = discrepancyOf('amount', { refunded: 500 });
  expect(unresolvedAmount({ ...broken, ours: { ...broken.ours!, refunded: 200 } })).toBe(300);
});

test('A dispute differs by the amount that one side has more than the other, and is shown if either side has it', () => {
  const disputed = discrepancyOf('dispute', { disputed: 10_000 });
  expect(unresolvedAmount({ ...disputed, ours: { ...ours, disputed: 4_000 } })).toBe(6_000);
  expect(difference({ ...disputed, ours: { ...ours, disputed: 4_000 } })).toBe(
    'Disputed in the report: $100.00. In the console: $40.00 (+$60.00).',
  );
  const theirs = { ...ours, disputed: 10_000 };
  const shown = { label: 'Disputed', ours: '$0.00', theirs: '$100.00', difference: '+$100.00', isSame: false };
  expect(compareSides(ours, theirs)).toContainEqual(shown);
  expect(compareSides(theirs, ours)).toContainEqual({
    ...shown,
    ours: '$100.00',
    theirs: '$0.00',
    difference: '-$100.00',
  });
});

test('The same moment in two time zones is shown in the zone of the console and is not a difference', () => {
  const newYork = { ...ours, time: '2024-06-09 20:15:40', zone: 'America/New_York' };
  const timeOf = (time: string) =>
    compareSides(newYork, { ...ours, time, zone: 'UTC' }).find(({ label }) => label === 'Time');
  expect(timeOf('2024-06-10 00:15:40')).toEqual({
    label: 'Time',
    ours: '2024-06-09 20:15:40',
    theirs: '2024-06-09 20:15:40 (2024-06-10 00:15:40 UTC)',
    isSame: true,
  });
  expect(timeOf('2024-06-09 00:15:40')?.isSame).toBe(false);
  // A day alone is the same in every zone.
  expect(timeOf('2024-06-10')).toMatchObject({ theirs: '2024-06-10' });
  const broken = discrepancyOf('timing', { time: '2024-06-20 00:15:40', zone: 'UTC' });
  expect(difference({ ...broken, ours: newYork })).toBe('Report: Jun 19, 2024. Console: Jun 9, 2024.');
});

test('The time of the report is converted to the time zone of the console', () => {
  const timeOf = (zone: string) => {
    const [theirs] = discrepancyOf('amount', { amount: 1, zone }).theirs;
    return compareSides(ours, theirs).find(({ label }) => label === 'Time');
  };
  expect(timeOf('UTC')).toMatchObject({ ours: '2024-06-10 12:00:00', theirs: '2024-06-10 12:00:00' });
  expect(timeOf('Asia/Tokyo')).toMatchObject({
    ours: '2024-06-10 12:00:00',
    theirs: '2024-06-10 03:00:00 (2024-06-10 12:00:00 Asia/Tokyo)',
  });
});
