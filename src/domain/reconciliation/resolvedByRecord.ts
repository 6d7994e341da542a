import type { Day } from '@/domain/calendar/dates';
import type { Cents } from '@/domain/money/money';
import type { PaymentStatus } from '@/domain/payments/vocabulary';
import type { ComparedConsole, ComparedReport } from './columns';
import type { Discrepancy } from './discrepancies';
import { judgePair } from './judgePair';
import type { Side } from './sideSchema';

/** What records may change of a payment, in cents. */
export type RecordedNow = { status: PaymentStatus; refunded: Cents; disputed: Cents };

/**
 * Whether records after the comparison made both sides of a discrepancy equal: a refund, a void or a dispute. The pair is
 * judged again with the present state, so another difference keeps it open, and a withdrawn refund opens it again. `last` is
 * the last day of the report.
 */
export function isResolvedByRecord({ ours, theirs }: Discrepancy, now: RecordedNow, last: Day): boolean {
  const [reported, ...further] = theirs;
  if (!ours || !reported || further.length > 0) return false;
  const isSame = now.status === ours.status && now.refunded === ours.refunded && now.disputed === (ours.disputed ?? 0);
  if (isSame) return false;
  return judgePair(consoleOf({ ...ours, ...now }), 0, reportOf(reported), 0, last) === undefined;
}

/** Earlier versions stored no disputed amount, which is 0. */
function consoleOf(side: Side & RecordedNow): ComparedConsole {
  const { processor = 0, partner = 0, platform = 0 } = side;
  return {
    currency: side.currency,
    timeAt: () => side.time,
    zoneAt: () => side.zone ?? '',
    amountAt: () => side.amount,
    refundedAt: () => side.refunded,
    disputedAt: () => side.disputed,
    disputeOpenedAt: () => undefined,
    statusAt: () => side.status,
    earlierAt: () => undefined,
    fees: { processor: [processor], partner: [partner], platform: [platform] },
  };
}

/** A figure that the report did not state is absent. */
function reportOf(side: Side): ComparedReport {
  const columnOf = (figure: Cents | undefined) => [figure ?? Number.NaN];
  return {
    timeAt: () => side.time,
    zoneAt: () => side.zone ?? '',
    currencyAt: () => side.currency,
    amountAt: () => side.amount,
    statusAt: () => side.status,
    refunded: columnOf(side.refunded),
    disputed: columnOf(side.disputed),
    processor: columnOf(side.processor),
    partner: columnOf(side.partner),
    platform: columnOf(side.platform),
  };
}
