import { assemble, endOf } from '@/data/dataSets/assemble';
import { createDictionary, termAt } from '@/lib/columns/dictionaryColumn';
import { matchingIndices } from '@/lib/indices';
import { createRows, pickRows, plainRows, type Row } from '@/lib/columns/rows';
import { numberAt } from '@/lib/columns/numbers';
import { iterateTexts } from '@/lib/columns/stringColumn';
import {
  DISPUTE_SHAPE,
  FEE_SHAPE,
  REFUND_SHAPE,
  UNMATCHED_FEE_SHAPE,
  type DataSet,
  type FeeRows,
  type UnmatchedFeeRows,
} from '@/data/dataSets/dataSet';
import { overchargedIn, withFileFees } from '@/data/dataSets/fileFees';
import { findPayment } from '@/data/dataSets/readDataSet';
import { mergeDisputes } from '@/data/imports/merging/mergeDisputes';
import type { CrossFileState } from '@/data/imports/merging/stagedRefunds';
import type { RejectionReason } from '@/domain/imports/rejections';
import { compareFees, type FeeDifferences } from './compareFees';
import type { ImportedFees } from './createFeesImport';

/** What happened to the rows of all fee files, and the differences between fees and payments. */
export type FeeCounts = {
  new: number;
  changed: number;
  same: number;
  /** Unmatched fees whose payment this import has. */
  found: number;
  /** Fees of the workspace that are still unmatched. */
  waiting: number;
  differences: FeeDifferences;
};

type Reported = {
  fee: Row<typeof UNMATCHED_FEE_SHAPE>;
  wasUnmatched: boolean;
  /** The payment is in a separate workspace of this import, so the missing payment is not a mistake. */
  isElsewhere: boolean;
  refuse: (reason: RejectionReason) => void;
};
type ImportedFee = Reported & { row: Row<typeof FEE_SHAPE> };

/**
 * The data set with the fees of the files and the unmatched ones, each matched with its payment, and with the disputes
 * of the files. If an id occurs in
 * several files, the newest file counts. A fee without a payment is rejected and stays unmatched. Fees that exceed the
 * amount of their payment are rejected, and the earlier ones stay. If an import is split into several workspaces, the
 * first one reports fees that match none.
 */
export function mergeFees(
  before: DataSet,
  files: readonly ImportedFees[],
  crossFile: CrossFileState,
  isFirst = true,
): { dataSet: DataSet; counts: FeeCounts } {
  const rejectedIds = new Set(iterateTexts(crossFile.rejectedIds.finish()));
  const newest = new Map<string, Reported>();
  for (const fee of unmatchedFeesOf(before)) newest.set(fee.id, fee);
  for (const file of files)
    for (const fee of file.fees)
      newest.set(fee.id, {
        fee,
        wasUnmatched: false,
        refuse: (reason) => file.refuse(fee, reason),
        isElsewhere: fee.hasCurrency === 0 && (!isFirst || crossFile.elsewhereIds.has(fee.reference)),
      });
  const imported = new Map<string, ImportedFee>();
  const unmatched: Reported['fee'][] = [];
  for (const [id, reported] of newest) {
    const { fee, refuse, isElsewhere } = reported;
    const payment = findPayment(before, fee.reference);
    if (payment !== undefined) {
      imported.set(id, { ...reported, row: { ...fee, payment } });
    } else if (!isElsewhere) {
      refuse(rejectedIds.has(fee.reference) ? 'fee of a refused payment' : 'fee of nothing');
      unmatched.push(fee);
    }
  }
  const earlier = [...plainRows(FEE_SHAPE, before.fees)];
  // Rejecting a fee of one payment may restore an earlier fee of another payment.
  for (let isStable = false; !isStable;) {
    const overcharged = overchargedIn(withFileFees(before.payments, join(before.fees, earlier, imported)));
    isStable = true;
    for (const [id, { row, fee, wasUnmatched, refuse }] of imported) {
      if (!overcharged.has(row.payment)) continue;
      isStable = false;
      imported.delete(id);
      refuse('fees above the amount');
      if (wasUnmatched) unmatched.push(fee);
    }
  }
  const counts = { new: 0, changed: 0, same: 0, found: 0, waiting: unmatched.length };
  const known = new Map(earlier.map((fee) => [fee.id, fee]));
  for (const [id, { row, wasUnmatched }] of imported) {
    const a = known.get(id);
    const fate = a === undefined ? 'new' : isSameFee(a, row) ? 'same' : 'changed';
    counts[wasUnmatched ? 'found' : fate] += 1;
  }
  const dataSet = withFees(
    withDisputes(before, files),
    join(before.fees, earlier, imported),
    unmatchedFeeRows(before.unmatchedFees, unmatched),
  );
  return { dataSet, counts: { ...counts, differences: compareFees(dataSet) } };
}

