import type { ComparedSpans } from '@/domain/comparison/comparedSpans';
import type { Dimension } from '@/domain/comparison/choices';
import { measure, type Metrics } from '@/domain/payments/metrics';
import { NO_EVENTS, type RecordedPayments } from '@/domain/payments/recordedPayments';
import { measureResumably } from '@/domain/payments/resumableMetrics';
import { numberAt } from '@/lib/columns/numbers';
import { endsStep, type Resumable } from '@/lib/resumable';
import { indicesOfSpan } from '@/selectors/payments/metricsSelectors';
import { groupNumbers, type GroupedPayments, type ComparedSide } from './groupings';

/** The figures of a group in both spans, in cents. `sample` is the index of one of its payments, if there is any. */
export type ComparedGroup = { number: number; sample: number } & Record<ComparedSide, Metrics>;

/** `merchant` limits the payments to those with this index in the dictionary of merchants; -1 matches no payment. */
export type ComparedPayments = GroupedPayments & { recorded: RecordedPayments; merchant: number | undefined };

/** Rows per step, which take a few milliseconds. */
const ROWS_PER_STEP = 32_768;

type Grouped = { groups: Map<number, Metrics>; samples: Map<number, number> };

/**
 * Groups the payments of both spans and measures each group as the list of transactions does: refunds and voids count
 * with their payment. Returns the groups with payments in at least one of the spans, by their numbers.
 */
export function* comparePayments(
  payments: ComparedPayments,
  by: Dimension,
  spans: ComparedSpans,
): Resumable<readonly ComparedGroup[]> {
  const numbers = groupNumbers(payments, by, spans);
  yield;
  const current = yield* measureGroups(payments, indicesOfSpan(payments.table, spans.current), numbers.current);
  yield;
  const base = yield* measureGroups(payments, indicesOfSpan(payments.table, spans.base), numbers.base);
  const none = measure(payments.table, NO_EVENTS, []);
  return [...new Set([...current.groups.keys(), ...base.groups.keys()])]
    .sort((a, b) => a - b)
    .map((number) => ({
      number,
      sample: current.samples.get(number) ?? base.samples.get(number) ?? 0,
      current: current.groups.get(number) ?? none,
      base: base.groups.get(number) ?? none,
    }));
}

/** Sorts the indices by group with a counting sort, and measures each group. It reuses the array of the indices. */
function* measureGroups(
  { table, recorded, merchant }: ComparedPayments,
  indices: Uint32Array,
  numberOf: (index: number) => number,
): Resumable<Grouped> {
  const merchants = table.searched.merchantIds.indices;
  const numbers = new Uint32Array(indices.length);
  let [length, largest] = [0, 0];
  for (let position = 0; position < indices.length; position += 1) {
    const index = numberAt(indices, position);
    if (merchant === undefined || (merchants[index] ?? 0) === merchant) {
      const number = numberOf(index);
      largest = Math.max(largest, number);
      numbers[length] = number;
      indices[length] = index;
      length += 1;
    }
    if (endsStep(position, ROWS_PER_STEP)) yield;
  }
  const ends = new Uint32Array(largest + 2);
  for (const number of numbers.subarray(0, length)) ends[number + 1] = numberAt(ends, number + 1) + 1;
  for (let number = 1; number < ends.length; number += 1)
    ends[number] = numberAt(ends, number) + numberAt(ends, number - 1);
  yield;
  // So far, these are the starts of the groups. Each becomes the end of its group.
  const sorted = new Uint32Array(length);
  for (let position = 0; position < length; position += 1) {
    const number = numberAt(numbers, position);
    const end = numberAt(ends, number);
    sorted[end] = numberAt(indices, position);
    ends[number] = end + 1;
    if (endsStep(position, ROWS_PER_STEP)) yield;
  }
  const grouped: Grouped = { groups: new Map(), samples: new Map() };
  let measured = 0;
  for (let [number, start] = [0, 0]; number <= largest; number += 1) {
    const end = numberAt(ends, number);
    if (end === start) continue;
    grouped.groups.set(number, yield* measureResumably(table, recorded, sorted.subarray(start, end)));
    grouped.samples.set(number, numberAt(sorted, start));
    measured += end - start;
    start = end;
    if (measured >= ROWS_PER_STEP) {
      measured = 0;
      yield;
    }
  }
  return grouped;
}
