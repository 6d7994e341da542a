import { UNMATCHED_REFUND_SHAPE, REFUND_SHAPE, type DataSet } from '@/data/dataSets/dataSet';
import { findPayment } from '@/data/dataSets/readDataSet';
import { createRows, plainRows, type Row } from '@/lib/columns/rows';
import { iterateTexts } from '@/lib/columns/stringColumn';
import { sliceOf } from '@/lib/cells/cells';
import type { RejectionReason } from '@/domain/imports/rejections';
import type { MergedPayments } from './mergePayments';
import type { StagedRefund, CrossFileRefund, ImportRun } from './stagedRefunds';
import { numberAt } from '@/lib/columns/numbers';
import { earlierRefunds } from './earlierRecords';
import { isRefundableStatus } from '@/data/imports/vocabulary';

/**
 * Passes the refunds of a file on, to be matched after the payments of all files are known. Returns the newest day of
 * them.
 */
export function collectRefunds({ refunds, refuse, plan, crossFile }: ImportRun): string {
  const column = plan.columns.refundOf ?? plan.columns.id;
  const rejectRefund: CrossFileRefund['refuse'] = ({ record, line, reference }, reason) =>
    refuse({ record, line }, column, reference, reason);
  let newest = '';
  for (const refund of refunds.finish(({ record, line, id }) =>
    refuse({ record, line }, plan.columns.id, id, 'id twice'),
  )) {
    if (refund.date > newest) newest = refund.date;
    crossFile.refunds.push({ ...refund, refuse: rejectRefund });
  }
  return newest.slice(0, 10);
}

/**
 * Matches the refunds of all files and the earlier ones with their payments. A refund without a payment is rejected and
 * stays unmatched; earlier unmatched refunds may match now. Before the last file, not all payments are known. In order of
 * time, each is accepted if the payment still has enough to refund after the earlier ones. An identical row is a duplicate,
 * and another row with the same id replaces it.
 */
export function matchRefunds(
  { before, vocabulary, payments, crossFile }: ImportRun,
  merged: MergedPayments,
  isAccepted: (row: number) => boolean,
  isLast: boolean,
) {
  const earlierUnmatched = new Set(isLast ? unmatchedRefundsOf(before) : []);
  const ofFiles = isLast ? crossFile.refunds : [];
  // If an id occurs in several files, the row of the newest file counts.
  const staged = [...new Map([...earlierUnmatched, ...ofFiles].map((refund) => [refund.id, refund])).values()];
  const unmatchedRefunds = createRows(UNMATCHED_REFUND_SHAPE, before.unmatchedRefunds);
  const refused = new Set<CrossFileRefund>();
  // Built on first use, because there may be a million.
  let rejectedIds: ReadonlySet<string> | undefined;
  const findIndexOf = (reference: string): number | RejectionReason => {
    const row = payments.find(sliceOf(reference));
    if (row !== undefined && isAccepted(row)) return merged.indexOfRow(row);
    const index = findPayment(before, reference);
    if (index !== undefined) return merged.indexOfEarlier(index);
    rejectedIds ??= new Set(iterateTexts(crossFile.rejectedIds.finish()));
    return rejectedIds.has(reference) ? 'refund of a refused payment' : 'refund of nothing';
  };
  const refuse = (refund: CrossFileRefund, reason: RejectionReason) => {
    refused.add(refund);
    refund.refuse(refund, reason);
    const isAbsent = reason === 'refund of nothing' || reason === 'refund of a refused payment';
    if (isAbsent || earlierUnmatched.has(refund)) unmatchedRefunds.push(refund);
  };
  const newer = new Set(staged.map(({ id }) => id));
  const refunds = createRows(REFUND_SHAPE, before.refunds);
  const sums = new Map<number, number>();
  const push = (refund: Row<typeof REFUND_SHAPE>) => {
    refunds.push(refund);
    sums.set(refund.payment, (sums.get(refund.payment) ?? 0) + refund.amount);
  };
  const judge = ({ reference, amount }: StagedRefund): number | RejectionReason => {
    const index = findIndexOf(reference);
    if (typeof index === 'string') return index;
    if (!isRefundableStatus(vocabulary, numberAt(merged.payments.status, index))) return 'refund of a payment not paid';
    const sum = (sums.get(index) ?? 0) + amount;
    return sum > numberAt(merged.payments.amount, index) ? 'refund above the amount' : index;
  };
  const earlier = new Map<string, Row<typeof REFUND_SHAPE>>();
  for (const refund of earlierRefunds(before.refunds)) {
    const moved = { ...refund, payment: merged.indexOfEarlier(refund.payment) };
    if (newer.has(refund.id)) earlier.set(refund.id, moved);
    else push(moved);
  }
  for (const refund of staged.toSorted(byTime)) {
    const { id, date, amount, zone } = refund;
    const payment = judge(refund);
    if (typeof payment === 'number') {
      push({ id, date, amount, zone, payment, isUndated: 0 });
      continue;
    }
    refuse(refund, payment);
    // A refund that was accepted before stays.
    const replaced = earlier.get(id);
    if (replaced !== undefined) push(replaced);
  }
  const found = staged.filter((refund) => earlierUnmatched.has(refund) && !refused.has(refund)).length;
  const counted = staged.filter((refund) => !earlierUnmatched.has(refund)).length;
  const refusedOfFiles = [...refused].filter((refund) => !earlierUnmatched.has(refund)).length;
  return {
    refunds: refunds.finish(),
    unmatchedRefunds: isLast ? unmatchedRefunds.finish() : before.unmatchedRefunds,
    counts: { refunds: counted - refusedOfFiles, found, duplicates: ofFiles.length - counted },
  };
}

/** A refund that was unmatched before and still is needs no report. */
function* unmatchedRefundsOf({ unmatchedRefunds }: DataSet): Generator<CrossFileRefund> {
  for (const refund of plainRows(UNMATCHED_REFUND_SHAPE, unmatchedRefunds))
    yield { ...refund, record: 0, line: 0, refuse: () => undefined };
}

function byTime(a: StagedRefund, b: StagedRefund): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
