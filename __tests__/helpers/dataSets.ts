import type { ReadPayment } from '@/domain/imports/plan';
import { findCurrency } from '@/domain/money/currency';
import { ofTextFields } from '@/domain/payments/textFields';
import { DEFAULT_SPLIT, dividePayment } from '@/domain/money/split';
import { assemble, endOf } from '@/data/dataSets/assemble';
import {
  DISPUTE_SHAPE,
  FEE_SHAPE,
  BUILT_IN_STATUSES,
  PAYMENT_SHAPE,
  REFUND_SHAPE,
  UNMATCHED_FEE_SHAPE,
  UNMATCHED_REFUND_SHAPE,
  type DataSet,
  type StatusTerm,
} from '@/data/dataSets/dataSet';
import { createRows } from '@/lib/columns/rows';
import { createDictionary } from '@/lib/columns/dictionaryColumn';
import type { FileRefund } from '@/domain/payments/refunds/refundRules';
import { textAt } from '@/lib/columns/stringColumn';
import { refundAt, readPaymentAt } from '@/data/dataSets/readDataSet';

/** A refund row of a file. */
export type ReadRefund = { id: string; paymentId: string; amount: number; date: string; timeZone: string };

/** A dispute row of a file. */
export type ReadDispute = Record<'id' | 'reference' | 'step' | 'reason' | 'date' | 'timeZone', string> & {
  amount: number;
  fee?: number;
  stated?: number;
  status?: string;
  due?: string;
};

/** A payment of a file with the dispute of its columns: `dispute` is the text of `writeFileDispute`. */
export type DisputedPayment = ReadPayment & { disputed?: number; dispute?: string };

/**
 * Builds a data set from plain rows with different ids. Refunds without a payment are left out. Only for few rows:
 * imports read files directly into columns.
 */
export function buildDataSet(
  rows: readonly DisputedPayment[],
  {
    currency = 'USD',
    refunds = [],
    disputes = [],
  }: { currency?: string; refunds?: readonly ReadRefund[]; disputes?: readonly ReadDispute[] } = {},
): DataSet {
  const [merchants, zones, integrations, partners] = [
    createDictionary([]),
    createDictionary([]),
    createDictionary(['']),
    createDictionary(['']),
  ];
  const statuses: StatusTerm[] = [...BUILT_IN_STATUSES];
  const statusOf = ({ status, isPaid }: ReadPayment) => {
    const known = statuses.findIndex(({ word: term }) => term === status);
    return known < 0 ? statuses.push({ word: status, isPaid }) - 1 : known;
  };
  const unit = findCurrency(currency);
  const payments = createRows(PAYMENT_SHAPE);
  for (const row of rows) {
    const { id, amount, date, fees = dividePayment(amount, DEFAULT_SPLIT, unit) } = row;
    payments.push({
      id,
      ...ofTextFields((field) => row[field] ?? ''),
      date,
      amount,
      status: statusOf(row),
      refunded: 0,
      refundedDate: '',
      disputed: row.disputed ?? 0,
      dispute: row.dispute ?? '',
      processorFee: fees.processor,
      partnerFee: fees.partner,
      platformFee: fees.platform,
      areFeesCalculated: Number(row.fees === undefined),
      merchant: merchants.indexOf(row.merchant),
      zone: zones.indexOf(row.timeZone),
      integration: integrations.indexOf(row.integration ?? ''),
      partner: partners.indexOf(row.partner ?? ''),
    });
  }
  const refundRows = createRows(REFUND_SHAPE);
  for (const { id, paymentId, amount, date, timeZone } of refunds) {
    const payment = rows.findIndex((row) => row.id === paymentId);
    if (payment >= 0) refundRows.push({ id, payment, amount, date, zone: zones.indexOf(timeZone), isUndated: 0 });
  }
  const disputeRows = createRows(DISPUTE_SHAPE);
  for (const { timeZone, ...row } of disputes)
    disputeRows.push({ fee: 0, stated: 0, status: '', due: '', ...row, zone: zones.indexOf(timeZone) });
  const newest = rows.reduce((latest, { date }) => (date > latest ? date : latest), '');
  return assemble({
    currency,
    words: { zones: zones.terms(), statuses, integrations: integrations.terms(), partners: partners.terms() },
    merchants: merchants.terms().map((name) => ({ name })),
    integrations: [],
    payments: payments.finish(),
    refunds: refundRows.finish(),
    fees: createRows(FEE_SHAPE).finish(),
    unmatchedRefunds: createRows(UNMATCHED_REFUND_SHAPE).finish(),
    unmatchedFees: createRows(UNMATCHED_FEE_SHAPE).finish(),
    replaced: createRows(PAYMENT_SHAPE).finish(),
    disputes: disputeRows.finish(),
    knownBy: () => endOf(newest),
  }).dataSet;
}

/** The refunds of files, by the index of their payment. */
export function* refundsOfFiles(dataSet: DataSet): Generator<FileRefund> {
  for (let index = 0; index < dataSet.refunds.length; index += 1) yield refundAt(dataSet, index);
}

/** The versions of the payment with an id that newer files replaced, the oldest first. */
export function replacedOf({ replaced, words, merchants }: DataSet, id: string): ReadPayment[] {
  const names = merchants.map(({ name }) => name);
  const indices = Array.from({ length: replaced.length }, (_, index) => index);
  return indices
    .filter((index) => textAt(replaced.id, index) === id)
    .map((index) => readPaymentAt(replaced, index, words, names));
}
