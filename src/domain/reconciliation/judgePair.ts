import type { Day } from '@/domain/calendar/dates';
import { comparableDays, timeInZone } from '@/domain/calendar/instants';
import type { Cents } from '@/domain/money/money';
import { VOIDED, type PaymentStatus } from '@/domain/payments/vocabulary';
import { businessDaysAfter, SETTLEMENT_DAYS } from './businessDays';
import { statedAt, type ComparedConsole, type ComparedReport } from './columns';
import { kindOfPair, type DiscrepancyKind } from './discrepancyKinds';

/** Whether a payment of this status moves money, now or later. One without a status does. */
export function movedMoney(status: PaymentStatus | undefined): boolean {
  return status !== 'Failed' && status !== VOIDED;
}

/**
 * The most serious difference between a payment and its row in a report; undefined if they match. A record after the
 * last day of the report may or may not be in it, so the report may match either state.
 */
export function judgePair(
  consoleColumns: ComparedConsole,
  index: number,
  report: ComparedReport,
  row: number,
  last: Day,
): DiscrepancyKind | undefined {
  const now = judge(consoleColumns, index, report, row, last);
  const earlier = now && consoleColumns.earlierAt(index);
  if (!earlier) return now;
  const zone = report.zoneAt(row);
  const others = earlier
    .filter((change) => timeInZone({ time: change.until, zone: change.zone }, zone).slice(0, 10) > last)
    .map(({ status, refunded }) =>
      judge({ ...consoleColumns, statusAt: () => status, refundedAt: () => refunded }, index, report, row, last),
    );
  if (others.includes(undefined)) return undefined;
  return others.find((kind) => kind !== 'amount' && kind !== 'status') ?? now;
}

function judge(
  consoleColumns: ComparedConsole,
  index: number,
  report: ComparedReport,
  row: number,
  last: Day,
): DiscrepancyKind | undefined {
  const ours = consoleColumns.statusAt(index);
  const theirs = report.statusAt?.(row) ?? ours;
  if (!movedMoney(ours) && !movedMoney(theirs)) return undefined;
  return kindOfPair({
    consoleColumns,
    index,
    report,
    row,
    ours,
    theirs,
    areMoved: movedMoney(ours) && movedMoney(theirs),
    isSameRefund: isSame(statedAt(report.refunded, row), consoleColumns.refundedAt(index)),
    isSameDispute: isSameDispute(consoleColumns, index, report, row, last),
    isSettling:
      ours !== theirs &&
      [ours, theirs].includes('Pending') &&
      [ours, theirs].includes('Completed') &&
      businessDaysAfter(dayInReport(consoleColumns, index, report, row), last) <= SETTLEMENT_DAYS,
  });
}

/** What a report does not state is not a difference. */
function isSame(stated: Cents, ours: Cents): boolean {
  return Number.isNaN(stated) || stated === ours;
}

/** A dispute that was opened after the last day of the report may or may not be in it. */
function isSameDispute(
  consoleColumns: ComparedConsole,
  index: number,
  report: ComparedReport,
  row: number,
  last: Day,
): boolean {
  const stated = statedAt(report.disputed, row);
  const opened = consoleColumns.disputeOpenedAt(index) ?? '';
  return isSame(stated, consoleColumns.disputedAt(index)) || (stated === 0 && opened > last);
}

/** The day of the payment if both sides are in one zone. */
function dayInReport(consoleColumns: ComparedConsole, index: number, report: ComparedReport, row: number): Day {
  const time = { time: consoleColumns.timeAt(index), zone: consoleColumns.zoneAt(index) };
  return comparableDays(time, { time: report.timeAt(row), zone: report.zoneAt(row) })[0];
}
