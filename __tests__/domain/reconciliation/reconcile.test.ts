import fc from 'fast-check';
import type { DiscrepancyKind } from '@/domain/reconciliation/discrepancies';
import { reconcile } from '@/domain/reconciliation/reconcile';
import { ownColumns, plainRow, reportColumns, type PlainRow } from '../../helpers/domain/reportRows';

const compare = (own: readonly PlainRow[], report: readonly PlainRow[]) =>
  reconcile(ownColumns(own), reportColumns(report), () => undefined);
const named = (own: readonly PlainRow[], report: readonly PlainRow[]) =>
  compare(own, report).breaks.map(({ id, kind }) => [id, kind]);

/** The days are far from the end of the month, so that no payment has a timing discrepancy. */
const payments = fc
  .array(
    fc.record({
      amount: fc.integer({ min: 1_000, max: 1_000_000 }),
      status: fc.constantFrom('Completed', 'Failed', 'Refunded', 'Voided'),
      day: fc.integer({ min: 1, max: 20 }),
      refunded: fc.integer({ min: 0, max: 100 }),
    }),
    { minLength: 1, maxLength: 30 },
  )
  .map((drafts) =>
    drafts.map(({ amount, status, day, refunded }, index) =>
      plainRow(`P${index}`, {
        amount,
        status,
        refunded,
        processor: Math.floor(amount / 30),
        time: `2024-06-${String(day).padStart(2, '0')} 10:00:00`,
      }),
    ),
  );

/** These two rows define the days of the report, so that a missing payment is a discrepancy of its class. */
const FIRST = plainRow('FIRST', { time: '2024-06-01 00:00:00' });
const LAST = plainRow('LAST', { time: '2024-06-30 10:00:00' });

/** Each function turns the row of a payment into the rows of a report with that discrepancy. */
const PLANTS: Record<Exclude<DiscrepancyKind, 'missing here'>, (row: PlainRow) => PlainRow[]> = {
  'missing there': () => [],
  duplicate: (row) => [row, row],
  currency: (row) => [{ ...row, currency: 'CAD' }],
  amount: (row) => [{ ...row, amount: row.amount + 1 }],
  status: (row) => [{ ...row, status: 'Failed' }],
  fee: (row) => [{ ...row, processor: row.processor + 1 }],
  split: (row) => [{ ...row, platform: row.platform - 1 }],
  timing: (row) => [{ ...row, time: '2024-06-29 10:00:00' }],
};

test('A file has no discrepancy with itself, by ids and by references', () => {
  fc.assert(
    fc.property(payments, (rows) => {
      const there = rows.map((row) => ({ ...row, id: `ch_${row.id}`, reference: row.id }));
      for (const report of [rows, there]) {
        expect(compare(rows, report)).toMatchObject({ matched: rows.length, breaks: [], kinds: {} });
      }
    }),
  );
});

test('Each planted discrepancy is found once', () => {
  const plants = fc.array(
    fc.constantFrom('none', 'missing here', ...(Object.keys(PLANTS) as (keyof typeof PLANTS)[])),
    {
      minLength: 30,
      maxLength: 30,
    },
  );
  fc.assert(
    fc.property(payments, plants, (rows, chosen) => {
      const planted: [string, string][] = [];
      const report = rows.flatMap((row, index): PlainRow[] => {
        // A payment that moved no money can only have a second row.
        const kind = row.status === 'Completed' ? chosen[index]! : 'none';
        if (kind === 'none') return [row];
        planted.push([kind === 'missing here' ? `there X${row.id}` : row.id, kind]);
        return kind === 'missing here' ? [row, plainRow(`X${row.id}`)] : PLANTS[kind](row);
      });
      const found = named([FIRST, ...rows, LAST], [FIRST, ...report, LAST]);
      expect(found.sort()).toEqual(planted.sort());
    }),
  );
});

test('Each payment is matched, a discrepancy, or outside the days of the report', () => {
  const [inside, before, after] = ['10', '01', '28'].map((day) => plainRow(day, { time: `2024-06-${day} 10:00:00` }));
  const first = plainRow('first', { time: '2024-06-05 00:00:00' });
  const last = plainRow('last', { time: '2024-06-20 23:59:59' });
  const all = compare([inside!, before!, after!, first, last], [first, last]);
  expect(all).toMatchObject({ matched: 2, first: '2024-06-05', last: '2024-06-20' });
  expect(all.kinds).toEqual({ 'missing there': 1 });
});

test('The days of a report run from its earliest to its latest payment in any order', () => {
  const rows = ['12', '20', '05', '10'].map((day) => plainRow(day, { time: `2024-06-${day} 10:00:00` }));
  const missing = ['20', '05'].map((day) => plainRow(`missing ${day}`, { time: `2024-06-${day} 23:59:59` }));
  const withoutTime = plainRow('a day alone', { time: '2024-06-05' });
  const all = compare([...rows, ...missing, withoutTime], rows);
  expect(all).toMatchObject({ first: '2024-06-05', last: '2024-06-20', kinds: { timing: 1, 'missing there': 2 } });
});

