import { endOf } from '@/data/dataSets/assemble';
import { assembleLater } from '@/data/dataSets/pendingDataSet';
import { PAYMENT_SHAPE, type NamedMerchant, type PaymentRows, type DataSet } from '@/data/dataSets/dataSet';
import { movePayments } from '@/data/dataSets/fileFees';
import { readPaymentAt } from '@/data/dataSets/readDataSet';
import { joinRows } from '@/lib/columns/rows';
import { iterateTexts, textAt } from '@/lib/columns/stringColumn';
import type { ReadPayment } from '@/domain/imports/plan';
import type { RejectionReason } from '@/domain/imports/rejections';
import { columnRefundsOfEarlier, knownByEarlier, sumsOfEarlier, sumsOfRefunds, createFeeCheck } from './earlierRecords';
import { withEarlierColumns } from './earlierColumns';
import { measureFile } from '@/data/imports/fileFigures';
import type { ImportRun } from './stagedRefunds';
import { mergePayments } from './mergePayments';
import { mergeDisputes } from './mergeDisputes';
import { isRefundableStatus } from '@/data/imports/vocabulary';
import { collectRefunds, matchRefunds } from './matchRefunds';

/** The number of payments in the preview. */
const FIRST_ROWS = 10;

/**
 * Merges the previous data set with the rows of a file after all were read, and counts what happened to each. The
 * refunds of all files are matched with the last one.
 */
export function finishImport(importRun: ImportRun, isLast: boolean) {
  const { before, vocabulary, payments, refuse, conflictingRows, plan, crossFile } = importRun;
  const { statuses, merchants, zones, integrations, partners } = vocabulary;
  const file = withEarlierColumns(before, payments.finish(), plan, vocabulary);
  const refuseRow = (row: number, column: number | undefined, reason: RejectionReason) =>
    refuse(payments.positionAt(row), column, textAt(file.id, row), reason);
  for (let row = 0; before.payments.length > 0 && row < file.length; row += 1) crossFile.see(textAt(file.id, row));
  for (const id of iterateTexts(importRun.rejectedIds.finish())) {
    crossFile.see(id);
    crossFile.rejectedIds.push(id);
  }
  for (const row of conflictingRows) {
    crossFile.rejectedIds.push(textAt(file.id, row));
    refuseRow(row, plan.columns.id, 'id twice');
  }
  const newest = collectRefunds(importRun);
  const refundedBefore = sumsOfEarlier(before);
  const refundedAfter = sumsOfRefunds(before, crossFile.refunds);
  const bearsItsFees = createFeeCheck(before, file);
  const isCountable = createSumCheck(before, file);
  const merged = mergePayments(
    before,
    file,
    (row) => !conflictingRows.has(row),
    (row, index) => {
      if (!isCountable(row, index)) {
        if (index === undefined) crossFile.rejectedIds.push(textAt(file.id, row));
        refuseRow(row, undefined, 'sum too large');
        return false;
      }
      if (index === undefined) return true;
      // A refund of the files may replace one of the same id. If it is refused, the earlier one stays.
      const ofRows = Math.min(refundedBefore.get(index) ?? 0, refundedAfter.get(index) ?? 0);
      const refunded = Math.max(ofRows, file.refunded[row] ?? 0);
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
  const isTaken = (row: number) => !conflictingRows.has(row) && merged.isAccepted(row);
  const figures = measureFile(file, statuses, isTaken);
  const { refunds, unmatchedRefunds, counts: ofRefunds } = matchRefunds(importRun, merged, isTaken, isLast);
  const newestDay = [importRun.newestDay ?? '', figures.range?.last ?? '', newest].reduce((a, b) => (a > b ? a : b));
  const earlierOfColumns = columnRefundsOfEarlier(before, merged);
  const knownByDays = knownByEarlier(before, merged, endOf(newestDay));
  const { payments: used, merchants: inUse } = merchantsInUse(
    merged.payments,
    merchants.named(),
    before.merchants.length,
  );
  const dictionaries = {
    zones: zones.terms(),
    statuses,
    integrations: integrations.terms(),
    partners: partners.terms(),
  };
  const { pending, differences } = assembleLater({
    currency: importRun.currency,
    words: dictionaries,
    payments: used,
    refunds,
    unmatchedRefunds,
    fees: movePayments(before.fees, merged.indexOfEarlier),
    unmatchedFees: before.unmatchedFees,
    merchants: inUse,
    integrations: before.integrations,
    disputes: mergeDisputes(before.disputes, importRun.disputes.finish()),
    replaced: joinRows(PAYMENT_SHAPE, before.replaced, merged.replaced),
    knownBy: (position) => knownByDays.get(position) ?? endOf(newestDay),
    columnRefundsAt: (position) => earlierOfColumns.get(position),
  });
  const firstRows = () => {
    const rows: ReadPayment[] = [];
    for (let row = 0; row < file.length && rows.length < FIRST_ROWS; row += 1)
      if (isTaken(row)) rows.push(readPaymentAt(file, row, dictionaries, merchants.terms()));
    return rows;
  };
  const { counts } = merged;
  const importedCount = counts.new + counts.changed + counts.same + ofRefunds.refunds;
  return {
    ...figures,
    newestDay,
    pending,
    differences,
    firstRows,
    counts: { ...counts, ...ofRefunds, taken: importedCount, missingFromNewer: crossFile.missing() },
  };
}

/** Removes merchants that only rejected rows have. The first ones stay, because their ids are already in use. */
function merchantsInUse(payments: PaymentRows, named: readonly NamedMerchant[], known: number) {
  const isUsed = new Uint8Array(named.length).fill(1, 0, known);
  for (let index = 0; index < payments.length; index += 1) isUsed[payments.merchant[index] ?? 0] = 1;
  if (isUsed.every((used) => used === 1)) return { payments, merchants: named };
  const indices = new Map<number, number>();
  isUsed.forEach((used, position) => used === 1 && indices.set(position, indices.size));
  const merchant = payments.merchant.map((position) => indices.get(position) ?? 0);
  return { payments: { ...payments, merchant }, merchants: named.filter((_, position) => indices.has(position)) };
}

/**
 * Returns a function that says for each row of a file, in order, whether the sum of all payments in minor units stays
 * exact (below 2^53) with it. No sum of payments, fees or refunds is larger. `index` is the payment that the row
 * replaces.
 */
function createSumCheck(before: DataSet, file: PaymentRows) {
  let total = before.payments.amount.reduce((sum, amount) => sum + amount, 0);
  return (row: number, index: number | undefined): boolean => {
    const replaced = index === undefined ? 0 : (before.payments.amount[index] ?? 0);
    // A reduction is not counted, because the row may still be rejected for another reason.
    const added = Math.max(0, (file.amount[row] ?? 0) - replaced);
    if (total + added > Number.MAX_SAFE_INTEGER) return false;
    total += added;
    return true;
  };
}
