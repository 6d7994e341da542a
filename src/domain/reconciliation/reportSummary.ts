import type { Day } from '@/domain/calendar/dates';
import { daysBetween } from '@/domain/calendar/dayCounts';
import { timeInZone } from '@/domain/calendar/instants';
import type { Cents } from '@/domain/money/money';
import { RULE_VERSION } from '@/domain/ruleVersion';
import { sumAmountsToResolve, unresolvedAmount } from './unresolvedAmount';
import type { Discrepancy } from './discrepancies';
import { rulesOf } from './discrepancyKinds';
import { resolvedDiscrepancies, type Report, type Resolution } from './resolutions';

/** How long a discrepancy is open: from the day of its payment to the newest day of the data or the report. */
export const AGES = ['<1 day', '1–3 days', '3–7 days', '>7 days'] as const;
export type Age = (typeof AGES)[number];

/** Three days belong to the older group and seven days to the younger one. */
export function ageOf(days: number): Age {
  if (days < 1) return '<1 day';
  if (days < 3) return '1–3 days';
  return days <= 7 ? '3–7 days' : '>7 days';
}

/** The day of a discrepancy's payment in a time zone, or in the payment's zone if either zone is unknown. */
export function dayOfDiscrepancy({ ours, theirs }: Discrepancy, zone?: string): Day {
  const side = ours ?? theirs[0];
  return side ? timeInZone(side, zone).slice(0, 10) : '';
}

export function ageOfDiscrepancy(discrepancy: Discrepancy, today: Day, zone?: string): Age {
  return ageOf(daysBetween(dayOfDiscrepancy(discrepancy, zone), today));
}

/** The amount that a resolution recorded for a discrepancy, or else the amount to resolve, in minor units. */
export function amountOfDiscrepancy(discrepancy: Discrepancy, resolution: Resolution | undefined): Cents {
  const recorded = resolution?.breakId === discrepancy.id ? resolution.amount : resolution?.withAmount;
  return recorded ?? unresolvedAmount(discrepancy);
}

/** What a resolution stores about the amounts of its discrepancies. */
export function amountsToRecord(
  { breakId, withBreakId }: Pick<Resolution, 'breakId' | 'withBreakId'>,
  discrepancies: readonly Discrepancy[],
): Pick<Resolution, 'amount' | 'withAmount' | 'ruleVersion'> {
  const [a, b] = [breakId, withBreakId].map((id) => discrepancies.find((discrepancy) => discrepancy.id === id));
  return {
    ...(a && { amount: unresolvedAmount(a) }),
    ...(b && { withAmount: unresolvedAmount(b) }),
    ruleVersion: RULE_VERSION,
  };
}

/** The state of a report. A manual match turns two discrepancies into one payment, so it lowers `total`. */
export type ReportSummary = {
  total: number;
  /** Payments that matched automatically, manually or in a later report. */
  matched: number;
  /** Discrepancies that were resolved without a match. */
  accepted: number;
  /**
   * Percent of payments that matched automatically, to one decimal; 100 only if all did, and 0 only if none did. Manual
   * matches do not change it.
   */
  matchRate: number;
  /** Lines of a bank statement that are not payouts. */
  ignored: number;
  open: readonly Discrepancy[];
  /** Discrepancies over the limit of the list: they are counted and cannot be resolved. */
  unlisted: number;
  cleared: readonly Discrepancy[];
  resolved: ReadonlyMap<string, Resolution>;
  unresolvedAmount: Cents;
  /** Payments that are probably in two open discrepancies, and count once in `unresolvedAmount`. */
  likelyPairs: number;
};

/**
 * Derives the state of a report. `later` are the reports that were imported after it, which may clear its timing
 * discrepancies. `isRecorded` says whether what a discrepancy asks for was recorded since, so that both sides agree now.
 */
export function summarizeReport(
  report: Report,
  resolutions: readonly Resolution[],
  later: readonly Report[],
  isRecorded?: (discrepancy: Discrepancy) => boolean,
): ReportSummary {
  const resolved = resolvedDiscrepancies(resolutions, report.id);
  const ofSameKind = later.filter((laterReport) => laterReport.of === report.of);
  const cleared = report.breaks.filter(
    (discrepancy) => !resolved.has(discrepancy.id) && (isCleared(discrepancy, ofSameKind) || isRecorded?.(discrepancy)),
  );
  const open = report.breaks.filter((discrepancy) => !resolved.has(discrepancy.id) && !cleared.includes(discrepancy));
  const all = Object.values(report.kinds).reduce((sum, count) => sum + count, 0);
  const pairs = resolved.size - new Set(resolved.values()).size;
  const compared = report.matched + all;
  const total = compared - pairs;
  const unlisted = all - report.breaks.length;
  const accepted = [...resolved.values()].filter(({ withBreakId }) => withBreakId === undefined).length;
  return {
    total,
    matched: total - open.length - unlisted - accepted,
    accepted,
    matchRate: rateOf(report.matched, compared),
    ignored: ignoredLines(report, unlisted),
    open,
    unlisted,
    cleared,
    resolved,
    ...sumAmountsToResolve(open),
  };
}

function rateOf(matched: number, total: number): number {
  if (matched === total) return 100;
  const rounded = Math.round((matched / total) * 1000) / 10;
  return Math.min(Math.max(rounded, matched === 0 ? 0 : 0.1), 99.9);
}

function ignoredLines({ of, rows, matched, breaks: discrepancies }: Report, unlisted: number): number {
  if (of !== 'payouts' || unlisted > 0) return 0;
  return rows - matched - discrepancies.reduce((sum, { theirs }) => sum + theirs.length, 0);
}

/** Whether a later report that covers its day and does not list it clears a discrepancy. */
function isCleared({ id, kind, ours }: Discrepancy, later: readonly Report[]): boolean {
  if (!rulesOf(kind).clearsItself || !ours) return false;
  const dayIn = (zone: string | undefined) => timeInZone(ours, zone).slice(0, 10);
  return later.some(
    ({ first, last, firstZone, lastZone, breaks: discrepancies }) =>
      first <= dayIn(firstZone) &&
      dayIn(lastZone) <= last &&
      discrepancies.every((discrepancy) => discrepancy.id !== id),
  );
}
