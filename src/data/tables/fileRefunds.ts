import { numberAt } from '@/lib/columns/numbers';
import type { DataSet } from '@/data/dataSets/dataSet';
import { refundedSharesOf, type RefundedShares } from '@/data/dataSets/fileFees';
import { refundAt } from '@/data/dataSets/readDataSet';
import { allocateRefunds, PARTIES, type ReportedShares } from '@/domain/payments/refunds/refundAllocation';
import { allocationAt, type FileRefunds, type PaymentColumns } from '@/domain/payments/recordedPayments';
import { lazy } from '@/lib/resumable';
import { divideByLargestRemainder, type Cents } from '@/domain/money/money';

/** The refunds of files for the payments of a data set. Undefined if there are none. */
export function fileRefundsOf(
  dataSet: DataSet,
  table: Pick<PaymentColumns, 'amountAt' | 'fees' | 'modelAt'>,
): FileRefunds | undefined {
  const { refunds, payments } = dataSet;
  if (refunds.length === 0) return undefined;
  const starts = startsOf(dataSet);
  const refundedShares = lazy(() => refundedSharesOf(dataSet.fees));
  const refundsAt = (index: number) => refunds.amount.subarray(numberAt(starts, index), numberAt(starts, index + 1));
  const reportedSharesAt = (index: number) => {
    const reported = refundedShares().get(index);
    return reported && findReportedShares(reported, [...refundsAt(index)]);
  };

  const parts = lazy(() => {
    const column = () => new Float64Array(refunds.length);
    const columns = { merchant: column(), processor: column(), partner: column(), platform: column() };
    for (let index = 0; index < payments.length; index += 1) {
      const [start, end] = [numberAt(starts, index), numberAt(starts, index + 1)];
      if (start === end) continue;
      const amounts = Array.from(refundsAt(index), (amount) => ({ amount }));
      const model = table.modelAt?.(index);
      const allocated = allocateRefunds(allocationAt(table, index), amounts, reportedSharesAt(index), model);
      allocated.forEach(({ shares }, at) => {
        for (const party of PARTIES) columns[party][start + at] = shares[party];
      });
    }
    return columns;
  });
  return {
    starts,
    amounts: refunds.amount,
    // Built on first use, because only figures need it and lists of payments do not.
    get parts() {
      return parts();
    },
    ...(dataSet.fees.length > 0 && { reportedSharesAt }),
    refundAt: (position) => refundAt(dataSet, position),
  };
}

/** The start of each payment's refunds, followed by the end of the last ones. */
function startsOf({ refunds, payments: { length } }: DataSet): Uint32Array {
  const starts = new Uint32Array(length + 1);
  for (let position = 0; position < refunds.length; position += 1) {
    // A column with only zeros is empty.
    const index = refunds.payment[position] ?? 0;
    starts[index + 1] = numberAt(starts, index + 1) + 1;
  }
  for (let index = 0; index < length; index += 1)
    starts[index + 1] = numberAt(starts, index + 1) + numberAt(starts, index);
  return starts;
}

/**
 * The refund shares of partner and platform for the refunds of files, according to fee files, which have only totals
 * per payment. They are allocated in proportion to the refunds, and are at most the refunded amount. Shares that no fee
 * file has are calculated.
 */
export function findReportedShares(refundedShares: RefundedShares, refunds: readonly Cents[]): ReportedShares {
  const partner = share(refundedShares.partner, refunds);
  const platform = share(
    refundedShares.platform,
    refunds.map((refund, index) => refund - (partner?.[index] ?? 0)),
  );
  return (index, calculated) => {
    const refund = refunds[index];
    // Fee files do not cover refunds that the operator recorded.
    if (refund === undefined) return calculated;
    const ofPartner = partner?.[index] ?? Math.min(calculated.partner, refund - (platform?.[index] ?? 0));
    const ofPlatform = platform?.[index] ?? Math.min(calculated.platform, refund - ofPartner);
    const rest = refund - ofPartner - ofPlatform;
    const processor = Math.min(calculated.processor, rest);
    return { merchant: rest - processor, processor, partner: ofPartner, platform: ofPlatform };
  };
}

function share(reported: Cents | undefined, refunds: readonly Cents[]): readonly Cents[] | undefined {
  if (reported === undefined) return undefined;
  const all = refunds.reduce((sum, refund) => sum + refund, 0);
  return divideByLargestRemainder(Math.min(reported, all), refunds);
}
