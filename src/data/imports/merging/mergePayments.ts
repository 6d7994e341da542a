import { numberAt } from '@/lib/columns/numbers';
import { PAYMENT_SHAPE, type DataSet, type PaymentRows } from '@/data/dataSets/dataSet';
import { findPayment } from '@/data/dataSets/readDataSet';
import { createComparison, joinRows, pickRows } from '@/lib/columns/rows';
import { matchingIndices } from '@/lib/indices';
import { textAt } from '@/lib/columns/stringColumn';
import { countEmptied } from './emptiedFields';

/** What happened to a row of the file or of the previous data set. */
const [REJECTED, NEW, CHANGED, SAME, UNTOUCHED] = [0, 1, 2, 3, 4];

/** Compares only what rows say. Whether their fees are calculated makes no difference. */
const { areFeesCalculated: _, ...COMPARED_SHAPE } = PAYMENT_SHAPE;

export type MergedPayments = ReturnType<typeof mergePayments>;

/**
 * Merges the payments of the previous data set with those of a newer file: an identical row stays, another row with the
 * same id replaces it, and rows that the file lacks stay. `isAccepted` says which rows of the file were not rejected.
 * `fits` says whether a row may be added, or may replace the row at the index.
 */
export function mergePayments(
  before: DataSet,
  file: PaymentRows,
  isAccepted: (row: number) => boolean,
  fits: (row: number, index: number | undefined) => boolean,
) {
  const earlier = before.payments;
  const isSame = createComparison(COMPARED_SHAPE, file, earlier);
  const fates = new Uint8Array(file.length);
  const counts = new Uint32Array(UNTOUCHED);
  const emptied = countEmptied(earlier, file);
  const fatesOfEarlier = new Uint8Array(earlier.length).fill(UNTOUCHED);
  // The row of the previous data set with the id of a row of the file.
  const earlierOf = new Uint32Array(earlier.length === 0 ? 0 : file.length);
  for (let row = 0; row < file.length; row += 1) {
    if (!isAccepted(row)) continue;
    const index = earlier.length === 0 ? undefined : findPayment(before, textAt(file.id, row));
    const isKnown = index !== undefined && isSame(row, index);
    const fate = isKnown ? SAME : !fits(row, index) ? REJECTED : index === undefined ? NEW : CHANGED;
    fates[row] = fate;
    counts[fate] = numberAt(counts, fate) + 1;
    if (index === undefined || fate === REJECTED) continue;
    earlierOf[row] = index;
    fatesOfEarlier[index] = fate;
    if (fate === CHANGED) emptied.add(index, row);
  }
  const stays = matchingIndices(earlier.length, (index) => fatesOfEarlier[index] !== CHANGED);
  const comes = matchingIndices(file.length, (row) => fates[row] === NEW || fates[row] === CHANGED);
  const payments = joinPicked(earlier, stays, file, comes);
  const indicesOfEarlier = new Uint32Array(earlier.length);
  const indicesOfRows = new Uint32Array(file.length);
  stays.forEach((index, position) => (indicesOfEarlier[index] = position));
  comes.forEach((row, position) => (indicesOfRows[row] = stays.length + position));
  earlierOf.forEach((index, row) => {
    if (fates[row] === CHANGED) indicesOfEarlier[index] = numberAt(indicesOfRows, row);
    if (fates[row] === SAME) indicesOfRows[row] = numberAt(indicesOfEarlier, index);
  });
  return {
    payments,
    replaced: pickRows(
      PAYMENT_SHAPE,
      earlier,
      matchingIndices(earlier.length, (index) => fatesOfEarlier[index] === CHANGED),
    ),
    counts: {
      new: numberAt(counts, NEW),
      changed: numberAt(counts, CHANGED),
      same: numberAt(counts, SAME),
      emptied: emptied.finish(),
    },
    isAccepted: (row: number) => fates[row] !== REJECTED,
    /** The new index of a row of the file. */
    indexOfRow: (row: number) => numberAt(indicesOfRows, row),
    /** The new index of a row of the previous data set, or of its replacement. */
    indexOfEarlier: (index: number) => numberAt(indicesOfEarlier, index),
    wasReplaced: (index: number) => fatesOfEarlier[index] === CHANGED,
    wasReportedAgain: (index: number) => fatesOfEarlier[index] === SAME,
  };
}

/** The remaining and the new rows. Rows of a single file are not copied. */
function joinPicked(earlier: PaymentRows, stays: Uint32Array, file: PaymentRows, comes: Uint32Array): PaymentRows {
  const coming = comes.length === file.length ? file : pickRows(PAYMENT_SHAPE, file, comes);
  if (stays.length === 0) return coming;
  return joinRows(PAYMENT_SHAPE, pickRows(PAYMENT_SHAPE, earlier, stays), coming);
}
