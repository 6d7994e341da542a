import type { DataSet } from '@/data/dataSets/dataSet';
import { findPayment } from '@/data/dataSets/readDataSet';
import { textAt } from '@/lib/columns/stringColumn';

/**
 * Returns a function that finds the payment of a dispute row by its reference: the id of the payment, or of the dispute
 * row before it, as in PayPal's reversals, or another id that the payment has, as in Square's list of disputes. The
 * payments are searched once, and only if the reference of a row is not an id.
 */
export function disputedPayments(dataSet: DataSet): (reference: string) => number | undefined {
  const { payments, disputes } = dataSet;
  const references = Array.from({ length: disputes.length }, (_, row) => textAt(disputes.reference, row));
  const followed = new Map(references.map((reference, row) => [textAt(disputes.id, row), reference]));
  const find = (reference: string) =>
    findPayment(dataSet, reference) ?? findPayment(dataSet, followed.get(reference) ?? '');
  const unknown = new Set(references.filter((reference) => reference !== '' && find(reference) === undefined));
  const found = new Map<string, number>();
  const columns = [payments.reference, payments.paymentIntent].filter(({ ends }) => ends.length > 0);
  for (const column of unknown.size === 0 ? [] : columns)
    for (let index = 0; index < payments.length; index += 1) {
      const text = textAt(column, index);
      if (unknown.has(text)) found.set(text, index);
    }
  return (reference) => find(reference) ?? found.get(reference);
}
