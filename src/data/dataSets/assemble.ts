import type { LocalTime } from '@/domain/calendar/dates';
import {
  PAYMENT_SHAPE,
  FEE_SHAPE,
  REFUND_SHAPE,
  type DataSet,
  type DataSetIntegration,
  type FeeRows,
  type NamedMerchant,
  type PaymentRows,
  type RefundRows,
  type WaitingFeeRows,
  type WaitingRows,
  type Words,
} from './dataSet';
import { byPaymentAndId, isGivenBackTold, withFileFees } from './fileFees';
import { tellRefunds, type ToldRefunds } from './fileRefunds';
import { slotsOf } from './idIndex';
import { newestFirst } from './newestFirst';
import { pickRows, rowsOf } from './columns/rows';
import { summarise } from './summaries';

/** What a data set is made of: payments in the order of their files, and the rows of refunds of them. */
export type Parts = {
  currency: string;
  words: Words;
  merchants: readonly NamedMerchant[];
  integrations: readonly DataSetIntegration[];
  payments: PaymentRows;
  refunds: RefundRows;
  fees: FeeRows;
  waiting: WaitingRows;
  waitingFees: WaitingFeeRows;
  replaced: PaymentRows;
  /** When a column told of a refund of the payment at an index: the refund was made by then. */
  byThenAt: (index: number) => LocalTime;
};

/** The last second of the day of a time: what a column told without a time had happened by then. */
export function endOf(time: LocalTime): LocalTime {
  return `${time.slice(0, 10)} 23:59:59`;
}

/** The data set of its parts, and what did not agree in them. */
export function assemble(parts: Parts): { dataSet: DataSet; differences: ToldRefunds['differences'] } {
  const { currency, words, merchants, integrations, waiting, waitingFees, replaced } = parts;
  const order = newestFirst(parts.payments.date);
  // They are looked up for refunds and fees alone.
  const places = new Uint32Array(parts.refunds.length + parts.fees.length === 0 ? 0 : order.length);
  for (let place = 0; place < places.length; place += 1) places[Number(order[place])] = place;
  const isInOrder = order.every((index, place) => index === place);
  const payments = isInOrder ? parts.payments : pickRows(PAYMENT_SHAPE, parts.payments, order);
  // A column of zeros is empty.
  const placesOf = ({ length, payment }: RefundRows | FeeRows) =>
    new Uint32Array(length).map((_, index) => Number(places[payment[index] ?? 0]));
  const rows = rowsOf(REFUND_SHAPE, parts.refunds.length, (name) =>
    name === 'payment' ? placesOf(parts.refunds) : parts.refunds[name as keyof typeof REFUND_SHAPE],
  );
  const fees = byPaymentAndId(
    rowsOf(FEE_SHAPE, parts.fees.length, (name) =>
      name === 'payment' ? placesOf(parts.fees) : parts.fees[name as keyof typeof FEE_SHAPE],
    ),
  );
  const { refunds, statuses, differences } = tellRefunds(
    payments,
    rows,
    words.statuses,
    (place) => parts.byThenAt(Number(order[place])),
    isGivenBackTold(fees),
  );
  const summaries = summarise(withFileFees(payments, fees), merchants, statuses, words.statuses);
  const idSlots = slotsOf(payments.id);
  const dataSet = {
    ...summaries,
    currency,
    words,
    integrations,
    payments,
    statuses,
    refunds,
    fees,
    waiting,
    waitingFees,
    replaced,
    idSlots,
  };
  return { dataSet, differences };
}
