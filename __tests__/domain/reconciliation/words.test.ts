import type { Break } from '@/domain/reconciliation/breaks';
import { dayOfBreak, valueAtRisk } from '@/domain/reconciliation/standing';
import { compareSides, describeBreak } from '@/domain/reconciliation/words';
import { plainRow, type PlainRow } from '../../helpers/domain/reportRows';

const ours = plainRow('A');
function breakOf(kind: Break['kind'], ...rows: Partial<PlainRow>[]): Break {
  const { reference, ...here } = ours;
  expect(reference).toBe('');
  return { id: 'A', kind, ours: here, theirs: rows.map((row) => ({ ...here, ...row })) };
}

test.each([
  [breakOf('missing there'), 'The console has $100.00; the report has no such payment.', 10_000],
  [
    { ...breakOf('missing here', {}), ours: undefined },
    'The report has $100.00; the console has no such payment.',
    10_000,
  ],
  [breakOf('duplicate', {}, {}, {}), 'The report has the payment 3 times: $100.00, $100.00, $100.00.', 20_000],
  [breakOf('currency', { currency: 'CAD' }), 'The report says CAD, the console USD.', 10_000],
  [breakOf('amount', { amount: 9_910 }), 'The report has $0.90 less than the console.', 90],
  [breakOf('amount', { refunded: 500 }), 'The report has $5.00 more given back.', 500],
  [breakOf('status', { status: 'Failed' }), 'The report says Failed, the console Completed.', 10_000],
  [breakOf('fee', { processor: 350 }), 'The processor took $0.30 more than the console expects.', 30],
  [breakOf('split', { platform: 150 }), 'The platform was given $0.50 less than the split says.', 50],
  [breakOf('split', { partner: 481 }), 'The partner was given $0.01 more than the split says.', 1],
  [
    breakOf('split', { partner: 400, platform: undefined }),
    'The partner was given $0.80 less than the split says.',
    80,
  ],
  [breakOf('timing'), '$100.00 is not in the report yet: it may be in the next one.', 0],
  [
    breakOf('timing', { time: '2024-06-20 12:00:00' }),
    'The report has it on June 20, 2024, the console on June 10, 2024.',
    0,
  ],
  [
    breakOf('timing', { status: 'Pending' }),
    'The report says Pending, the console still Completed: it is settling.',
    0,
  ],
])('Each break says in words and in cents what is wrong', (broken, words, atRisk) => {
  expect(describeBreak(broken)).toBe(words);
  expect(valueAtRisk(broken)).toBe(atRisk);
});

test('Both rows stand beside each other, with what differs', () => {
  const [theirs] = breakOf('fee', { id: 'ch_1', processor: 310 }).theirs;
  const facts = compareSides(ours, { ...theirs!, reference: 'A', status: undefined });
  expect(facts.filter(({ isSame }) => !isSame)).toEqual([
    { label: 'Processor fee', ours: '$3.20', theirs: '$3.10', difference: '-$0.10', isSame: false },
  ]);
  expect(facts.find(({ label }) => label === 'Status')).toMatchObject({ ours: 'Completed', theirs: '–' });
  expect(facts.find(({ label }) => label === 'Id of the processor')).toMatchObject({ theirs: 'ch_1' });
});

test('All that either side tells stands beside the other; a dash is no difference, nor is another hour of the day', () => {
  const [here] = breakOf('amount', {}).theirs;
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

test('Where one side has nothing, the other one stands alone', () => {
  const bare = { id: 'line', time: '2024-06-10', currency: 'USD', amount: 500 };
  const facts = (one: string, other: string) =>
    [
      ['Payment', 'line'],
      ['Time', '2024-06-10'],
      ['Currency', 'USD'],
      ['Amount', '$5.00'],
    ].map(([label, told]) => ({
      label,
      [one]: told,
      [other]: '–',
      isSame: true,
    }));
  expect(compareSides(undefined, bare)).toEqual(facts('theirs', 'ours'));
  expect(compareSides(bare, undefined)).toEqual(facts('ours', 'theirs'));
  expect(compareSides({ ...bare, zone: 'UTC' }, bare)[1]).toMatchObject({
    ours: '2024-06-10 UTC',
    theirs: '2024-06-10',
  });
});

test('A break is of the day of its payment', () => {
  expect(dayOfBreak(breakOf('fee'))).toBe('2024-06-10');
  expect(dayOfBreak({ ...breakOf('fee', { time: '2024-06-11 12:00:00' }), ours: undefined })).toBe('2024-06-11');
});

test('What was given back differs by what was given back here already', () => {
  const broken = breakOf('amount', { refunded: 500 });
  expect(valueAtRisk({ ...broken, ours: { ...broken.ours!, refunded: 200 } })).toBe(300);
});

test('The same instant in two zones is no difference, and both zones are named', () => {
  const newYork = { ...ours, time: '2024-06-09 20:15:40', zone: 'America/New_York' };
  const timeOf = (time: string) =>
    compareSides(newYork, { ...ours, time, zone: 'UTC' }).find(({ label }) => label === 'Time');
  expect(timeOf('2024-06-10 00:15:40')).toEqual({
    label: 'Time',
    ours: '2024-06-09 20:15:40 America/New_York',
    theirs: '2024-06-10 00:15:40 UTC',
    isSame: true,
  });
  expect(timeOf('2024-06-09 00:15:40')?.isSame).toBe(false);
  const broken = breakOf('timing', { time: '2024-06-20 00:15:40', zone: 'UTC' });
  expect(describeBreak({ ...broken, ours: newYork })).toBe(
    'The report has it on June 19, 2024, the console on June 9, 2024.',
  );
});

test('Where the two sides tell times of different zones, each is named', () => {
  const timeOf = (zone: string) => {
    const [theirs] = breakOf('amount', { amount: 1, zone }).theirs;
    return compareSides(ours, theirs).find(({ label }) => label === 'Time');
  };
  expect(timeOf('UTC')).toMatchObject({ ours: '2024-06-10 12:00:00', theirs: '2024-06-10 12:00:00' });
  expect(timeOf('Asia/Tokyo')).toMatchObject({
    ours: '2024-06-10 12:00:00 UTC',
    theirs: '2024-06-10 12:00:00 Asia/Tokyo',
  });
});
