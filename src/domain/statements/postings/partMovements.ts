import { rowAt } from '@/lib/indices';
import type { LocalTime } from '@/domain/calendar/dates';
import type { Allocation } from '@/domain/money/split';
import { allocationAt, type PaymentColumns, type RecordedPayments } from '@/domain/payments/recordedPayments';
import { allocationOfFees, NO_SHARES, subtract } from '@/domain/payments/refunds/refundAllocation';
import { refundPartsAt } from '@/domain/statements/settlements';
import type { StatementTable } from '@/domain/statements/source';

/**
 * What each party gets of a payment, a refund or a dispute, in cents: below zero for what it returns or bears. The time is that
 * of the line on the statements.
 */
export type PartMovement = { time: LocalTime; parts: Allocation };

/** The movements of a settled payment and of its refunds, as the statements of its parties have them. */
export function paymentMovements(table: StatementTable, recorded: RecordedPayments, index: number): PartMovement[] {
  const refunds = refundPartsAt(table, recorded, index).map(({ time, amount, fees }) => ({
    time,
    parts: subtract(NO_SHARES, allocationOfFees(amount, fees)),
  }));
  return [{ time: table.dateAt(index), parts: allocationAt(table, index) }, ...refunds];
}

/** What each party would have more of the same movements under other rules, in cents. The parts of each sum to 0. */
export function movementDifferences(now: readonly PartMovement[], then: readonly PartMovement[]): PartMovement[] {
  return now.map(({ time, parts }, at) => ({ time, parts: subtract(rowAt(then, at).parts, parts) }));
}

/** The payments with other fees, in cents by index. */
export function withFees(table: StatementTable, fees: PaymentColumns['fees']): StatementTable {
  const { length, idAt, merchantIdAt, dateAt, timeZoneAt, amountAt, statusAt, isPaidAt, modelAt, fileRefunds } = table;
  return { length, idAt, merchantIdAt, dateAt, timeZoneAt, amountAt, statusAt, isPaidAt, modelAt, fileRefunds, fees };
}
