import type { OpenDataSet } from '@/data/dataSets/dataSetInZone';
import { disputedPayments } from '@/data/tables/disputedPayments';
import { toTimestamp } from '@/domain/calendar/dates';
import { numberAt } from '@/lib/columns/numbers';
import { textAt } from '@/lib/columns/stringColumn';

/** Disputes of rows follow all disputes of columns. */
const OF_ROWS = 2 ** 31;

/**
 * The positions of disputes in the order of an import of all payments: those of columns by their payment, the newest first, and
 * then those of rows, in the order of their first rows, which each bucket has. Payments of the same time keep their order.
 */
export function disputePositions(dataSet: OpenDataSet): (index: number) => number {
  const { payments, disputes } = dataSet;
  const firstRows = new Map<number, number>();
  const paymentOf = disputedPayments(dataSet);
  for (let row = 0; row < disputes.length; row += 1) {
    const index = paymentOf(textAt(disputes.reference, row));
    if (index !== undefined && !firstRows.has(index)) firstRows.set(index, row);
  }
  return (index) => {
    if (numberAt(payments.disputed, index) === 0) return OF_ROWS + 1 + (firstRows.get(index) ?? 0);
    // Half of it, so that it fits into 31 bits.
    return 1 + Math.floor((2 ** 32 - 1 - toTimestamp(textAt(payments.date, index))) / 2);
  };
}
