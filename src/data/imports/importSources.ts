import type { DataSet } from '@/data/dataSets/dataSet';
import { existingDataSet, type PendingDataSet } from '@/data/dataSets/pendingDataSet';
import { kindOf } from '@/domain/imports/plan';
import type { Begun } from './speculative/speculativeParse';
import { createImport } from './createImport';
import { createFeesImport, type ImportedFees } from './fees/createFeesImport';
import { mergeFees, type FeeCounts } from './fees/mergeFees';
import { emptyDataSet } from './directory/completeDataSet';
import type { ImportResult, ImportContext } from './importResult';
import { createCrossFileState } from './merging/stagedRefunds';
import type { RejectedRows } from '@/data/imports/rows/rejectedRows';
import { partsInOrder, readInto, type Source, type SourcePart, type Read } from './sources';
import { readDirectory } from './directory/readDirectory';

/** What happened to the rows of one file. */
export type ImportedPart = {
  source: Source;
  part: SourcePart;
  rows: number;
  refused: RejectedRows;
  /** Only for payment files. */
  result?: ImportResult;
  /** Only for fee files. */
  fees?: ImportedFees;
  /** Only for other files: values that the console does not know. */
  ignored?: RejectedRows;
};

/** The result of an import: one data set, and what happened to the rows of each file, in reading order. */
export type Imported = { pending: PendingDataSet; parts: ImportedPart[]; fees?: FeeCounts };

/**
 * Imports all files of the sources, whose plans have no open question, into the previous data set or a new one. The
 * order of the files makes no difference: refunds are matched after all payments are known. `begun` is the speculative
 * import of a single file.
 */
export async function importSources(
  sources: readonly Source[],
  before: DataSet | undefined,
  context: ImportContext,
  read: Read,
  begun?: Begun,
): Promise<Imported> {
  const { currency } = context;
  const crossFile = begun?.crossFile ?? createCrossFileState(before);
  const all = partsInOrder(sources);
  const finished: (() => ImportedPart)[] = [];
  const feeFiles: ImportedFees[] = [];
  const last = all.findLast(({ source }) => kindOf(source.plan) === 'payments');
  let pending = before && existingDataSet(before);
  for (const filePart of all) {
    const { source, part } = filePart;
    if (kindOf(source.plan) === 'fees') {
      const reading = await readInto(read, part, () => createFeesImport(source.plan, source.headers, context));
      const fees = reading.finish();
      feeFiles.push(fees);
      // Fees are matched after all payments are known.
      finished.push(() => ({ source, part, fees, rows: fees.records, refused: fees.refused() }));
      continue;
    }
    if (kindOf(source.plan) !== 'payments') {
      const reported = await readDirectory(source, part, pending?.make(), currency, read);
      pending = existingDataSet(reported.dataSet);
      finished.push(() => ({ source, part, ...reported }));
      continue;
    }
    const earlier = pending?.make();
    const { newestDay } = part;
    const begin = () => createImport(source.plan, source.headers, earlier, { ...context, newestDay }, crossFile);
    const reading = begun?.reading ?? (await readInto(read, part, begin));
    const result = reading.finish(filePart === last);
    const { refused } = reading;
    pending = result.pending;
    // Refund rows are counted with the last file.
    finished.push(() => ({ source, part, result, rows: result.counts.records, refused: refused() }));
  }
  if (feeFiles.length > 0 || (before && before.unmatchedFees.length > 0)) {
    const isFirst = context.isElsewhere?.('') !== true;
    const dataSet = pending?.make() ?? emptyDataSet(currency.code);
    const { dataSet: withFees, counts } = mergeFees(dataSet, feeFiles, crossFile, isFirst);
    return { pending: existingDataSet(withFees), parts: finished.map((notify) => notify()), fees: counts };
  }
  if (!pending) throw new Error('there is no file');
  return { pending, parts: finished.map((notify) => notify()) };
}
