import type { DataSet } from '@/data/dataSets/dataSet';
import { textAt } from '@/lib/columns/stringColumn';
import { findRows } from '@/lib/searching/matching';
import { prepareSearchColumn } from '@/lib/searching/searchColumns';
import { lazy } from '@/lib/resumable';
import { disputedPayments } from './disputedPayments';

/** Finds the payments whose refund or dispute rows have an id that contains a text, as ascending indices. */
export function relatedIdFinder(dataSet: DataSet): (query: string) => Uint32Array {
  const { refunds, disputes } = dataSet;
  const length = refunds.length + disputes.length;
  const ids = lazy(() =>
    prepareSearchColumn(length, (row) => [
      row < refunds.length ? textAt(refunds.id, row) : textAt(disputes.id, row - refunds.length),
    ]),
  );
  const disputed = lazy(() => disputedPayments(dataSet));
  const paymentOf = (row: number) =>
    row < refunds.length ? refunds.payment[row] : disputed()(textAt(disputes.reference, row - refunds.length));
  return (query) => {
    const found = findRows({ length, columnsFor: () => [ids()] }, query);
    const payments = new Set(Array.from(found, paymentOf).filter((index) => index !== undefined));
    return Uint32Array.from(payments).sort();
  };
}
