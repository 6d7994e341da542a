import { formatRange, nameMonthOf, type Day } from '@/domain/calendar/dates';
import { timeInZone } from '@/domain/calendar/instants';
import { formatCount } from '@/domain/lists/paging';
import type { Cents } from '@/domain/money/money';
import type { Break } from './breaks';
import { daysBetween } from './businessDays';
import { settledBreaks, type Report, type Settlement } from './settlements';

/** How long a break is open: since the day of its payment, up to the newest day there is. */
export const AGES = ['Under 1 day', '1 to 3 days', '3 to 7 days', 'More than 7 days'] as const;
export type Age = (typeof AGES)[number];

/** The age of a break of so many days: each bound belongs to the older ones, the last to the younger. */
export function ageOf(days: number): Age {
  if (days < 1) return 'Under 1 day';
  if (days < 3) return '1 to 3 days';
  return days <= 7 ? '3 to 7 days' : 'More than 7 days';
}

/** The day of the payment of a break in a time zone, or in that of the payment where either is unknown. */
export function dayOfBreak({ ours, theirs }: Break, zone?: string): Day {
  const side = ours ?? theirs[0];
  return side ? timeInZone(side, zone).slice(0, 10) : '';
}

/** How long a break is open on a day of a time zone. */
export function ageOfBreak(broken: Break, today: Day, zone?: string): Age {
  return ageOf(daysBetween(dayOfBreak(broken, zone), today));
}

/**
 * What an open break puts at risk, in minor units: the difference where both sides tell an amount, the whole payment where one
 * of them has nothing, and nothing where it is only late.
 */
export function valueAtRisk({ kind, ours, theirs }: Break): Cents {
  const [first, ...further] = theirs;
  const amount = (ours ?? first)?.amount ?? 0;
  if (kind === 'timing') return 0;
  if (kind === 'duplicate') return further.reduce((sum, row) => sum + row.amount, 0);
  if (!ours || !first || kind === 'currency' || kind === 'status') return amount;
  if (kind === 'fee') return Math.abs((first.processor ?? 0) - (ours.processor ?? 0));
  if (kind === 'split')
    return Math.max(
      Math.abs((first.partner ?? ours.partner ?? 0) - (ours.partner ?? 0)),
      Math.abs((first.platform ?? ours.platform ?? 0) - (ours.platform ?? 0)),
    );
  const refunded = first.refunded === undefined ? 0 : first.refunded - (ours.refunded ?? 0);
  return Math.abs(first.amount - ours.amount) + Math.abs(refunded);
}

/** Where a report stands: `balanced` of `total` payments, and its breaks apart. A match by hand makes one payment of two. */
export type Standing = {
  total: number;
  balanced: number;
  /** Percent of all payments that matched by themselves, to a tenth: 100 is all of them, and 0 none. */
  matchRate: number;
  /** Lines of a bank's report that name no payout: they are something else. */
  leftAlone: number;
  open: readonly Break[];
  /** Breaks beyond those that are listed: counted, and never settled. */
  unlisted: number;
  cleared: readonly Break[];
  settled: ReadonlyMap<string, Settlement>;
  atRisk: Cents;
};

/** Where a report stands; `later` are those that were brought in after it, of which one may clear what was late in it. */
export function standingOf(report: Report, settlements: readonly Settlement[], later: readonly Report[]): Standing {
  const settled = settledBreaks(settlements, report.id);
  const ofSameKind = later.filter((each) => each.of === report.of);
  const cleared = report.breaks.filter((each) => !settled.has(each.id) && isCleared(each, ofSameKind));
  const open = report.breaks.filter((each) => !settled.has(each.id) && !cleared.includes(each));
  const all = Object.values(report.kinds).reduce((sum, count) => sum + count, 0);
  const pairs = settled.size - new Set(settled.values()).size;
  const total = report.matched + all - pairs;
  const unlisted = all - report.breaks.length;
  return {
    total,
    balanced: total - open.length - unlisted,
    matchRate: rateOf(report.matched, total),
    leftAlone: leftAloneOf(report, unlisted),
    open,
    unlisted,
    cleared,
    settled,
    atRisk: open.reduce((sum, each) => sum + valueAtRisk(each), 0),
  };
}

function rateOf(matched: number, total: number): number {
  if (matched === total) return 100;
  const rounded = Math.round((matched / total) * 1000) / 10;
  return Math.min(Math.max(rounded, matched === 0 ? 0 : 0.1), 99.9);
}

function leftAloneOf({ of, rows, matched, breaks }: Report, unlisted: number): number {
  if (of !== 'payouts' || unlisted > 0) return 0;
  return rows - matched - breaks.reduce((sum, { theirs }) => sum + theirs.length, 0);
}

/** What was late clears itself where a later report has days up to it, and no break of it. */
function isCleared({ id, kind, ours }: Break, later: readonly Report[]): boolean {
  if (kind !== 'timing' || !ours) return false;
  const dayIn = (zone: string | undefined) => timeInZone(ours, zone).slice(0, 10);
  return later.some(
    ({ first, last, firstZone, lastZone, breaks }) =>
      first <= dayIn(firstZone) && dayIn(lastZone) <= last && breaks.every((each) => each.id !== id),
  );
}

/** `June`, where the report's days are of one month; else both days. That of a bank says so. */
export function nameOfReport({ of, first, last }: Pick<Report, 'of' | 'first' | 'last'>): string {
  const isMonth = first.slice(0, 7) === last.slice(0, 7);
  const days = isMonth ? nameMonthOf(first) : (formatRange({ start: first, end: last }) ?? '');
  return of === 'payouts' ? `Payouts of ${days}` : days;
}

/** `June: 30 of 30 balanced`. */
export function describeStanding(report: Report, { balanced, total }: Pick<Standing, 'balanced' | 'total'>): string {
  return `${nameOfReport(report)}: ${formatCount(balanced)} of ${formatCount(total)} balanced`;
}
