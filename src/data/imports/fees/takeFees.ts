import { assemble, endOf } from '@/data/dataSets/assemble';
import { createRows, pickRows, rowAt, type Row } from '@/data/dataSets/columns/rows';
import { numberAt } from '@/data/dataSets/columns/numbers';
import { eachText } from '@/data/dataSets/columns/texts';
import { FEE_SHAPE, REFUND_SHAPE, type DataSet, type FeeRows } from '@/data/dataSets/dataSet';
import { overchargedIn, withFileFees } from '@/data/dataSets/fileFees';
import { findPayment } from '@/data/dataSets/readDataSet';
import type { Joint } from '@/data/imports/merging/joint';
import { compareFees, type FeeDifferences } from './compareFees';
import type { GatheredFees } from './createFeesImport';
import type { StagedFee } from './stagedFees';

/** How many rows of fees had which fate, of all files of fees, and what they and the payments do not agree on. */
export type FeeCounts = { new: number; changed: number; same: number; differences: FeeDifferences };

type Candidate = { fee: Row<typeof FEE_SHAPE>; refuse: () => void };

/**
 * The data set with the fees of files, each with the payment that it names: of one id the row of the newest file. A fee that
 * no payment is known of, and those with which a payment would cost more than its amount, are refused; what was there stays.
 */
export function takeFees(
  before: DataSet,
  files: readonly GatheredFees[],
  joint: Joint,
): { dataSet: DataSet; counts: FeeCounts } {
  const refusedIds = new Set(eachText(joint.refusedIds.finish()));
  const newest = new Map<string, { file: GatheredFees; staged: StagedFee }>();
  for (const file of files) for (const staged of file.fees) newest.set(staged.id, { file, staged });
  const taken = new Map<string, Candidate>();
  for (const { file, staged } of newest.values()) {
    const payment = findPayment(before, staged.reference);
    if (payment === undefined)
      file.refuse(staged, refusedIds.has(staged.reference) ? 'fee of a refused payment' : 'fee of nothing');
    else
      taken.set(staged.id, {
        fee: { ...staged, payment },
        refuse: () => file.refuse(staged, 'fees above the amount'),
      });
  }
  const earlier = Array.from({ length: before.fees.length }, (_, row) => rowAt(FEE_SHAPE, before.fees, row));
  // What is refused for one payment may leave another one what it had before.
  for (let isSettled = false; !isSettled;) {
    const overcharged = overchargedIn(withFileFees(before.payments, join(earlier, taken)));
    isSettled = true;
    for (const [id, { fee, refuse }] of taken) {
      if (!overcharged.has(fee.payment)) continue;
      isSettled = false;
      taken.delete(id);
      refuse();
    }
  }
  const counts = { new: 0, changed: 0, same: 0 };
  const known = new Map(earlier.map((fee) => [fee.id, fee]));
  for (const [id, { fee }] of taken) {
    const one = known.get(id);
    counts[one === undefined ? 'new' : isSameFee(one, fee) ? 'same' : 'changed'] += 1;
  }
  const dataSet = withFees(before, join(earlier, taken));
  return { dataSet, counts: { ...counts, differences: compareFees(dataSet) } };
}

function join(earlier: readonly Row<typeof FEE_SHAPE>[], taken: ReadonlyMap<string, Candidate>): FeeRows {
  const rows = createRows(FEE_SHAPE);
  for (const fee of earlier) if (!taken.has(fee.id)) rows.push(fee);
  for (const { fee } of taken.values()) rows.push(fee);
  return rows.finish();
}

function isSameFee(one: Row<typeof FEE_SHAPE>, other: Row<typeof FEE_SHAPE>): boolean {
  return Object.keys(FEE_SHAPE).every(
    (name) => one[name as keyof typeof FEE_SHAPE] === other[name as keyof typeof FEE_SHAPE],
  );
}

/** The data set with these fees: what follows from them is worked out anew. */
function withFees(dataSet: DataSet, fees: FeeRows): DataSet {
  const { refunds } = dataSet;
  const byThen = new Map<number, string>();
  const rows = new Uint32Array(refunds.length).map((_, index) => index);
  const told = rows.filter((index) => numberAt(refunds.isByThen, index) === 0);
  for (const index of rows) {
    const { isByThen, payment, date } = rowAt(REFUND_SHAPE, refunds, index);
    if (isByThen === 1) byThen.set(payment, date);
  }
  return assemble({
    ...dataSet,
    refunds: pickRows(REFUND_SHAPE, refunds, told),
    fees,
    byThenAt: (index) => byThen.get(index) ?? endOf(dataSet.today),
  }).dataSet;
}
