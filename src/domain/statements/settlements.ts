import type { LocalTime } from '@/domain/calendar/dates';
import { recordedTimeIn } from '@/domain/calendar/instants';
import type { Cents } from '@/domain/money/money';
import {
  allocateRefundsAt,
  isPaidAt,
  type PaymentColumns,
  type RecordedPayments,
} from '@/domain/payments/recordedPayments';
import type { Fee } from '@/domain/payments/payment';
import { merchantShare } from '@/domain/payments/refunds/refundAllocation';
import type { PaymentRecord } from '@/domain/payments/refunds/refundRules';
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
  recordedMoment?: RecordedMoment;
};

const NO_RECORDS: readonly PaymentRecord[] = [];

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
  return allocateRefundsAt(table, index, recorded.get(index)?.records ?? NO_RECORDS).map(
    ({ amount, shares: fees, record }) => ({
      // The time of a full refund in the row is unknown (rows with dated refunds are Completed), so it counts at the time of the payment.
      time: record ? recordedTimeIn(table.timeZoneAt?.(index), record) : table.dateAt(index),
      amount,
      fees,
      ...(record && !('isUndated' in record) && { recordedMoment: record }),
    }),
  );
}

/** A party's share of an amount with these fees, all in cents. */
export function shareOfParty(partyId: PartyId, amount: Cents, fees: Record<Fee['party'], Cents>): Cents {
  const fee = feeOfParty(partyId);
  return fee ? fees[fee] : merchantShare(amount, fees);
}
