import type { DataSet } from '@/data/dataSets/dataSet';
import { kindOf } from '@/domain/imports/plan';
import type { Currency } from '@/domain/money/currency';
import { createImport } from './createImport';
import type { ImportResult } from './importResult';
import { createJoint } from './merging/joint';
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
  /** Of another: values that the console does not know. */
  leftOut?: RefusedRows;
};

/** What the files of an import come to, together: a data set, and what became of the rows of each, in the order of their reading. */
export type Imported = { dataSet: DataSet; parts: ImportedPart[] };

/**
 * Imports all files of the sources, whose plans have no open question, into the data set that was there before, or a new
 * one. Whichever way they were given, the result is the same: refunds are taken when all payments are known.
 */
export async function importSources(
  sources: readonly Source[],
  before: DataSet | undefined,
  { currency, nextYear }: { currency: Currency; nextYear: number },
  read: Read,
): Promise<Imported> {
  const joint = createJoint(before);
  const all = partsInOrder(sources);
  const finished: (() => ImportedPart)[] = [];
  let dataSet = before;
  for (const [at, { source, part }] of all.entries()) {
    if (kindOf(source.plan) !== 'payments') {
      const told = await readTold(source, part, dataSet, currency, read);
      dataSet = told.dataSet;
      finished.push(() => ({ source, part, ...told }));
      continue;
    }
    const earlier = dataSet;
    const begin = () => createImport(source.plan, source.headers, earlier, { currency, nextYear }, joint);
    let reading = begin();
    await read(part, () => {
      reading = begin();
      return reading.add;
    });
    const result = reading.finish(at === all.length - 1);
    const { refused } = reading;
    dataSet = result.dataSet;
    // Told of the refunds too, which are taken with the last file.
    finished.push(() => ({ source, part, result, rows: result.counts.records, refused: refused() }));
  }
  if (!dataSet) throw new Error('there is no file');
  return { dataSet, parts: finished.map((tell) => tell()) };
}
