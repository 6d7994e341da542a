import { addDays } from '@/domain/calendar/dates';
import { timeInZone } from '@/domain/calendar/instants';
import { addTo } from '@/lib/byKey';
import type { Discrepancy, Comparison } from './discrepancies';
import type { Side } from './sideSchema';
import { judgePair, movedMoney } from './judgePair';
import { businessDaysAfter, SETTLEMENT_DAYS } from './businessDays';
import type { DiscrepancyKind } from './discrepancyKinds';
import { statedAt, type ConsoleColumns, type ReportColumns } from './columns';

/**
 * The most discrepancies in a list. A report with more of them is probably for another workspace or month, so the rest
 * is only counted.
 */
export const MOST_DISCREPANCIES = 10_000;

/** Payments between two reports of progress. */
const STEP = 50_000;

/**
 * Compares a processor's report with the payments of the console by the processor's id, or else by the console's id in
 * the reference, to the cent. Each payment is matched or one discrepancy, named by the first class that applies.
 * Payments outside the days of the report, in the zone of its rows, are ignored.
 */
export function reconcile(
  consoleColumns: ConsoleColumns,
  report: ReportColumns,
  onProgress: (share: number) => void,
): Comparison {
  const { first, last, firstZone, lastZone } = daysOf(report);
  // Zones shift a day by less than these margins, so other payments are skipped without a look at their zones.
  const [earliest, latest] = [addDays(first, -2), addDays(last, 3)];
  const kinds: Record<string, number> = {};
  const discrepancies: Discrepancy[] = [];
  let matched = 0;
  const all = report.length + consoleColumns.length;
  const notify = (done: number) => done % STEP === 0 && onProgress(done / all);
  const add = (kind: DiscrepancyKind, id: string, index: number | undefined, rows: readonly number[]) => {
    kinds[kind] = (kinds[kind] ?? 0) + 1;
    if (discrepancies.length >= MOST_DISCREPANCIES) return;
    discrepancies.push({
      id,
      kind,
      ...(index !== undefined && { ours: consoleSideAt(consoleColumns, index) }),
      theirs: rows.map((row) => reportSideAt(report, row)),
    });
  };

  // Per payment index the index of its first row plus 1. Further rows are rare, so a map holds them.
  const rowOf = new Uint32Array(consoleColumns.length);
  const furtherRows = new Map<number, number[]>();
  const strangers = new Map<string, number[]>();
  for (let row = 0; row < report.length; row += 1) {
    notify(row);
    const id = report.idAt(row);
    const index = consoleColumns.indexOf(id) ?? consoleColumns.indexOf(report.referenceAt(row));
    if (index === undefined) addTo(strangers, id, row);
    else if (rowOf[index] === 0) rowOf[index] = row + 1;
    else addTo(furtherRows, index, row);
  }

  for (let index = 0; index < consoleColumns.length; index += 1) {
    notify(report.length + index);
    const row = Number(rowOf[index]) - 1;
    if (row >= 0) {
      const further = furtherRows.get(index);
      const kind = further ? 'duplicate' : judgePair(consoleColumns, index, report, row, last);
      if (kind === undefined) matched += 1;
      else add(kind, consoleColumns.idAt(index), index, [row, ...(further ?? [])]);
      continue;
    }
    const time = { time: consoleColumns.timeAt(index), zone: consoleColumns.zoneAt(index) };
    if (time.time < earliest || time.time > latest) continue;
    const day = timeInZone(time, lastZone).slice(0, 10);
    if (day > last || timeInZone(time, firstZone) < first) continue;
    const status = consoleColumns.statusAt(index);
    // No money moved on either side, so there is nothing to compare.
    if (!movedMoney(status)) matched += 1;
    else {
      const mayComeLater = status === 'Pending' || businessDaysAfter(day, last) <= SETTLEMENT_DAYS;
      add(mayComeLater ? 'timing' : 'missing there', consoleColumns.idAt(index), index, []);
    }
  }
  for (const [id, rows] of strangers) {
    const moved = rows.filter((row) => movedMoney(report.statusAt?.(row)));
    // Its amount is none of this workspace's money.
    const isOther = moved.some((row) => report.currencyAt(row) !== consoleColumns.currency);
    if (moved.length > 0) add(isOther ? 'currency' : 'missing here', `there ${id}`, undefined, moved);
    else matched += 1;
  }
  onProgress(1);
  return {
    matched,
    kinds,
    breaks: discrepancies,
    loneRefunds: report.unmatchedRefunds,
    first,
    last,
    firstZone,
    lastZone,
  };
}

function daysOf({ length, timeAt, zoneAt }: ReportColumns) {
  let [first, last, firstZone, lastZone] = ['9999-12-31', '0000-01-01', '', ''];
  for (let row = 0; row < length; row += 1) {
    const day = timeAt(row).slice(0, 10);
    if (day < first) [first, firstZone] = [day, zoneAt(row)];
    if (day > last) [last, lastZone] = [day, zoneAt(row)];
  }
  return { first, last, firstZone, lastZone };
}

function consoleSideAt(consoleColumns: ConsoleColumns, index: number): Side {
  const { processor, partner, platform } = consoleColumns.fees;
  return {
    id: consoleColumns.idAt(index),
    time: consoleColumns.timeAt(index),
    zone: consoleColumns.zoneAt(index),
    currency: consoleColumns.currency,
    amount: consoleColumns.amountAt(index),
    refunded: consoleColumns.refundedAt(index),
    disputed: consoleColumns.disputedAt(index),
    status: consoleColumns.statusAt(index),
    processor: Number(processor[index]),
    partner: Number(partner[index]),
    platform: Number(platform[index]),
  };
}

function reportSideAt(report: ReportColumns, row: number): Side {
  const reference = report.referenceAt(row);
  const reported = (['refunded', 'disputed', 'processor', 'partner', 'platform'] as const).flatMap((name) => {
    const stated = statedAt(report[name], row);
    return Number.isNaN(stated) ? [] : [[name, stated]];
  });
  return {
    id: report.idAt(row),
    ...(reference !== '' && { reference }),
    time: report.timeAt(row),
    zone: report.zoneAt(row),
    currency: report.currencyAt(row),
    amount: report.amountAt(row),
    ...(report.statusAt && { status: report.statusAt(row) }),
    ...(Object.fromEntries(reported) as Partial<Side>),
  };
}
