import type { Cents } from '@/domain/money/money';
import type { Allocation } from '@/domain/money/split';
import { allocationAt, type PaymentColumns, type RecordedPayments } from './recordedPayments';
import { allocateWholeRefund, allocationOfFees, PARTIES } from './refunds/refundAllocation';
import { VOIDED } from './vocabulary';

/**
 * The figures of a set of payments, in cents. Gross is the sum of all payments that are neither Failed nor Voided,
 * `allocation` its allocation, `refunded` the sum of its refunds and `refundedShares` their refund shares. Net is gross
 * less refunded. `count` includes `failed` and `voided`, which are not in gross.
 */
export type Metrics = {
  count: number;
  gross: Cents;
  refunded: Cents;
  net: Cents;
  allocation: Allocation;
  refundedShares: Allocation;
  failed: number;
  /** The sum of the failed payments in cents; omitted if none failed. */
  failedAmount?: Cents;
  voided: number;
  /** The number of payments with an imported status that does not count as paid; omitted if there are none. */
  others?: number;
};

/** Computes the figures of the payments at these indices in one pass; `recorded` holds the refunds and voids of all payments. */
export function measure(payments: PaymentColumns, recorded: RecordedPayments, indices: Iterable<number>): Metrics {
  const refundedShares: Allocation = { merchant: 0, processor: 0, partner: 0, platform: 0 };
  const metrics: Pick<Metrics, 'refunded' | 'failed' | 'voided' | 'others'> = { refunded: 0, failed: 0, voided: 0 };
  const { fees, fileRefunds } = payments;
  const isRecorded = recorded.size > 0;
  // These are local numbers because a sum in an object allocates a new object for each of a million rows.
  let [count, gross, failedAmount, processors, partners, platforms] = [0, 0, 0, 0, 0, 0];
  for (const index of indices) {
    if (index >= payments.length) continue;
    count += 1;
    const importedStatus = payments.statusAt(index);
    const records = isRecorded ? recorded.get(index) : undefined;
    const status = records?.status ?? importedStatus;
    if (status === VOIDED || !payments.isPaidAt(index)) {
      if (status === 'Failed') {
        metrics.failed += 1;
        failedAmount += payments.amountAt(index);
      } else if (status === VOIDED) metrics.voided += 1;
      else metrics.others = (metrics.others ?? 0) + 1;
      continue;
    }
    const amount = payments.amountAt(index);
    gross += amount;
    processors += Number(fees.processor[index]);
    partners += Number(fees.partner[index]);
    platforms += Number(fees.platform[index]);
    if (records) {
      metrics.refunded += records.refunded;
      for (const party of PARTIES) refundedShares[party] += records.refundedShares[party];
    } else if (importedStatus === 'Refunded') {
      metrics.refunded += amount;
      const whole = allocateWholeRefund(allocationAt(payments, index), payments.modelAt?.(index)).shares;
      for (const party of PARTIES) refundedShares[party] += whole[party];
    } else if (fileRefunds) {
      const { starts, amounts, parts } = fileRefunds;
      const end = Number(starts[index + 1]);
      for (let position = Number(starts[index]); position < end; position += 1) {
        metrics.refunded += Number(amounts[position]);
        for (const party of PARTIES) refundedShares[party] += Number(parts[party][position]);
      }
    }
  }
  const allocation = allocationOfFees(gross, { processor: processors, partner: partners, platform: platforms });
  const net = gross - metrics.refunded;
  return { ...metrics, count, gross, allocation, refundedShares, net, ...(metrics.failed > 0 && { failedAmount }) };
}
