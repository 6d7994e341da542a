import { endOf } from '@/data/dataSets/assemble';
import { assembleLater } from '@/data/dataSets/pendingDataSet';
import { FEE_SHAPE, PAYMENT_SHAPE, UNMATCHED_FEE_SHAPE } from '@/data/dataSets/dataSet';
import { readPaymentAt } from '@/data/dataSets/readDataSet';
import { createRows, joinRows } from '@/lib/columns/rows';
import { eachText, textAt } from '@/lib/columns/stringColumn';
import type { ReadPayment, RejectionReason } from '@/domain/imports/plan';
import { knownByEarlier, sumsOfEarlier } from './earlierRefunds';
import { measureFile } from '@/data/imports/fileFigures';
import { createSumCheck } from './sumCheck';
import { createFeeCheck, moveFees } from './earlierFees';
import type { ImportRun } from './importRun';
import { mergePayments } from './mergePayments';
import { merchantsInUse } from './merchantsInUse';
import { isRefundableStatus } from '@/data/imports/vocabulary';
import { collectRefunds, matchRefunds } from './matchRefunds';

/** The number of payments in the preview. */
const FIRST_ROWS = 10;

/**
 * Merges the previous data set with the rows of a file after all were read, and counts what happened to each. The
 * refunds of all files are matched with the last one.
 */
export function finishImport(importRun: ImportRun, isLast: boolean) {
  const { before, vocabulary, payments, refuse, twice, plan, crossFile } = importRun;
  const { statuses, merchants, zones, integrations, partners } = vocabulary;
  const file = payments.finish();
  const refuseRow = (row: number, column: number | undefined, reason: RejectionReason) =>
    refuse(payments.positionAt(row), column, textAt(file.id, row), reason);
  for (let row = 0; before && row < file.length; row += 1) crossFile.see(textAt(file.id, row));
  for (const id of eachText(importRun.rejectedIds.finish())) {
    crossFile.see(id);
    crossFile.rejectedIds.push(id);
  }
  for (const row of twice.payments) {
    crossFile.rejectedIds.push(textAt(file.id, row));
    refuseRow(row, plan.columns.id, 'id twice');
  }
  const refundedBefore = sumsOfEarlier(before);
  const bearsItsFees = createFeeCheck(before, file);
  const isCountable = createSumCheck(before, file);
  const merged = mergePayments(
    before,
    file,
    (row) => !twice.payments.has(row),
    (row, index) => {
      if (!isCountable(row, index)) {
        if (index === undefined) crossFile.rejectedIds.push(textAt(file.id, row));
        refuseRow(row, undefined, 'sum too large');
        return false;
      }
      if (index === undefined) return true;
      const refunded = refundedBefore.get(index) ?? 0;
      const isPaid = refunded === 0 || isRefundableStatus(vocabulary, file.status[row] ?? 0);
      const problem = !isPaid
        ? 'refund of a payment not paid'
        : refunded > (file.amount[row] ?? 0)
          ? 'refund above the amount'
          : bearsItsFees(row, index)
            ? undefined
            : 'fees above the amount';
      if (problem) refuseRow(row, undefined, problem);
      return problem === undefined;
    },
  );
  const isTaken = (row: number) => !twice.payments.has(row) && merged.isAccepted(row);
  const figures = measureFile(file, statuses, isTaken);
  const newest = collectRefunds(importRun);
  const { refunds, unmatchedRefunds, counts: ofRefunds } = matchRefunds(importRun, merged, isTaken, isLast);
  const newestDay = [figures.range?.last ?? '', newest].reduce((a, b) => (a > b ? a : b));
  const knownByDays = knownByEarlier(before, merged, endOf(newestDay));
  const { payments: used, merchants: inUse } = merchantsInUse(
    merged.payments,
    merchants.named(),
    before?.merchants.length ?? 0,
  );
  const words = { zones: zones.terms(), statuses, integrations: integrations.terms(), partners: partners.terms() };
  const { pending, differences } = assembleLater({
    currency: importRun.currency,
    words,
    payments: used,
    refunds,
    unmatchedRefunds,
    fees: before ? moveFees(before.fees, merged.indexOfEarlier) : createRows(FEE_SHAPE).finish(),
    unmatchedFees: before?.unmatchedFees ?? createRows(UNMATCHED_FEE_SHAPE).finish(),
    merchants: inUse,
    integrations: before?.integrations ?? [],
    replaced: before ? joinRows(PAYMENT_SHAPE, before.replaced, merged.replaced) : merged.replaced,
    knownBy: (position) => knownByDays.get(position) ?? endOf(newestDay),
  });
  const firstRows = () => {
    const rows: ReadPayment[] = [];
    for (let row = 0; row < file.length && rows.length < FIRST_ROWS; row += 1)
      if (isTaken(row)) rows.push(readPaymentAt(file, row, words, merchants.terms()));
    return rows;
  };
  const { counts } = merged;
  const taken = counts.new + counts.changed + counts.same + ofRefunds.refunds;
  return {
    ...figures,
    pending,
    differences,
    firstRows,
    counts: { ...counts, ...ofRefunds, taken, missingFromNewer: crossFile.missing() },
  };
}
