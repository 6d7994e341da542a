import { refundReference } from '@/data/formats/refundReference';
import { createSkippedRows } from '@/data/imports/rows/skippedRows';
import { readSlice, textOfCell } from '@/data/reading/cells';
import { kindOf, type Plan } from '@/domain/imports/plan';
import { rowAmountReader } from '@/domain/imports/rowAmount';
import type { Currency } from '@/domain/money/currency';
import { sliceOf, type Cells, type Slice } from '@/lib/cells/cells';
import { hashOfSliceText } from '@/lib/columns/idIndex';

/** Where a record goes: to the bucket of a key, which is that of its payment's id, or to all buckets. */
export type Route = { key: number; isForAll: boolean; isPayment: boolean };

/**
 * Returns a function that says where the records of a file go, as the import reads them: a refund and a fee go to their
 * payment. The rows of a dispute may name the dispute alone, so that they go everywhere. The route is valid until the next
 * call.
 */
export function createRouter(plan: Plan, headers: readonly string[], currency: Currency): (cells: Cells) => Route {
  const { columns, refundNote, decimalMark = '.', isMinorUnits = false } = plan;
  const { fateOf } = createSkippedRows(plan, headers, currency);
  const amountOf = rowAmountReader(plan, { decimals: currency.decimals, decimalMark, isMinorUnits });
  const slice: Slice = { bytes: new Uint8Array(), start: 0, end: 0 };
  const route: Route = { key: 0, isForAll: false, isPayment: false };
  const isOfFees = kindOf(plan) === 'fees';

  const isNegative = (cells: Cells) => {
    const amount = amountOf(cells);
    return typeof amount === 'number' && amount < 0;
  };
  const referenceIn = (cells: Cells, isRefund: boolean): string => {
    const reference = textOfCell(cells.textAt(columns.refundOf));
    return isRefund && refundNote !== undefined ? refundReference(reference, cells.textAt(refundNote)) : reference;
  };

  return (cells) => {
    route.key = 0;
    route.isForAll = route.isPayment = false;
    if (cells.problem !== undefined) return route;
    readSlice(cells, columns.id, slice);
    route.key = hashOfSliceText(slice);
    if (isOfFees) return route;
    const fate = fateOf(cells);
    if (fate === 'dispute') {
      route.isForAll = true;
      return route;
    }
    const isRefund = fate === 'refund' || isNegative(cells);
    route.isPayment = fate === 'payment' && !isRefund;
    if (route.isPayment) return route;
    const reference = referenceIn(cells, fate === 'refund');
    if (reference !== '') route.key = hashOfSliceText(sliceOf(reference));
    return route;
  };
}
