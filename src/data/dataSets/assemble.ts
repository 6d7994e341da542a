import { type LocalTime, toTimestamp } from '@/domain/calendar/dates';
import { PAYMENT_SHAPE, type ColumnRefund, type DataSet, type Summaries, type NamedMerchant } from './dataSet';
import { byPaymentAndId, hasReportedShares, movePayments, withFileFees } from './fileFees';
import { collectReportedRefunds, type ReportedRefunds } from './fileRefunds';
import { slotsOf } from '@/lib/columns/idIndex';
import { pickRows } from '@/lib/columns/rows';
import { summarize } from './summaries';
import { orderOfKeys } from '@/lib/sorting/orderMany';
import { textAt, type StringColumn } from '@/lib/columns/stringColumn';

/** The parts of a data set: payments in the order of their files, and refund rows. */
export type Parts = Omit<DataSet, keyof Summaries | 'statuses' | 'idSlots'> & {
  merchants: readonly NamedMerchant[];
  /**
   * The time of a refund that only a column has. The time itself is unknown, so the refund was made on or before it.
   */
  knownBy: (index: number) => LocalTime;
  /** The refunds of a payment that columns of earlier files had. */
  columnRefundsAt?: (index: number) => readonly ColumnRefund[] | undefined;
};

/** The last second of the day: a refund without a time was made at the end of the day at the latest. */
export function endOf(time: LocalTime): LocalTime {
  return `${time.slice(0, 10)} 23:59:59`;
}

/** Builds the data set, and lists payments whose refunded amounts differ. */
export function assemble({ knownBy, columnRefundsAt, ...parts }: Parts): {
  dataSet: DataSet;
  differences: ReportedRefunds['differences'];
} {
  const { words, merchants } = parts;
  const order = newestFirst(parts.payments.date);
  // The ids are looked up only for refunds and fees.
  const indices = new Uint32Array(parts.refunds.length + parts.fees.length === 0 ? 0 : order.length);
  for (let position = 0; position < indices.length; position += 1) indices[Number(order[position])] = position;
  const isInOrder = order.every((index, position) => index === position);
  const payments = isInOrder ? parts.payments : pickRows(PAYMENT_SHAPE, parts.payments, order);
  const positionOf = (index: number) => Number(indices[index]);
  const fees = byPaymentAndId(movePayments(parts.fees, positionOf));
  const { refunds, statuses, differences } = collectReportedRefunds(
    payments,
    movePayments(parts.refunds, positionOf),
    words.statuses,
    {
      knownBy: (position) => knownBy(Number(order[position])),
      columnRefundsAt: (position) => columnRefundsAt?.(Number(order[position])),
      hasReportedShares: hasReportedShares(fees),
    },
  );
  const summaries = summarize(withFileFees(payments, fees), merchants, statuses, words.statuses);
  const idSlots = slotsOf(payments.id);
  return { dataSet: { ...parts, ...summaries, payments, statuses, refunds, fees, idSlots }, differences };
}

/** The indices of times, newest first. The order of equal times stays. */
export function newestFirst(dates: StringColumn): Uint32Array {
  // Inverted, so that the newest time has the smallest key.
  return orderOfKeys(new Uint32Array(dates.ends.length).map((_, index) => ~toTimestamp(textAt(dates, index))));
}