test('A discrepancy has only the fields that the report has', () => {
  const own = plainRow('A', { refunded: 500 });
  const { reference: _none, ...ours } = own;
  const there = plainRow('ch_A', { reference: 'A', amount: 1, zone: 'Asia/Tokyo' });
  expect(compare([own], [there]).breaks).toEqual([{ id: 'A', kind: 'amount', ours, theirs: [there] }]);
  const { statusAt, refunded, processor, partner, platform, ...report } = reportColumns([plainRow('A', { amount: 1 })]);
  expect([statusAt, refunded, processor, partner, platform]).not.toContain(undefined);
  const [bare] = reconcile(ownColumns([own]), report, () => undefined).breaks;
  const { id, time, zone, currency } = ours;
  expect(bare?.theirs).toEqual([{ id, time, zone, currency, amount: 1 }]);
});

test('The times of console and report may be three business days apart in either direction', () => {
  // June 10, 2024 is a Monday.
  const on = (day: number) => plainRow('A', { time: `2024-06-${day} 10:00:00` });
  const kindsOf = (here: number, there: number) => named([on(here), LAST], [on(there), LAST]).map(([, kind]) => kind);
  for (const [here, there] of [
    [10, 10],
    [10, 11],
    [10, 13],
    [13, 10],
  ] as const)
    expect(kindsOf(here, there)).toEqual([]);
  expect([kindsOf(10, 14), kindsOf(14, 10)]).toEqual([['timing'], ['timing']]);
});

test('Only Pending and Completed may differ, up to the third business day', () => {
  // June 28, 2024 is a Friday.
  const end = plainRow('end', { time: '2024-06-28 10:00:00', status: 'Failed' });
  const kindOf = (day: string, here: PlainRow['status'], there: PlainRow['status'], refunded = 0) => {
    const row = plainRow('A', { time: `2024-06-${day} 10:00:00`, refunded });
    return named([{ ...row, status: here }], [{ ...row, status: there }, end]).map(([, kind]) => kind)[0];
  };
  expect(kindOf('25', 'Pending', 'Completed')).toBe('timing');
  expect(kindOf('24', 'Pending', 'Completed')).toBe('status');
  expect(kindOf('27', 'Pending', 'Refunded')).toBe('status');
  expect(kindOf('27', 'Completed', 'Failed')).toBe('status');
  // A partial refund does not explain a missing payment.
  expect(kindOf('03', 'Completed', 'Pending', 500)).toBe('status');
  expect(kindOf('03', 'Completed', 'Refunded', 500)).toBeUndefined();
});

test('A record after the last day of a report may or may not be in the report', () => {
  const before = { status: 'Completed', refunded: 0 } as const;
  const own = (until: string, fields: Partial<PlainRow> = {}) => [
    plainRow('A', { refunded: 500, earlier: [{ until, ...before }], ...fields }),
    LAST,
  ];
  const there = (fields: Partial<PlainRow> = {}) => [plainRow('A', fields), LAST];
  // The last day of the report is June 30.
  expect(named(own('2024-07-01'), there())).toEqual([]);
  expect(named(own('2024-07-01'), there({ refunded: 500 }))).toEqual([]);
  expect(named(own('2024-07-01'), there({ refunded: 400 }))).toEqual([['A', 'amount']]);
  expect(named(own('2024-06-30'), there())).toEqual([['A', 'amount']]);
  // A full refund shows by the status alone, and other differences are still found.
  const whole = { status: 'Refunded', refunded: 10_000 } as const;
  expect(named(own('2024-07-01', whole), there())).toEqual([]);
  expect(named(own('2024-07-01', whole), there({ status: 'Failed' }))).toEqual([['A', 'status']]);
  expect(named(own('2024-07-01'), there({ processor: 1 }))).toEqual([['A', 'fee']]);
  // If neither state matches, the discrepancy has the current one.
  const settling = { status: 'Pending', refunded: 0 } as const;
  const voided = own('2024-07-01', { status: 'Voided', refunded: 0, earlier: [{ until: '2024-07-01', ...settling }] });
  expect(named(voided, there({ status: 'Pending' }))).toEqual([]);
  expect(named(voided, there({ refunded: 100 }))).toEqual([['A', 'status']]);
  expect(named(own('', { earlier: [{ until: '2024-07-01', ...settling }] }), there())).toEqual([['A', 'amount']]);
  // The report has the first of two refunds.
  const two = [
    { until: '2024-07-01', ...before },
    { until: '2024-07-09', status: 'Completed', refunded: 300 },
  ] as const;
  expect(named(own('', { earlier: two }), there({ refunded: 300 }))).toEqual([]);
});

