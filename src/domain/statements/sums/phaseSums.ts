import { isWithin } from '@/domain/calendar/dates';
import type { Span } from '@/domain/calendar/periods';
import { lowerBound } from '@/lib/indices';
import { feesAt, NO_EVENTS, type RecordedPayments } from '@/domain/payments/recordedPayments';
import { addParts, countOfParties, sumUpTo } from './prefixSums';
import { refundPartsAt, settlementAt } from '@/domain/statements/settlements';
import type { PrefixSums, StatementSource } from '@/domain/statements/source';

export const [BEFORE, WITHIN, AFTER, PENDING, PHASES] = [0, 1, 2, 3, 4];

/** The phase of a time: before, within or after the days. */
export function phaseOf(time: string, span: Span): number {
  return time < span.start ? BEFORE : isWithin(time, span) ? WITHIN : AFTER;
}

/**
 * The sums of payments by party in cents: before, within and after some days, and pending ones. The sums of one phase
 * follow those of the phase before. With prefix sums, only the payments between two of them are read.
 */
export function sumByPhase({ table, recorded, merchants }: StatementSource, span: Span): Float64Array {
  const width = countOfParties(merchants);
  const sums = new Float64Array(PHASES * width);
  const add = (index: number, known: RecordedPayments, sign: 1 | -1) => {
    const settlement = settlementAt(table, known, index);
    if (settlement === 'none') return;
    const isPending = settlement === 'pending';
    const phase = isPending ? PENDING : phaseOf(table.dateAt(index), span);
    addParts(sums, phase * width, merchants, index, sign, table.amountAt(index), feesAt(table, index));
    if (isPending) return;
    for (const { time, amount, fees } of refundPartsAt(table, known, index))
      addParts(sums, phaseOf(time, span) * width, merchants, index, sign === 1 ? -1 : 1, amount, fees);
  };
  const { prefixSums } = merchants;
  if (prefixSums) {
    addPrefixSums(prefixSums);
    for (const index of prefixSums.refunded) add(index, NO_EVENTS, 1);
    for (const [index] of recorded) {
      add(index, NO_EVENTS, -1);
      add(index, recorded, 1);
    }
  } else for (let index = 0; index < table.length; index += 1) add(index, recorded, 1);
  return sums;

  /** The rows are sorted newest first. */
  function addPrefixSums(of: PrefixSums): void {
    const first = lowerBound(table.length, (index) => phaseOf(table.dateAt(index), span) !== AFTER);
    const behind = lowerBound(table.length, (index) => table.dateAt(index) < span.start);
    const sumsUpTo = (index: number) => sumUpTo(table, merchants, of, index);
    const [upToFirst, upToBehind, all] = [sumsUpTo(first), sumsUpTo(behind), sumsUpTo(table.length)];
    const put = (phase: number, position: number, cents: number) => (sums[phase * width + position] = cents);
    for (let position = 0; position < width; position += 1) {
      const [after, until, whole] = [Number(upToFirst[position]), Number(upToBehind[position]), Number(all[position])];
      put(AFTER, position, after);
      put(WITHIN, position, until - after);
      put(BEFORE, position, whole - until);
      put(PENDING, position, Number(of.pending[position]));
    }
  }
}
