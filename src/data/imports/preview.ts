import type { DataSet } from '@/data/dataSets/dataSet';
import { measureFile, type FileFigures } from './fileFigures';
import type { Imported } from './importSources';
import type { ImportCounts } from './importResult';
import type { Preview } from './messages';
import { refusedRowAt } from './refusedRows';

/** So many rows are shown: of those refused, and of the first ones as they are read. */
const REFUSED_SHOWN = 100;
const FIRST_ROWS = 10;

type Counted = Exclude<keyof ImportCounts, 'setAside' | 'otherCurrencies' | 'missingFromNewer'>;

/** What is shown of an import before it is decided. */
export function previewOf({ dataSet, parts }: Imported, before: DataSet | undefined): Preview {
  const total = (name: Counted) => parts.reduce((sum, { result }) => sum + result.counts[name], 0);
  const refused = parts.reduce((sum, part) => sum + part.refused.rows.length, 0);
  const totals = (name: 'setAside' | 'otherCurrencies') => {
    const sums: Record<string, number> = {};
    for (const { result } of parts)
      for (const [kind, count] of Object.entries(result.counts[name])) sums[kind] = (sums[kind] ?? 0) + count;
    return sums;
  };
  const { sums, range } = figuresOf({ dataSet, parts }, before);
  return {
    files: parts.map(({ source, part, result, refused: { rows } }) => ({
      ...{ name: part.file.name, plan: source.plan.format, rows: result.counts.records, refused: rows.length },
    })),
    ...{ refused, setAside: totals('setAside'), otherCurrencies: totals('otherCurrencies'), range },
    differences: parts.at(-1)?.result.differences ?? { count: 0, first: [] },
    ...{ looksLikeRows: total('looksLikeRows'), twice: total('duplicates') },
    ...{ refunds: total('refunds'), found: total('found') },
    changedAmongFiles: before ? 0 : total('changed'),
    ...(before && {
      update: {
        ...{ new: total('new'), changed: total('changed'), same: total('same') },
        missing: parts.at(-1)?.result.counts.missingFromNewer ?? 0,
      },
    }),
    payments: dataSet.payments.length,
    sum: sums.all,
    merchants: dataSet.merchants.length,
    currency: dataSet.currency,
    firstRows: parts.flatMap(({ result }) => result.firstRows).slice(0, FIRST_ROWS),
    refusedRows: parts
      .flatMap(({ part, refused: all }) =>
        Array.from({ length: Math.min(all.rows.length, REFUSED_SHOWN) }, (_, index) => ({
          ...{ file: part.file.name, ...refusedRowAt(all, index) },
        })),
      )
      .slice(0, REFUSED_SHOWN),
  };
}

/** Those of all payments: of a single file that makes a workspace they are known already. */
function figuresOf({ dataSet, parts }: Imported, before: DataSet | undefined): FileFigures {
  const [first, ...others] = parts;
  if (first && others.length === 0 && !before) return first.result;
  return measureFile(dataSet.payments, dataSet.words.statuses, () => true);
}
