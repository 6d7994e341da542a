import type { ReadPayment } from '@/domain/imports/plan';
import type { Cents } from '@/domain/money/money';
import { TEXT_FIELD_NAMES, type TextField } from '@/domain/payments/textFields';
import type { FileRefund } from '@/domain/payments/refunds/refundRules';
import { PAYMENT_SHAPE, type DataSet, type PaymentRows, type Dictionaries } from './dataSet';
import { findId } from '@/lib/columns/idIndex';
import { numberAt } from '@/lib/columns/numbers';
import { toPlainRow } from '@/lib/columns/rows';
import { textAt } from '@/lib/columns/stringColumn';
import { termAt } from '@/lib/columns/dictionaryColumn';

/** The index of the payment with an id, or undefined. */
export function findPayment({ idSlots, payments }: DataSet, id: string): number | undefined {
  return findId(idSlots, (index) => textAt(payments.id, index), id);
}

/** The refund at a position. Refunds are ordered by payment and, within a payment, oldest first. */
export function refundAt({ refunds, payments, words }: DataSet, index: number): FileRefund {
  return {
    kind: 'refund',
    id: textAt(refunds.id, index),
    transactionId: textAt(payments.id, numberAt(refunds.payment, index)),
    recordedAt: textAt(refunds.date, index),
    recordedBy: 'Imported file',
    zone: words.zones[numberAt(refunds.zone, index)],
    amount: numberAt(refunds.amount, index),
    reason: 'Other',
    isUndated: refunds.isUndated[index] === 1,
  };
}

/** The refunded amounts of the files in minor units, by the index of the payment. */
export function refundedByPayment({ refunds }: DataSet): ReadonlyMap<number, Cents> {
  const sums = new Map<number, Cents>();
  for (let row = 0; row < refunds.length; row += 1) {
    const index = numberAt(refunds.payment, row);
    sums.set(index, (sums.get(index) ?? 0) + numberAt(refunds.amount, row));
  }
  return sums;
}

/** A payment as it was read from its file. `words` are the lists that its positions refer to. */
export function readPaymentAt(
  payments: PaymentRows,
  index: number,
  dictionaries: Dictionaries,
  merchantNames: readonly string[],
): ReadPayment {
  const row = toPlainRow(PAYMENT_SHAPE, payments, index);
  const status = dictionaries.statuses[row.status] ?? { word: 'Completed', isPaid: true };
  const integration = termAt(dictionaries.integrations, row.integration);
  const partner = termAt(dictionaries.partners, row.partner);
  return {
    id: row.id,
    merchant: termAt(merchantNames, row.merchant),
    amount: row.amount,
    date: row.date,
    timeZone: termAt(dictionaries.zones, row.zone),
    status: status.word,
    isPaid: status.isPaid,
    ...(integration !== '' && { integration }),
    ...textsOfRow(TEXT_FIELD_NAMES, (field) => row[field]),
    ...(partner !== '' && { partner }),
    fees: { processor: row.processorFee, partner: row.partnerFee, platform: row.platformFee },
  };
}

/** Those of these texts that a row has. */
export function textsOfRow(fields: readonly TextField[], textOf: (field: TextField) => string) {
  const texts = fields.map((field) => [field, textOf(field)]);
  return Object.fromEntries(texts.filter(([, text]) => text !== '')) as Partial<Record<TextField, string>>;
}
