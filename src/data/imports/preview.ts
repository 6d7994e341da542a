import type { ImportResult } from './importResult';
import type { Preview } from './messages';
import { refusedRowAt } from './refusedRows';

/** So many refused rows are shown; all are in their file. */
const REFUSED_SHOWN = 100;

/** What is shown of an import before it is decided. */
export function previewOf(
  { dataSet, counts, refused, sums, range, firstRows }: ImportResult,
  isUpdate: boolean,
): Preview {
  const { duplicates, looksLikeRows, setAside, refunds } = counts;
  const shown = Math.min(refused.rows.length, REFUSED_SHOWN);
  return {
    ...{ refunds, setAside, looksLikeRows, range, firstRows, twice: duplicates, refused: counts.refused },
    ...(isUpdate && {
      update: { new: counts.new, changed: counts.changed, same: counts.same, missing: counts.missingFromNewer },
    }),
    payments: dataSet.payments.length,
    sum: sums.all,
    merchants: dataSet.merchants.length,
    currency: dataSet.currency,
    refusedRows: Array.from({ length: shown }, (_, index) => refusedRowAt(refused, index)),
  };
}
