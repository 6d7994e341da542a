import type { LocalTime } from '@/domain/calendar/dates';
import { timeInZone } from '@/domain/calendar/instants';
import { readFileDispute, writeFileDispute } from '@/domain/disputes/fileDisputes';
import { slotsOf } from '@/lib/columns/idIndex';
import { numberAt } from '@/lib/columns/numbers';
import { pickRows } from '@/lib/columns/rows';
import { createStringColumn, textAt, type StringColumn } from '@/lib/columns/stringColumn';
import { newestFirst } from './assemble';
import {
  PAYMENT_SHAPE,
  REFUND_SHAPE,
  type DataSet,
  type DisputeRows,
  type PaymentRows,
  type RefundRows,
} from './dataSet';
import { byPaymentAndId, movePayments, withFileFees } from './fileFees';
import { summarize } from './summaries';

/**
 * An opened data set. `fileTimes` has the times of its payments as they are in their files, if those are in other zones;
 * `zone` is a position in the list of zones.
 */
export type OpenDataSet = DataSet & { fileTimes?: { date: StringColumn; zone: Uint16Array } };

/**
 * The data set with all times in one zone (`Europe/Berlin`): payments, refunds and disputes count on their day in it, and
 * the payments are newest first by it. A day without a time stays the same day. The stored data set does not change,
 * because newer files are compared with the texts of the earlier ones. Without a zone, or if all rows are in it, the same
 * data set is returned.
 */
export function dataSetInZone(dataSet: DataSet, timeZone: string | undefined): OpenDataSet {
  const { words } = dataSet;
  if (timeZone === undefined || words.zones.every((zone) => zone === timeZone)) return dataSet;
  const zones = words.zones.includes(timeZone) ? words.zones : [...words.zones, timeZone];
  const wanted = zones.indexOf(timeZone);
  const converters = words.zones.map((zone) => createConverter(zone, timeZone));
  const inZone = (time: string, zone: number) => converters[zone]?.(time) ?? time;

  function convertAll<Timed extends PaymentRows | RefundRows | DisputeRows>(
    rows: Timed,
    isUnchanged: (row: number) => boolean = () => false,
  ) {
    const dates = createStringColumn();
    for (let row = 0; row < rows.length; row += 1) {
      const date = textAt(rows.date, row);
      dates.push(isUnchanged(row) ? date : inZone(date, rows.zone[row] ?? 0));
    }
    const zone = wanted === 0 ? new Uint16Array() : new Uint16Array(rows.length).fill(wanted);
    return { ...rows, date: dates.finish(), zone };
  }

  const { payments } = dataSet;
  const converted: PaymentRows = {
    ...convertAll(payments),
    refundedDate: mapTexts(payments.refundedDate, (time, row) => inZone(time, payments.zone[row] ?? 0)),
    dispute: mapTexts(payments.dispute, (text, row) => {
      const dispute = readFileDispute(text);
      return writeFileDispute({ ...dispute, opened: inZone(dispute.opened, payments.zone[row] ?? 0) });
    }),
  };
  // The time of such a refund is unknown: it was made on or before a day of its file.
  const refunds = convertAll(dataSet.refunds, (row) => dataSet.refunds.isUndated[row] === 1);
  const disputes = convertAll(dataSet.disputes);
  const fileTimes = { date: payments.date, zone: payments.zone };
  const { merchants, statuses, ...ordered } = inOrder({
    ...dataSet,
    payments: converted,
    refunds,
    disputes,
    fileTimes,
  });
  const summaries = summarize(withFileFees(ordered.payments, ordered.fees), merchants, statuses, words.statuses);
  return { ...ordered, statuses, ...summaries, words: { ...words, zones } };
}

/** The payments newest first again, with everything that refers to them by their index. */
function inOrder<Open extends DataSet & Required<OpenDataSet>>(dataSet: Open): Open {
  const { refunds, fees, fileTimes } = dataSet;
  const order = newestFirst(dataSet.payments.date);
  // A column with only zeros is stored as an empty column, and the summaries need a number for each row.
  const statuses = new Uint16Array(order.length).map((_, position) =>
    numberAt(dataSet.statuses, numberAt(order, position)),
  );
  if (order.every((index, position) => index === position)) return { ...dataSet, statuses };
  const positions = new Uint32Array(order.length);
  order.forEach((index, position) => (positions[index] = position));
  const positionOf = (index: number) => numberAt(positions, index);
  const payments = pickRows(PAYMENT_SHAPE, dataSet.payments, order);
  return {
    ...dataSet,
    payments,
    statuses,
    refunds: byPayment(movePayments(refunds, positionOf)),
    fees: byPaymentAndId(movePayments(fees, positionOf)),
    idSlots: slotsOf(payments.id),
    fileTimes: pickRows(FILE_TIMES, { length: order.length, ...fileTimes }, order),
  };
}

export const FILE_TIMES = { date: 'texts', zone: 'uint16' } as const;

/** By payment. The refunds of a payment keep their order, in which they are allocated. */
function byPayment(refunds: RefundRows): RefundRows {
  const order = new Uint32Array(refunds.length).map((_, row) => row);
  order.sort((a, b) => numberAt(refunds.payment, a) - numberAt(refunds.payment, b) || a - b);
  return pickRows(REFUND_SHAPE, refunds, order);
}

/**
 * Converts times of one zone to another. Clocks change, and zones differ, by quarters of an hour, so a quarter is
 * converted once for all times in it. Rows are sorted, so the last quarter is usually the right one.
 */
function createConverter(zone: string, wanted: string): (time: LocalTime) => LocalTime {
  let hour = '';
  let quarter = -1;
  let start = '';
  return (time) => {
    // A day without a time.
    if (time.length < 'YYYY-MM-DD HH:mm:ss'.length) return time;
    const minute = time.charCodeAt(14) * 10 + time.charCodeAt(15) - 528;
    const quarterOfTime = Math.floor(minute / 15);
    if (quarterOfTime !== quarter || !time.startsWith(hour)) {
      hour = time.slice(0, 13);
      quarter = quarterOfTime;
      start = timeInZone({ time: `${hour}:${String(quarter * 15).padStart(2, '0')}:00`, zone }, wanted);
    }
    const later = Number(start.slice(14, 16)) + (minute % 15);
    // Only old offsets, such as that of Liberia before 1972, have other minutes.
    if (later > 59) return timeInZone({ time, zone }, wanted);
    return `${start.slice(0, 14)}${later < 10 ? '0' : ''}${later}${time.slice(16)}`;
  };
}

/** Changes the texts of a column that most rows do not have. */
export function mapTexts(column: StringColumn, change: (text: string, row: number) => string): StringColumn {
  if (column.ends.length === 0) return column;
  const texts = createStringColumn();
  for (let row = 0; row < column.ends.length; row += 1) {
    const text = textAt(column, row);
    texts.push(text === '' ? '' : change(text, row));
  }
  return texts.finish();
}