test('Times of different time zones are compared as moments', () => {
  const here = (id: string, time: string) => plainRow(id, { time, zone: 'America/New_York' });
  const report = [plainRow('start', { time: '2024-06-03 04:00:00' }), plainRow('end', { time: '2024-06-28 10:00:00' })];
  const own = [here('start', '2024-06-03 00:00:00'), here('end', '2024-06-28 06:00:00')];
  expect(named(own, report)).toEqual([]);
  // One payment is outside the days of the report in New York and inside in UTC, and the other the other way round.
  expect(named([...own, here('first', '2024-06-02 20:00:00')], report)).toEqual([['first', 'missing there']]);
  expect(named([...own, here('last', '2024-06-28 20:00:00')], report)).toEqual([]);
  // The third business day is June 4 in UTC and June 3 in New York.
  const late = [...report, plainRow('A', { time: '2024-06-07 23:00:00' })];
  expect(named([...own, here('A', '2024-06-03 21:00:00')], late)).toEqual([]);
  expect(named([...own, here('A', '2024-06-03 19:00:00')], late)).toEqual([['A', 'timing']]);
  // It was recorded in Tokyo on July 1, which is June 30 for the report.
  const before = { status: 'Completed', refunded: 0 } as const;
  const refunded = (until: string) => [
    plainRow('A', { refunded: 500, earlier: [{ until, zone: 'Asia/Tokyo', ...before }] }),
    LAST,
  ];
  expect(named(refunded('2024-07-01 08:00:00'), [plainRow('A'), LAST])).toEqual([['A', 'amount']]);
  expect(named(refunded('2024-07-01 10:00:00'), [plainRow('A'), LAST])).toEqual([]);
});

test('Refunded amounts are compared if money moved on both sides', () => {
  const kindOf = (here: PlainRow['status'], there: PlainRow['status']) =>
    named([plainRow('A', { status: here }), LAST], [plainRow('A', { status: there, refunded: 100 }), LAST])[0]?.[1];
  expect(kindOf('Completed', 'Completed')).toBe('amount');
  expect(kindOf('Failed', 'Completed')).toBe('status');
  expect(kindOf('Completed', 'Failed')).toBe('status');
});

test('A payment of the last three business days is a timing discrepancy', () => {
  // June 28, 2024 is a Friday.
  const end = plainRow('end', { time: '2024-06-28 09:00:00' });
  const on = (day: string, status: PlainRow['status'] = 'Completed') =>
    plainRow(day, { time: `${day} 23:00:00`, status });
  const own = [on('2024-06-24'), on('2024-06-25'), on('2024-06-11', 'Pending'), end];
  expect(named(own, [plainRow('start', { time: '2024-06-03 00:00:00', status: 'Failed' }), end])).toEqual([
    ['2024-06-24', 'missing there'],
    ['2024-06-25', 'timing'],
    ['2024-06-11', 'timing'],
  ]);
});

test('A pending payment has a timing discrepancy for three business days, and then a status discrepancy', () => {
  const [late, settling] = ['2024-06-20', '2024-06-27'].map((day) =>
    plainRow(day, { time: `${day} 10:00:00`, status: 'Pending' }),
  );
  const settled = [late!, settling!].map((row) => ({ ...row, status: 'Completed' as const }));
  expect(
    named([late!, settling!], [...settled, plainRow('end', { time: '2024-06-28 10:00:00', status: 'Failed' })]),
  ).toEqual([
    ['2024-06-20', 'status'],
    ['2024-06-27', 'timing'],
  ]);
});

test('Payments that moved no money on either side match', () => {
  const own = [plainRow('A', { status: 'Failed' }), plainRow('B', { status: 'Voided' }), LAST];
  const there = [plainRow('A', { status: 'Failed', amount: 1 }), plainRow('C', { status: 'Failed' }), LAST];
  expect(compare(own, there)).toMatchObject({ matched: 4, breaks: [] });
});

test('A partial refund is not a status discrepancy, and another refunded amount is an amount discrepancy', () => {
  const own = [plainRow('A', { refunded: 500 }), plainRow('B', { refunded: 500 }), LAST];
  const there = [plainRow('A', { refunded: 500, status: 'Refunded' }), plainRow('B', { refunded: 400 }), LAST];
  expect(named(own, there)).toEqual([['B', 'amount']]);
});

test('Fields that a report lacks are not compared', () => {
  const own = [plainRow('A', { status: 'Refunded', refunded: 10_000 })];
  const { statusAt, refunded, processor, partner, platform, ...report } = reportColumns([
    plainRow('A', { processor: 1 }),
  ]);
  expect([statusAt, refunded, processor, partner, platform]).not.toContain(undefined);
  expect(reconcile(ownColumns(own), report, () => undefined)).toMatchObject({ matched: 1, breaks: [] });
});

test('The list has at most ten thousand discrepancies, and the others are counted', () => {
  const report = Array.from({ length: 10_003 }, (_, index) => plainRow(`X${index}`));
  const { breaks: discrepancies, kinds } = compare([], report);
  expect([discrepancies.length, kinds]).toEqual([10_000, { 'missing here': 10_003 }]);
});

test('The comparison reports its progress up to 100%', () => {
  const reported: number[] = [];
  const rows = Array.from({ length: 60_000 }, (_, index) => plainRow(`P${index}`));
  reconcile(ownColumns(rows), reportColumns(rows), (share) => reported.push(share));
  expect(reported).toEqual([0, 50_000 / 120_000, 100_000 / 120_000, 1]);
});