/** The data set with the rows about disputes of the files. Their zones get the positions that the data set gives them. */
function withDisputes(before: DataSet, files: readonly ImportedFees[]): DataSet {
  const zones = createDictionary(before.words.zones);
  const read = createRows(DISPUTE_SHAPE);
  for (const { disputes } of files)
    for (const row of plainRows(DISPUTE_SHAPE, disputes.rows))
      read.push({ ...row, zone: zones.indexOf(termAt(disputes.zones, row.zone)) });
  const disputes = mergeDisputes(before.disputes, read.finish());
  return { ...before, disputes, words: { ...before.words, zones: zones.terms() } };
}

/** A fee that was unmatched before and still is needs no report. */
function* unmatchedFeesOf({ unmatchedFees }: DataSet): Generator<Reported & { id: string }> {
  for (const fee of plainRows(UNMATCHED_FEE_SHAPE, unmatchedFees))
    yield { id: fee.id, fee, wasUnmatched: true, isElsewhere: false, refuse: () => undefined };
}

/** Ordered by id, so that the order of the files makes no difference. */
function unmatchedFeeRows(before: UnmatchedFeeRows, unmatched: Reported['fee'][]): UnmatchedFeeRows {
  const rows = createRows(UNMATCHED_FEE_SHAPE, before);
  unmatched.sort((a, b) => (a.id < b.id ? -1 : 1)).forEach(rows.push);
  return rows.finish();
}

function join(
  before: FeeRows,
  earlier: readonly Row<typeof FEE_SHAPE>[],
  imported: ReadonlyMap<string, ImportedFee>,
): FeeRows {
  const rows = createRows(FEE_SHAPE, before);
  for (const fee of earlier) if (!imported.has(fee.id)) rows.push(fee);
  for (const { row } of imported.values()) rows.push(row);
  return rows.finish();
}

function isSameFee(a: Row<typeof FEE_SHAPE>, b: Row<typeof FEE_SHAPE>): boolean {
  return Object.keys(FEE_SHAPE).every(
    (name) => a[name as keyof typeof FEE_SHAPE] === b[name as keyof typeof FEE_SHAPE],
  );
}

/** The data set with these fees. Everything that follows from fees is calculated again. */
function withFees(dataSet: DataSet, fees: FeeRows, unmatchedFees: UnmatchedFeeRows): DataSet {
  const { refunds } = dataSet;
  const knownByDays = new Map<number, string>();
  const reported = matchingIndices(refunds.length, (index) => numberAt(refunds.isUndated, index) === 0);
  for (const { isUndated, payment, date } of plainRows(REFUND_SHAPE, refunds))
    if (isUndated === 1) knownByDays.set(payment, date);
  return assemble({
    ...dataSet,
    refunds: pickRows(REFUND_SHAPE, refunds, reported),
    fees,
    unmatchedFees,
    knownBy: (index) => knownByDays.get(index) ?? endOf(dataSet.today),
  }).dataSet;
}
