import {
  UNMATCHED_REFUND_SHAPE,
  type UnmatchedRefundRows,
  REFUND_SHAPE,
  type DataSet,
  type RefundRows,
} from '@/data/dataSets/dataSet';
import { findPayment } from '@/data/dataSets/readDataSet';
import { createRows, plainRows, type Row } from '@/lib/columns/rows';
import { iterateTexts } from '@/lib/columns/stringColumn';
import { sliceOf } from '@/lib/cells/cells';
import type { RejectionReason } from '@/domain/imports/rejections';
import type { MergedPayments } from './mergePayments';
import { type StagedRefund, type CrossFileRefund, type ImportRun } from './stagedRefunds';
import { numberAt } from '@/lib/columns/numbers';
import { earlierRefunds } from './earlierRecords';
import { isRefundableStatus, type Vocabulary } from '@/data/imports/vocabulary';

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
 * stays unmatched; earlier unmatched refunds may match now. Before the last file, not all payments are known.
 */
export function matchRefunds(
  { before, vocabulary, payments, crossFile }: ImportRun,
  merged: MergedPayments,
  isAccepted: (row: number) => boolean,
  isLast: boolean,
) {
  const earlierUnmatched = new Set(isLast ? unmatchedRefundsOf(before?.unmatchedRefunds) : []);
  const ofFiles = isLast ? crossFile.refunds : [];
  // If an id occurs in several files, the row of the newest file counts.
  const staged = [...new Map([...earlierUnmatched, ...ofFiles].map((refund) => [refund.id, refund])).values()];
  const unmatchedRefunds = createRows(UNMATCHED_REFUND_SHAPE, before?.unmatchedRefunds);
  const refused = new Set<CrossFileRefund>();
  // Built on first use, because there may be a million.
  let rejectedIds: ReadonlySet<string> | undefined;
  const findIndexOf = (reference: string): number | RejectionReason => {
    const row = payments.find(sliceOf(reference));
    if (row !== undefined && isAccepted(row)) return merged.indexOfRow(row);
    const index = before && findPayment(before, reference);
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
  const refunds = mergeRefunds(before, staged, merged, vocabulary, findIndexOf, refuse);
  const found = staged.filter((refund) => earlierUnmatched.has(refund) && !refused.has(refund)).length;
  const counted = staged.filter((refund) => !earlierUnmatched.has(refund)).length;
  const refusedOfFiles = [...refused].filter((refund) => !earlierUnmatched.has(refund)).length;
  return {
    refunds,
    unmatchedRefunds: isLast || !before ? unmatchedRefunds.finish() : before.unmatchedRefunds,
    counts: { refunds: counted - refusedOfFiles, found, duplicates: ofFiles.length - counted },
  };
}

/** A refund that was unmatched before and still is needs no report. */
function* unmatchedRefundsOf(rows: UnmatchedRefundRows | undefined): Generator<CrossFileRefund> {
  for (const refund of rows ? plainRows(UNMATCHED_REFUND_SHAPE, rows) : [])
    yield { ...refund, record: 0, line: 0, refuse: () => undefined };
}

/** Finds the index of the refunded payment, or the reason why there is none. */
export type FindIndexOf = (reference: string) => number | RejectionReason;

/**
 * Merges the refund rows of the previous data set with those of a newer file in order of time. Each is accepted if the
 * payment still has enough to refund after the earlier ones. An identical row is a duplicate, and another row with the
 * same id replaces it.
 */
export function mergeRefunds<Refund extends StagedRefund>(
  before: DataSet | undefined,
  staged: readonly Refund[],
  { payments, indexOfEarlier }: Pick<MergedPayments, 'payments' | 'indexOfEarlier'>,
  vocabulary: Pick<Vocabulary, 'statuses'>,
  findIndexOf: FindIndexOf,
  refuse: (refund: Refund, reason: RejectionReason) => void,
): RefundRows {
  const newer = new Set(staged.map(({ id }) => id));
  const refunds = createRows(REFUND_SHAPE, before?.refunds);
  const sums = new Map<number, number>();
  const push = (refund: Row<typeof REFUND_SHAPE>) => {
    refunds.push(refund);
    sums.set(refund.payment, (sums.get(refund.payment) ?? 0) + refund.amount);
  };
  const earlier = new Map<string, Row<typeof REFUND_SHAPE>>();
  if (before) {
    for (const refund of earlierRefunds(before.refunds)) {
      const moved = { ...refund, payment: indexOfEarlier(refund.payment) };
      if (newer.has(refund.id)) earlier.set(refund.id, moved);
      else push(moved);
    }
  }
  for (const refund of [...staged].sort(byTime)) {
    const index = findIndexOf(refund.reference);
    const problem = typeof index === 'string' ? index : problemOf(index, refund.amount);
    if (typeof index === 'number' && problem === undefined) {
      push({
        id: refund.id,
        date: refund.date,
        amount: refund.amount,
        zone: refund.zone,
        payment: index,
        isUndated: 0,
      });
      continue;
    }
    if (problem !== undefined) refuse(refund, problem);
    // A refund that was accepted before stays.
    const replaced = earlier.get(refund.id);
    if (replaced !== undefined) push(replaced);
  }
  return refunds.finish();

  function problemOf(index: number, amount: number): RejectionReason | undefined {
    if (!isRefundableStatus(vocabulary, numberAt(payments.status, index))) return 'refund of a payment not paid';
    const sum = (sums.get(index) ?? 0) + amount;
    return sum > numberAt(payments.amount, index) ? 'refund above the amount' : undefined;
  }
}

function byTime(a: StagedRefund, b: StagedRefund): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
