import type { Steps } from '@/domain/steps';
import { measure, type Metrics } from './metrics';
import type { PaymentColumns, RecordedPayments } from './recordedPayments';
import { addDivisions } from './refundDivision';

/** Rows of one step: some thousandths of a second. */
const ROWS_AT_ONCE = 65_536;

/** As `measure`, of many, in steps. */
export function* measureInSteps(
  payments: PaymentColumns,
  recorded: RecordedPayments,
  indices: Uint32Array,
): Steps<Metrics> {
  const part = (start: number) => measure(payments, recorded, indices.subarray(start, start + ROWS_AT_ONCE));
  let metrics = part(0);
  for (let start = ROWS_AT_ONCE; start < indices.length; start += ROWS_AT_ONCE) {
    yield;
    metrics = add(metrics, part(start));
  }
  return metrics;
}

function add(one: Metrics, other: Metrics): Metrics {
  const others = (one.others ?? 0) + (other.others ?? 0);
  return {
    count: one.count + other.count,
    gross: one.gross + other.gross,
    refunded: one.refunded + other.refunded,
    net: one.net + other.net,
    division: addDivisions([one.division, other.division]),
    givenBack: addDivisions([one.givenBack, other.givenBack]),
    failed: one.failed + other.failed,
    voided: one.voided + other.voided,
    ...(others > 0 && { others }),
  };
}
