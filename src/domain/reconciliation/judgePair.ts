import type { Day } from '@/domain/calendar/dates';
import { daysInOneZone, timeInZone } from '@/domain/calendar/instants';
import { VOIDED, type PaymentStatus } from '@/domain/payments/payment';
import type { Mismatch } from './discrepancies';
import { businessDaysAfter } from './businessDays';
import type { ConsoleColumns, ReportColumns } from './columns';

/** A difference of so many business days is a timing discrepancy and not a missing payment (product rules, section 14). */
export const SETTLING_DAYS = 3;

/** Whether a payment of this status moves money, now or later. */
export function movedMoney(status: PaymentStatus): boolean {
  return status !== 'Failed' && status !== VOIDED;
}

/**
 * The most serious difference between a payment and its row in a report; undefined if they match. A record after the
 * last day of the report may or may not be in it, so the report may match either state.
 */
export function judgePair(
  own: ConsoleColumns,
  index: number,
  report: ReportColumns,
  row: number,
  last: Day,
): Mismatch | undefined {
  const now = judge(own, index, report, row, last);
  const earlier = now && own.earlierAt(index);
  if (!earlier) return now;
  const zone = report.zoneAt(row);
  const others = earlier
    .filter((each) => timeInZone({ time: each.until, zone: each.zone }, zone).slice(0, 10) > last)
    .map(({ status, refunded }) =>
      judge({ ...own, statusAt: () => status, refundedAt: () => refunded }, index, report, row, last),
    );
  if (others.includes(undefined)) return undefined;
  return others.find((kind) => kind !== 'amount' && kind !== 'status') ?? now;
}

function judge(
  own: ConsoleColumns,
  index: number,
  report: ReportColumns,
  row: number,
  last: Day,
): Mismatch | undefined {
  const ours = own.statusAt(index);
  const theirs = report.statusAt?.(row) ?? ours;
  if (!movedMoney(ours) && !movedMoney(theirs)) return undefined;
  if (report.currencyAt(row) !== own.currency) return 'currency';
  const isSameRefund = report.refunded === undefined || (report.refunded[row] ?? 0) === own.refundedAt(index);
  if (report.amountAt(row) !== own.amountAt(index) || (movedMoney(ours) && movedMoney(theirs) && !isSameRefund))
    return 'amount';
  const time = { time: own.timeAt(index), zone: own.zoneAt(index) };
  const timeThere = { time: report.timeAt(row), zone: report.zoneAt(row) };
  if (ours !== theirs) {
    // Some processors call a partly refunded payment refunded, and others completed.
    const isPart = own.refundedAt(index) > 0 && isSameRefund && ![ours, theirs].includes('Pending') && movedMoney(ours);
    const isSettling = [ours, theirs].includes('Pending') && [ours, theirs].includes('Completed');
    if (isSettling && businessDaysAfter(daysInOneZone(time, timeThere)[0], last) <= SETTLING_DAYS) return 'timing';
    if (!isPart || !movedMoney(theirs)) return 'status';
  }
  const { fees } = own;
  if (report.processor && (report.processor[row] ?? 0) !== Number(fees.processor[index])) return 'fee';
  if (report.partner && (report.partner[row] ?? 0) !== Number(fees.partner[index])) return 'split';
  if (report.platform && (report.platform[row] ?? 0) !== Number(fees.platform[index])) return 'split';
  // Times with the same day in two zones differ by less than two days.
  if (time.time.slice(0, 10) === timeThere.time.slice(0, 10)) return undefined;
  const [day, dayThere] = daysInOneZone(time, timeThere);
  const [from, to] = day < dayThere ? [day, dayThere] : [dayThere, day];
  return businessDaysAfter(from, to) > SETTLING_DAYS ? 'timing' : undefined;
}
