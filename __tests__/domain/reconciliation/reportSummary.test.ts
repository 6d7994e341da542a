import fc from 'fast-check';
import type { Discrepancy } from '@/domain/reconciliation/discrepancies';
import { businessDaysAfter } from '@/domain/reconciliation/businessDays';
import { reconcile } from '@/domain/reconciliation/reconcile';
import { judgeReconciliation, type Report, type Resolution } from '@/domain/reconciliation/resolutions';
import { ageOf, ageOfDiscrepancy, amountOfDiscrepancy, summarizeReport } from '@/domain/reconciliation/reportSummary';
import { addDays } from '@/domain/calendar/dates';
import { reportName, reportSummary } from '@/selectors/reconciliation/texts';
import { consoleColumns, plainRow, reportColumns, type PlainRow } from '../../helpers/domain/reportRows';

const isAccepted = (resolution: Resolution, report: Report | undefined, resolutions: readonly Resolution[]) =>
  judgeReconciliation(resolution, [...(report ? [report] : []), ...resolutions]).allowed;

const stamp = { recordedAt: '2024-07-01 09:00:00', recordedBy: 'Alex Morgan', zone: 'UTC' };

function reportOf(consoleRows: readonly PlainRow[], rows: readonly PlainRow[], id = 'r1'): Report {
  const comparison = reconcile(consoleColumns(consoleRows), reportColumns(rows), () => undefined);
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

function resolve(breakId: string, b: Partial<Resolution> = {}): Resolution {
  return { kind: 'settlement', id: `s ${breakId}`, ...stamp, reportId: 'r1', breakId, reason: 'Known', ...b };
}

const end = plainRow('end', { time: '2024-06-30 10:00:00' });
const consoleRows = [plainRow('A'), plainRow('B'), plainRow('C'), end];
const report = reportOf(consoleRows, [plainRow('A', { amount: 9_000 }), plainRow('X'), plainRow('C'), end]);

test('An accepted difference counts as resolved and not as matched, and a manual match counts as one matched payment', () => {
  const before = summarizeReport(report, [], []);
  expect(before).toMatchObject({
    total: 5,
    matched: 2,
    accepted: 0,
    matchRate: 40,
    unresolvedAmount: 1_000 + 10_000,
    likelyPairs: 1,
  });
  expect(reportSummary(report, before)).toBe('June 2024: 2 of 5 payments matched');
  const resolutions = [resolve('A'), resolve('B', { withBreakId: 'there X' })];
  const after = summarizeReport(report, resolutions, []);
  expect(after).toMatchObject({
    total: 4,
    matched: 3,
    accepted: 1,
    matchRate: 40,
    open: [],
    unresolvedAmount: 0,
    likelyPairs: 0,
  });
  expect(reportSummary(report, after)).toBe('June 2024: 3 of 4 payments matched, 1 explained');
});

test.each([
  ['a second time', resolve('A', { id: 'again' }), [resolve('A')]],
  ['of an unknown discrepancy', resolve('D'), []],
  ['of another report', resolve('A', { reportId: 'r2' }), []],
  ['without a reason', resolve('A', { reason: ' ' }), []],
  ['with a discrepancy that cannot match', resolve('B', { withBreakId: 'A' }), []],
  ['with a resolved discrepancy', resolve('B', { withBreakId: 'there X' }), [resolve('there X')]],
])('A resolution is refused %s', (_, resolution, resolutions) => {
  expect(isAccepted(resolution, resolution.reportId === 'r1' ? report : undefined, resolutions)).toBe(false);
});

test('A discrepancy is accepted with a reason, or matched manually with its counterpart', () => {
  expect(isAccepted(resolve('A'), report, [])).toBe(true);
  expect(isAccepted(resolve('there X', { withBreakId: 'B' }), report, [resolve('A')])).toBe(true);
});

test('A resolution applies to its own report only, and is recorded once', () => {
  expect(summarizeReport(report, [resolve('A', { reportId: 'r2' })], []).open).toHaveLength(3);
  expect(isAccepted(resolve('B', { id: 'again' }), report, [resolve('A', { id: 'again' })])).toBe(false);
  expect(isAccepted(resolve('A'), report, [resolve('A', { id: 'other', reportId: 'r2' })])).toBe(true);
});

test('A reason has at most 500 characters without the spaces around it', () => {
  expect(isAccepted(resolve('A', { reason: ` ${'r'.repeat(500)} ` }), report, [])).toBe(true);
  expect(isAccepted(resolve('A', { reason: 'r'.repeat(501) }), report, [])).toBe(false);
});

test('Discrepancies over the limit of the list count as open', () => {
  const many = { ...report, kinds: { ...report.kinds, 'missing there': 12 } };
  const { total, matched, unlisted, open } = summarizeReport(many, [], []);
  const counted = Object.values(many.kinds).reduce((sum, count) => sum + count, 0);
  expect([total, unlisted]).toEqual([report.matched + counted, counted - report.breaks.length]);
  expect(matched).toBe(report.matched);
  expect(open).toHaveLength(report.breaks.length);
});

test('Lines of a bank statement that are not payouts are ignored if all discrepancies are listed', () => {
  const side = { id: 'x', time: '2024-06-28', currency: 'USD', amount: 1 };
  const discrepancies: Discrepancy[] = [
    { id: 'P1', kind: 'missing there', ours: side, theirs: [] },
    { id: 'P2', kind: 'duplicate', ours: side, theirs: [side, side] },
  ];
  const bank: Report = {
    ...report,
    of: 'payouts',
    rows: 9,
    matched: 3,
    breaks: discrepancies,
    kinds: { 'missing there': 1, duplicate: 1 },
  };
  expect(summarizeReport(bank, [], []).ignored).toBe(4);
  expect(summarizeReport({ ...bank, kinds: { 'missing there': 2, duplicate: 1 } }, [], []).ignored).toBe(0);
  expect(summarizeReport({ ...bank, of: undefined }, [], []).ignored).toBe(0);
});

test('A timing discrepancy is cleared by a later report of the same type that includes its day', () => {
  const side = { id: 'late', time: '2024-06-29 23:00:00', currency: 'USD', amount: 1 };
  const timing: Discrepancy = { id: 'late', kind: 'timing', ours: side, theirs: [] };
  const first: Report = { ...report, breaks: [timing], kinds: { timing: 1 } };
  const isCleared = (later: Partial<Report>) =>
    summarizeReport(first, [], [{ ...report, id: 'r2', breaks: [], kinds: {}, ...later }]).cleared.length === 1;
  expect(isCleared({ first: '2024-06-29', last: '2024-06-29' })).toBe(true);
  expect(isCleared({ first: '2024-06-30', last: '2024-07-31' })).toBe(false);
  expect(isCleared({ first: '2024-06-01', last: '2024-06-28' })).toBe(false);
  expect(isCleared({ of: 'payouts', first: '2024-06-01', last: '2024-07-31' })).toBe(false);
  expect(isCleared({ first: '2024-06-01', last: '2024-07-31', breaks: [timing] })).toBe(false);
  expect(isCleared({ first: '2024-06-01', last: '2024-07-31', breaks: [{ ...timing, id: 'other' }] })).toBe(true);
});

test.each([
  // 23:30 of the last day in New York is July in UTC, and 03:30 of July in UTC is still June in New York.
  [{ time: '2024-06-30 23:30:00', zone: 'America/New_York' }, 'UTC', { june: false, july: true }, 0],
  [{ time: '2024-07-01 03:30:00', zone: 'UTC' }, 'America/New_York', { june: true, july: false }, 1],
])('A late payment at %o is cleared and aged by its day in the zone of the report, %s', (at, zone, clears, days) => {
  const timing: Discrepancy = {
    id: 'late',
    kind: 'timing',
    ours: { id: 'late', ...at, currency: 'USD', amount: 1 },
    theirs: [],
  };
  const first: Report = { ...report, breaks: [timing], kinds: { timing: 1 } };
  const isClearedBy = (days: Pick<Report, 'first' | 'last'>) => {
    const later = { ...report, ...days, id: 'r2', breaks: [], kinds: {}, firstZone: zone, lastZone: zone };
    return summarizeReport(first, [], [later]).cleared.length === 1;
  };
  expect(isClearedBy({ first: '2024-06-01', last: '2024-06-30' })).toBe(clears.june);
  expect(isClearedBy({ first: '2024-07-01', last: '2024-07-31' })).toBe(clears.july);
  expect(ageOfDiscrepancy(timing, '2024-07-01', zone)).toBe(ageOf(days));
});

test('A report is named by its month or its days, and a bank statement by its payouts', () => {
  expect(reportName({ first: '2024-06-01', last: '2024-06-30' })).toBe('June 2024');
  expect(reportName({ of: 'payouts', first: '2024-06-01', last: '2024-06-30' })).toBe('Payouts, June 2024');
  expect(reportName({ first: '2024-06-01', last: '2024-07-02' })).toBe('Jun 1, 2024 – Jul 2, 2024');
});

test('Only a timing discrepancy is cleared, by a later report that contains the payment', () => {
  const lastRow = plainRow('late', { time: '2024-06-29 10:00:00' });
  const first = reportOf([plainRow('A'), lastRow, end], [plainRow('A', { amount: 1 }), end]);
  expect(first.breaks.map(({ kind }) => kind)).toEqual(['amount', 'timing']);
  const next = reportOf([lastRow, end], [lastRow, { ...end, time: '2024-07-02 10:00:00' }], 'r2');
  const summary = summarizeReport(first, [], [next]);
  expect(summary.open.map(({ id }) => id)).toEqual(['A']);
  expect(summary.cleared.map(({ id }) => id)).toEqual(['late']);
  const without = reportOf([lastRow, end], [plainRow('other', { time: '2024-06-01 00:00:00' }), end], 'r3');
  expect(summarizeReport(first, [], [without]).cleared).toEqual([]);
});

test.each([
  [0, '<1 day'],
  [1, '1–3 days'],
  [2, '1–3 days'],
  [3, '3–7 days'],
  [7, '3–7 days'],
  [8, '>7 days'],
])('A discrepancy of %i days has the age %s', (days, age) => {
  expect(ageOf(days)).toBe(age);
});

test('Business days are the weekdays of the calendar', () => {
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

test('The rate has one decimal, but 100% means all payments and 0% means none', () => {
  const rateOf = (matched: number, total: number) =>
    summarizeReport({ ...report, matched, kinds: { amount: total - matched } }, [], []).matchRate;
  expect([rateOf(22, 31), rateOf(9_999, 10_000), rateOf(1, 10_000), rateOf(0, 3), rateOf(3, 3)]).toEqual([
    71, 99.9, 0.1, 0, 100,
  ]);
});

test('A discrepancy is cleared if what it asks for was recorded since', () => {
  const { cleared, open } = summarizeReport(report, [], [], ({ id }) => id === 'A');
  expect([cleared, open].map((discrepancies) => discrepancies.map(({ id }) => id))).toEqual([['A'], ['B', 'there X']]);
});

test('A discrepancy has the amount that its resolution recorded for it, or else the amount to resolve', () => {
  const [discrepancy] = report.breaks;
  if (!discrepancy) throw new Error('The report has discrepancies');
  const amountWith = (fields: Partial<Resolution>) => amountOfDiscrepancy(discrepancy, resolve('B', fields));
  const recorded = { amount: 700, withAmount: 800 };
  expect(amountWith({ breakId: discrepancy.id, withBreakId: 'B', ...recorded })).toBe(700);
  expect(amountWith({ withBreakId: discrepancy.id, ...recorded })).toBe(800);
  expect(amountWith({ breakId: discrepancy.id })).toBe(1_000);
  expect(amountOfDiscrepancy(discrepancy, undefined)).toBe(1_000);
});
