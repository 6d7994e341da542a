import type { Allocation } from '@/domain/money/split';
import type { PaymentColumns, RecordedPayments } from './recordedPayments';
import { addAllocations, subtract } from './refunds/refundAllocation';
import type { Resumable } from '@/lib/resumable';
import { type Metrics, measure } from './metrics';

/** Rows per step, which take a few milliseconds. */
const ROWS_PER_STEP = 65_536;

/** Like `measure`, in steps. */
export function* measureResumably(
  payments: PaymentColumns,
  recorded: RecordedPayments,
  indices: Uint32Array,
): Resumable<Metrics> {
  const part = (start: number) => measure(payments, recorded, indices.subarray(start, start + ROWS_PER_STEP));
  let metrics = part(0);
  for (let start = ROWS_PER_STEP; start < indices.length; start += ROWS_PER_STEP) {
    yield;
    metrics = addMetrics(metrics, part(start));
  }
  return metrics;
}

/** Like `measureResumably` for most of the rows in ascending order: it subtracts the few missing rows from the figures of all rows. */
export function* measureComplement(
  payments: PaymentColumns,
  recorded: RecordedPayments,
  indices: Uint32Array,
  measureAll: () => Resumable<Metrics>,
): Resumable<Metrics> {
  const all = yield* measureAll();
  const refundable = new Uint32Array(payments.length - indices.length);
  let count = 0;
  for (let index = 0; count < refundable.length; index += 1)
    if (indices[index - count] !== index) refundable[count++] = index;
  yield;
  return addMetrics(all, yield* measureResumably(payments, recorded, refundable), -1);
}

/** The figures of two sets of payments together, or of the first without the second. */
export function addMetrics(a: Metrics, b: Metrics, sign: 1 | -1 = 1): Metrics {
  const combine = sign === 1 ? (...both: [Allocation, Allocation]) => addAllocations(both) : subtract;
  const others = (a.others ?? 0) + sign * (b.others ?? 0);
  const failed = a.failed + sign * b.failed;
  const failedAmount = (a.failedAmount ?? 0) + sign * (b.failedAmount ?? 0);
  return {
    count: a.count + sign * b.count,
    gross: a.gross + sign * b.gross,
    refunded: a.refunded + sign * b.refunded,
    net: a.net + sign * b.net,
    allocation: combine(a.allocation, b.allocation),
    refundedShares: combine(a.refundedShares, b.refundedShares),
    failed,
    ...(failed > 0 && { failedAmount }),
    voided: a.voided + sign * b.voided,
    ...(others > 0 && { others }),
  };
}
