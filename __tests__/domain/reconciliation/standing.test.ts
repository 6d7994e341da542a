import fc from 'fast-check';
import type { Break } from '@/domain/reconciliation/breaks';
import { businessDaysAfter } from '@/domain/reconciliation/businessDays';
import { reconcile } from '@/domain/reconciliation/reconcile';
import { isAcceptable, type Report, type Settlement } from '@/domain/reconciliation/settlements';
import { ageOf, describeStanding, standingOf, valueAtRisk } from '@/domain/reconciliation/standing';
import { compareSides, describeBreak } from '@/domain/reconciliation/words';
import { addDays } from '@/domain/calendar/dates';
import { ownColumns, plainRow, reportColumns, type PlainRow } from '../../helpers/domain/reportRows';

const stamp = { recordedAt: '2024-07-01 09:00:00', recordedBy: 'Alex Morgan', zone: 'UTC' };

function reportOf(own: readonly PlainRow[], rows: readonly PlainRow[], id = 'r1'): Report {
  const comparison = reconcile(ownColumns(own), reportColumns(rows), () => undefined);
  return {
    kind: 'report',
    id,
    ...stamp,
    name: 'june.csv',
    format: 'by hand',
    rows: rows.length,
    unread: 0,
    ...comparison,
  };
}

function settle(breakId: string, other: Partial<Settlement> = {}): Settlement {
  return { kind: 'settlement', id: `s ${breakId}`, ...stamp, reportId: 'r1', breakId, reason: 'Known', ...other };
}

const end = plainRow('end', { time: '2024-06-30 10:00:00' });
const own = [plainRow('A'), plainRow('B'), plainRow('C'), end];
const report = reportOf(own, [plainRow('A', { amount: 9_000 }), plainRow('X'), plainRow('C'), end]);

test('All are balanced once each break is settled, and a match by hand is one payment of two', () => {
  const before = standingOf(report, [], []);
  expect(before).toMatchObject({ total: 5, balanced: 2, matchRate: 40, atRisk: 1_000 + 10_000 + 10_000 });
  expect(describeStanding(report, before)).toBe('June: 2 of 5 balanced');
  const settlements = [settle('A'), settle('B', { withBreakId: 'there X' })];
  const after = standingOf(report, settlements, []);
  expect(after).toMatchObject({ total: 4, balanced: 4, open: [], atRisk: 0 });
  expect(describeStanding(report, after)).toBe('June: 4 of 4 balanced');
});

test.each([
  ['a second time', settle('A', { id: 'again' }), [settle('A')]],
  ['that is not there', settle('D'), []],
  ['of another report', settle('A', { reportId: 'r2' }), []],
  ['without a reason', settle('A', { reason: ' ' }), []],
  ['with one that is no match', settle('B', { withBreakId: 'A' }), []],
  ['with one that is settled', settle('B', { withBreakId: 'there X' }), [settle('there X')]],
])('A break is not settled %s', (_, settlement, settlements) => {
  expect(isAcceptable(settlement, settlement.reportId === 'r1' ? report : undefined, settlements)).toBe(false);
});

test('A break is accepted with a reason, or matched by hand with the one that it is', () => {
  expect(isAcceptable(settle('A'), report, [])).toBe(true);
  expect(isAcceptable(settle('there X', { withBreakId: 'B' }), report, [settle('A')])).toBe(true);
});

test('Only what was late clears itself, by a later report that has it', () => {
  const late = plainRow('late', { time: '2024-06-29 10:00:00' });
  const first = reportOf([plainRow('A'), late, end], [plainRow('A', { amount: 1 }), end]);
  expect(first.breaks.map(({ kind }) => kind)).toEqual(['amount', 'timing']);
  const next = reportOf([late, end], [late, { ...end, time: '2024-07-02 10:00:00' }], 'r2');
  const standing = standingOf(first, [], [next]);
  expect(standing.open.map(({ id }) => id)).toEqual(['A']);
  expect(standing.cleared.map(({ id }) => id)).toEqual(['late']);
  const without = reportOf([late, end], [plainRow('other', { time: '2024-06-01 00:00:00' }), end], 'r3');
  expect(standingOf(first, [], [without]).cleared).toEqual([]);
});

test.each([
  [0, 'Under 1 day'],
  [1, '1 to 3 days'],
  [2, '1 to 3 days'],
  [3, '3 to 7 days'],
  [7, '3 to 7 days'],
  [8, 'More than 7 days'],
])('A break of %i days is aged %s', (days, age) => {
  expect(ageOf(days)).toBe(age);
});

test('Business days are those that a walk over the calendar counts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: -5, max: 60 }), (from, days) => {
      const day = addDays('2020-01-01', from);
      let count = 0;
      for (let at = 1; at <= days; at += 1) {
        const weekday = new Date(`${addDays(day, at)}T12:00:00Z`).getUTCDay();
        if (weekday !== 0 && weekday !== 6) count += 1;
      }
      expect(businessDaysAfter(day, addDays(day, days))).toBe(count);
    }),
  );
});

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

test('Where the two sides tell times of different zones, each is named', () => {
  const timeOf = (zone: string) => {
    const rows = [plainRow('A', { amount: 1, zone })];
    const { ours, theirs } = reportOf([plainRow('A')], rows).breaks[0]!;
    return compareSides(ours, theirs[0]).find(({ label }) => label === 'Time');
  };
  expect(timeOf('UTC')).toMatchObject({ ours: '2024-06-10 12:00:00', theirs: '2024-06-10 12:00:00' });
  expect(timeOf('Asia/Tokyo')).toMatchObject({
    ours: '2024-06-10 12:00:00 UTC',
    theirs: '2024-06-10 12:00:00 Asia/Tokyo',
  });
});

test('The rate is rounded to a tenth, but 100 % are all of them and 0 % none', () => {
  const rateOf = (matched: number, total: number) =>
    standingOf({ ...report, matched, kinds: { amount: total - matched } }, [], []).matchRate;
  expect([rateOf(22, 31), rateOf(9_999, 10_000), rateOf(1, 10_000), rateOf(0, 3), rateOf(3, 3)]).toEqual([
    71, 99.9, 0.1, 0, 100,
  ]);
});
