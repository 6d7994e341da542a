import type { DataSet } from '@/data/dataSets/dataSet';
import { madeOf, type PendingDataSet } from '@/data/dataSets/pendingDataSet';
import { kindOf } from '@/domain/imports/plan';
import type { Begun } from './ahead/readAhead';
import { createImport } from './createImport';
import { createFeesImport, type GatheredFees } from './fees/createFeesImport';
import { takeFees, type FeeCounts } from './fees/takeFees';
import { emptyDataSet } from './told/completeDataSet';
import type { ImportResult } from './importResult';
import { createJoint } from './merging/joint';
import type { ImportContext } from './readRow';
import type { RefusedRows } from './refusedRows';
import type { Read } from './settleSources';
import { partsInOrder, type Source, type SourcePart } from './sources';
import { readTold } from './told/readTold';

/** What became of the rows of one file. */
export type ImportedPart = {
  source: Source;
  part: SourcePart;
  rows: number;
  refused: RefusedRows;
  /** Of a file of payments. */
  result?: ImportResult;
  /** Of a file of fees. */
  fees?: GatheredFees;
  /** Of another: values that the console does not know. */
  leftOut?: RefusedRows;
};

/** What the files of an import come to, together: a data set, and what became of the rows of each, in the order of their reading. */
export type Imported = { pending: PendingDataSet; parts: ImportedPart[]; fees?: FeeCounts };

/**
 * Imports all files of the sources, whose plans have no open question, into the data set that was there before, or a new
 * one. Whichever way they were given, the result is the same: refunds are taken when all payments are known. `begun` is the
 * import of an only file, where that was read already.
 */
export async function importSources(
  sources: readonly Source[],
  before: DataSet | undefined,
  context: ImportContext,
  read: Read,
  begun?: Begun,
): Promise<Imported> {
  const { currency } = context;
  const joint = begun?.joint ?? createJoint(before);
  const all = partsInOrder(sources);
  const finished: (() => ImportedPart)[] = [];
  const feeFiles: GatheredFees[] = [];
  const last = all.findLast(({ source }) => kindOf(source.plan) === 'payments');
  let pending = before && madeOf(before);
  for (const each of all) {
    const { source, part } = each;
    if (kindOf(source.plan) === 'fees') {
      const begin = () => createFeesImport(source.plan, source.headers, context);
      let reading = begin();
      await read(part, () => {
        reading = begin();
        return reading.add;
      });
      const fees = reading.finish();
      feeFiles.push(fees);
      // Told once their payments are known.
      finished.push(() => ({ source, part, fees, rows: fees.records, refused: fees.refused() }));
      continue;
    }
    if (kindOf(source.plan) !== 'payments') {
      const told = await readTold(source, part, pending?.make(), currency, read);
      pending = madeOf(told.dataSet);
      finished.push(() => ({ source, part, ...told }));
      continue;
    }
    const earlier = pending?.make();
    const begin = () => createImport(source.plan, source.headers, earlier, context, joint);
    let reading = begun?.reading ?? begin();
    if (!begun)
      await read(part, () => {
        reading = begin();
        return reading.add;
      });
    const result = reading.finish(each === last);
    const { refused } = reading;
    pending = result.pending;
    // Told of the refunds too, which are taken with the last file.
    finished.push(() => ({ source, part, result, rows: result.counts.records, refused: refused() }));
  }
  if (feeFiles.length > 0 || (before && before.waitingFees.length > 0)) {
    const isFirst = context.isElsewhere?.('') !== true;
    const dataSet = pending?.make() ?? emptyDataSet(currency.code);
    const { dataSet: withFees, counts } = takeFees(dataSet, feeFiles, joint, isFirst);
    return { pending: madeOf(withFees), parts: finished.map((tell) => tell()), fees: counts };
  }
  if (!pending) throw new Error('there is no file');
  return { pending, parts: finished.map((tell) => tell()) };
}
