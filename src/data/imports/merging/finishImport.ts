import { assemble, endOf } from '@/data/dataSets/assemble';
import { PAYMENT_SHAPE } from '@/data/dataSets/dataSet';
import { numberAt } from '@/data/dataSets/columns/numbers';
import { readPaymentAt } from '@/data/dataSets/readDataSet';
import { joinRows } from '@/data/dataSets/columns/rows';
import { textAt } from '@/data/dataSets/columns/texts';
import type { ReadPayment, RefusalReason } from '@/domain/imports/plan';
import { byThenOfEarlier, sumsOfEarlier } from './earlierRefunds';
import { measureFile } from '@/data/imports/fileFigures';
import type { Gathered } from './gathered';
import { mergePayments } from './mergePayments';
import { merchantsInUse } from './merchantsInUse';
import { isRefundableStatus } from '@/data/imports/readRow';
import { takeRefunds } from './takeRefunds';

/** How many payments are shown before the operator decides. */
const FIRST_ROWS = 10;

/** The data set of the rows before and those of a file, once all of them are read, and what became of each. */
export function finishImport(gathered: Gathered) {
  const { before, vocabulary, payments, refuse, twice, plan } = gathered;
  const { statuses, merchants, zones, integrations, partners } = vocabulary;
  const file = payments.finish();
  const refuseRow = (row: number, column: number | undefined, reason: RefusalReason) =>
    refuse(payments.placeOf(row), column, textAt(file.id, row), reason);
  for (const row of twice.payments) refuseRow(row, plan.columns.id, 'id twice');
  const refundedBefore = sumsOfEarlier(before);
  const merged = mergePayments(
    before,
    file,
    (row) => !twice.payments.has(row),
    (row, index) => {
      const refunded = refundedBefore.get(index) ?? 0;
      const isPaid = refunded === 0 || isRefundableStatus(vocabulary, numberAt(file.status, row));
      const fits = isPaid && refunded <= numberAt(file.amount, row);
      if (!fits) refuseRow(row, undefined, isPaid ? 'refund above the amount' : 'refund of a payment not paid');
      return fits;
    },
  );
  const isTaken = (row: number) => !twice.payments.has(row) && merged.isTaken(row);
  const figures = measureFile(file, statuses, isTaken);
  const { refunds, taken, newest } = takeRefunds(gathered, merged, isTaken);
  const newestDay = [figures.range?.last ?? '', newest].reduce((one, other) => (one > other ? one : other));
  const byThen = byThenOfEarlier(before, merged, endOf(newestDay));
  const { payments: used, merchantNames } = merchantsInUse(
    merged.payments,
    merchants.words(),
    before?.merchants.length ?? 0,
  );
  const words = { zones: zones.words(), statuses, integrations: integrations.words(), partners: partners.words() };
  const { dataSet, differences } = assemble({
    ...{ currency: plan.currency ?? before?.currency ?? 'USD', words, merchantNames, payments: used, refunds },
    replaced: before ? joinRows(PAYMENT_SHAPE, before.replaced, merged.replaced) : merged.replaced,
    byThenAt: (place) => byThen.get(place) ?? endOf(newestDay),
  });
  const firstRows: ReadPayment[] = [];
  for (let row = 0; row < file.length && firstRows.length < FIRST_ROWS; row += 1) {
    if (isTaken(row)) firstRows.push(readPaymentAt(file, row, words, merchants.words()));
  }
  const missingFromNewer = gathered.seen.reduce((missing, isSeen) => missing - isSeen, gathered.seen.length);
  const { counts } = merged;
  const all = counts.new + counts.changed + counts.same + taken;
  return {
    ...{ ...figures, dataSet, differences, firstRows },
    counts: { ...counts, refunds: taken, taken: all, missingFromNewer },
  };
}
