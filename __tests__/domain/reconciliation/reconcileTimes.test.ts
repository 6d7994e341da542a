import { reconcile } from '@/domain/reconciliation/reconcile';
import { consoleColumns, plainRow, reportColumns, type PlainRow } from '../../helpers/domain/reportRows';

const named = (consoleRows: readonly PlainRow[], report: readonly PlainRow[]) =>
  reconcile(consoleColumns(consoleRows), reportColumns(report), () => undefined).breaks.map(({ id, kind }) => [
    id,
    kind,
  ]);

/** The last row of the report defines its last day. */
const LAST = plainRow('LAST', { time: '2024-06-30 10:00:00' });

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
  const consoleRows = (until: string, fields: Partial<PlainRow> = {}) => [
    plainRow('A', { refunded: 500, earlier: [{ until, ...before }], ...fields }),
    LAST,
  ];
  const there = (fields: Partial<PlainRow> = {}) => [plainRow('A', fields), LAST];
  // The last day of the report is June 30.
  expect(named(consoleRows('2024-07-01'), there())).toEqual([]);
  expect(named(consoleRows('2024-07-01'), there({ refunded: 500 }))).toEqual([]);
  expect(named(consoleRows('2024-07-01'), there({ refunded: 400 }))).toEqual([['A', 'amount']]);
  expect(named(consoleRows('2024-06-30'), there())).toEqual([['A', 'amount']]);
  // A full refund shows by the status alone, and other differences are still found.
  const whole = { status: 'Refunded', refunded: 10_000 } as const;
  expect(named(consoleRows('2024-07-01', whole), there())).toEqual([]);
  expect(named(consoleRows('2024-07-01', whole), there({ status: 'Failed' }))).toEqual([['A', 'status']]);
  expect(named(consoleRows('2024-07-01'), there({ processor: 1 }))).toEqual([['A', 'fee']]);
  // If neither state matches, the discrepancy has the current one.
  const settling = { status: 'Pending', refunded: 0 } as const;
  const voided = consoleRows('2024-07-01', {
    status: 'Voided',
    refunded: 0,
    earlier: [{ until: '2024-07-01', ...settling }],
  });
  expect(named(voided, there({ status: 'Pending' }))).toEqual([]);
  expect(named(voided, there({ refunded: 100 }))).toEqual([['A', 'status']]);
  expect(named(consoleRows('', { earlier: [{ until: '2024-07-01', ...settling }] }), there())).toEqual([
    ['A', 'amount'],
  ]);
  // The report has the first of two refunds.
  const two = [
    { until: '2024-07-01', ...before },
    { until: '2024-07-09', status: 'Completed', refunded: 300 },
  ] as const;
  expect(named(consoleRows('', { earlier: two }), there({ refunded: 300 }))).toEqual([]);
});

test('Times of different time zones are compared as moments', () => {
  const here = (id: string, time: string) => plainRow(id, { time, zone: 'America/New_York' });
  const report = [plainRow('start', { time: '2024-06-03 04:00:00' }), plainRow('end', { time: '2024-06-28 10:00:00' })];
  const consoleRows = [here('start', '2024-06-03 00:00:00'), here('end', '2024-06-28 06:00:00')];
  expect(named(consoleRows, report)).toEqual([]);
  // One payment is outside the days of the report in New York and inside in UTC, and the other the other way round.
  expect(named([...consoleRows, here('first', '2024-06-02 20:00:00')], report)).toEqual([['first', 'missing there']]);
  expect(named([...consoleRows, here('last', '2024-06-28 20:00:00')], report)).toEqual([]);
  // The third business day is June 4 in UTC and June 3 in New York.
  const laterReport = [...report, plainRow('A', { time: '2024-06-07 23:00:00' })];
  expect(named([...consoleRows, here('A', '2024-06-03 21:00:00')], laterReport)).toEqual([]);
  expect(named([...consoleRows, here('A', '2024-06-03 19:00:00')], laterReport)).toEqual([['A', 'timing']]);
  // It was recorded in Tokyo on July 1, which is June 30 for the report.
  const before = { status: 'Completed', refunded: 0 } as const;
  const refunded = (until: string) => [
    plainRow('A', { refunded: 500, earlier: [{ until, zone: 'Asia/Tokyo', ...before }] }),
    LAST,
  ];
  expect(named(refunded('2024-07-01 08:00:00'), [plainRow('A'), LAST])).toEqual([['A', 'amount']]);
  expect(named(refunded('2024-07-01 10:00:00'), [plainRow('A'), LAST])).toEqual([]);
});

test('A payment of the last three business days is a timing discrepancy', () => {
  // June 28, 2024 is a Friday.
  const end = plainRow('end', { time: '2024-06-28 09:00:00' });
  const on = (day: string, status: PlainRow['status'] = 'Completed') =>
    plainRow(day, { time: `${day} 23:00:00`, status });
  const consoleRows = [on('2024-06-24'), on('2024-06-25'), on('2024-06-11', 'Pending'), end];
  expect(named(consoleRows, [plainRow('start', { time: '2024-06-03 00:00:00', status: 'Failed' }), end])).toEqual([
    ['2024-06-24', 'missing there'],
    ['2024-06-25', 'timing'],
    ['2024-06-11', 'timing'],
  ]);
});

test('A pending payment has a timing discrepancy for three business days, and then a status discrepancy', () => {
  const [overdue, recent] = ['2024-06-20', '2024-06-27'].map((day) =>
    plainRow(day, { time: `${day} 10:00:00`, status: 'Pending' }),
  );
  const settled = [overdue!, recent!].map((row) => ({ ...row, status: 'Completed' as const }));
  expect(
    named([overdue!, recent!], [...settled, plainRow('end', { time: '2024-06-28 10:00:00', status: 'Failed' })]),
  ).toEqual([
    ['2024-06-20', 'status'],
    ['2024-06-27', 'timing'],
  ]);
});
