import type { DataSet } from '@/data/dataSets/dataSet';
import type { Currency } from '@/domain/money/currency';
import { createImport } from './createImport';
import type { ImportResult } from './importResult';
import { createJoint } from './merging/joint';
import type { RefusedRows } from './refusedRows';
import type { Read } from './settleSources';
import { partsByAge, type Source, type SourcePart } from './sources';

/** What became of the rows of one file. */
export type ImportedPart = { source: Source; part: SourcePart; result: ImportResult; refused: RefusedRows };

/** What the files of an import come to, together: a data set, and what became of the rows of each, the oldest file first. */
export type Imported = { dataSet: DataSet; parts: ImportedPart[] };

/**
 * Imports all files of the sources, whose plans have no open question, into the data set that was there before, or a new one. Whichever way
 * they were given, the result is the same: the oldest comes first, and refunds are taken when all payments are known.
 */
export async function importSources(
  sources: readonly Source[],
  before: DataSet | undefined,
  { currency, nextYear }: { currency: Currency; nextYear: number },
  read: Read,
): Promise<Imported> {
  const joint = createJoint(before);
  const all = partsByAge(sources);
  const finished: (Omit<ImportedPart, 'refused'> & { refusedOf: () => RefusedRows })[] = [];
  let dataSet = before;
  for (const [at, { source, part }] of all.entries()) {
    const earlier = dataSet;
    const begin = () => createImport(source.plan, source.headers, earlier, { currency, nextYear }, joint);
    let reading = begin();
    await read(part, () => {
      reading = begin();
      return reading.add;
    });
    const result = reading.finish(at === all.length - 1);
    dataSet = result.dataSet;
    finished.push({ source, part, result, refusedOf: reading.refused });
  }
  if (!dataSet) throw new Error('there is no file');
  // Told of the refunds too, which are taken with the last file.
  return { dataSet, parts: finished.map(({ refusedOf, ...part }) => ({ ...part, refused: refusedOf() })) };
}
