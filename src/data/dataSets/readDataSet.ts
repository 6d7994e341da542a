import type { Refund } from '@/domain/payments/payments';
import type { DataSet } from './dataSet';
import { findId } from './idIndex';
import { textAt } from './texts';

/** A refund that a file brought; by then, where a column told it without a time. */
export type FileRefund = Refund & { isByThen: boolean };

/** The index of the payment with an id; undefined where there is none. */
export function findPayment({ idSlots, payments }: DataSet, id: string): number | undefined {
  return findId(idSlots, (index) => textAt(payments.id, index), id);
}

/** The refunds that files brought, by the index of their payment. */
export function* refundsOfFiles(dataSet: DataSet): Generator<FileRefund> {
  for (let index = 0; index < dataSet.refunds.length; index += 1) yield refundAt(dataSet, index);
}

function refundAt({ refunds, payments, words }: DataSet, index: number): FileRefund {
  return {
    kind: 'refund',
    id: textAt(refunds.id, index),
    transactionId: textAt(payments.id, refunds.payment[index] ?? 0),
    recordedAt: textAt(refunds.date, index),
    recordedBy: 'Imported file',
    zone: words.zones[refunds.zone[index] ?? 0],
    amount: refunds.amount[index] ?? 0,
    reason: 'Other',
    isByThen: refunds.isByThen[index] === 1,
  };
}
