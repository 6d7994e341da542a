import type { RefundedShares } from '@/data/dataSets/fileFees';
import { divideByLargestRemainder, type Cents } from '@/domain/money/money';
import type { ReportedShares } from '@/domain/payments/refundAllocation';

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
