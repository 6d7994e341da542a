import type { LocalTime } from '@/domain/calendar/dates';
import { timeInZone } from '@/domain/calendar/instants';
import type { Cents } from '@/domain/money/money';
import {
  allocateRefundsAt,
  allocationAt,
  fileRefundedAt,
  fileRefundsAt,
  isPaidAt,
  type PaymentColumns,
  type RecordedPayments,
} from '@/domain/payments/recordedPayments';
import type { Fee } from '@/domain/payments/payment';
import { feeOfParty, type PartyId } from './parties';
import type { StatementTable } from './source';
import type { RecordedMoment } from './recordedMoments';

/**
 * The amount of one refund in cents, and the part of it that parties with `fees` cover. The merchant covers the rest.
 */
export type RefundPart = {
  /** In the zone of the payment if both zones are known. */
  time: LocalTime;
  amount: Cents;
  fees: Record<Fee['party'], Cents>;
  /** Undefined for a refund from a file. */
  stamp?: RecordedMoment;
};

const NO_REFUNDS: readonly RefundPart[] = [];

/** Whether a payment is in the balances of its parties, will be once it is settled, or is not. */
export function settlementAt(
  table: Pick<PaymentColumns, 'isPaidAt' | 'statusAt'>,
  recorded: RecordedPayments,
  index: number,
): 'settled' | 'pending' | 'none' {
  if (!isPaidAt(table, recorded, index)) return 'none';
  return table.statusAt(index) === 'Pending' ? 'pending' : 'settled';
}

/** The refunds of a payment in the order in which they were allocated, each with its refund shares. */
export function refundPartsAt(table: StatementTable, recorded: RecordedPayments, index: number): readonly RefundPart[] {
  const isWhole = table.statusAt(index) === 'Refunded';
  if (isWhole && table.amountAt(index) > 0) {
    // The refund time is unknown (rows with dated refunds are Completed), so it counts at the time of the payment.
    const { partner, platform } = allocationAt(table, index);
    return [{ time: table.dateAt(index), amount: table.amountAt(index), fees: { processor: 0, partner, platform } }];
  }
  const own = recorded.get(index);
  if (!own && fileRefundedAt(table, index) === 0) return NO_REFUNDS;
  const records = own?.records.filter((record) => record.kind === 'refund') ?? [];
  const refunds = [...fileRefundsAt(table, index), ...records];
  const parts = allocateRefundsAt(
    table,
    index,
    refunds.map(({ amount }) => amount),
  );
  return refunds.map((refund, place) => {
    const { partner = 0, platform = 0 } = parts[place] ?? {};
    return {
      time: timeInZone({ time: refund.recordedAt, zone: refund.zone }, table.timeZoneAt?.(index)),
      amount: refund.amount,
      fees: { processor: 0, partner, platform },
      ...(!('isUndated' in refund) && { stamp: { id: refund.id, recordedAt: refund.recordedAt } }),
    };
  });
}

/** A party's share of an amount with these fees, all in cents. */
export function shareOfParty(partyId: PartyId, amount: Cents, fees: Record<Fee['party'], Cents>): Cents {
  const fee = feeOfParty(partyId);
  return fee ? fees[fee] : amount - fees.processor - fees.partner - fees.platform;
}

/** The fees of a payment, in cents. */
export function feesAt({ fees }: Pick<PaymentColumns, 'fees'>, index: number): Record<Fee['party'], Cents> {
  return {
    processor: Number(fees.processor[index]),
    partner: Number(fees.partner[index]),
    platform: Number(fees.platform[index]),
  };
}
