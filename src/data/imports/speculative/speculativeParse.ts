import { createImport, type FileImport } from '@/data/imports/createImport';
import { createCrossFileState, type CrossFileState } from '@/data/imports/merging/stagedRefunds';
import type { ImportContext } from '@/data/imports/importResult';
import type { Source, SourcePart } from '@/data/imports/sources';
import type { DataSet } from '@/data/dataSets/dataSet';
import { cellsOf } from '@/lib/cells/cells';
import { leastWidth } from '@/domain/imports/headerKey';
import { kindOf, type Plan } from '@/domain/imports/plan';
import { profileFile } from '@/domain/imports/profiles/fileProfile';
import { resolvePlan } from '@/domain/imports/profiles/resolvePlan';
import { isSame } from '@/lib/objects';
import { findCurrency } from '@/domain/money/currency';

/** A placeholder for the unknown zone of times without a zone. No real zone has this name. */
const UNKNOWN_ZONE = '?';

/** An import whose records were already read. */
export type Begun = { reading: FileImport; crossFile: CrossFileState };

/**
 * Reads a file speculatively while its columns are still being profiled, with the settings that its first rows suggest.
 * They are almost always right.
 */
export type SpeculativeParse = NonNullable<ReturnType<typeof createSpeculativeParse>>;

const MOST_EXPECTED = 2 ** 20;

/** About how many records a file has, by the length of its first records. */
function expectedRows({ file, peeked }: SourcePart): number | undefined {
  if (peeked.layout.kind !== 'delimited') return undefined;
  const length = peeked.records.reduce((sum, record) => sum + record.join(',').length + 1, 0);
  return Math.min(MOST_EXPECTED, 64 + Math.ceil((file.size / length) * peeked.records.length * 1.02));
}

/**
 * Only for one file of payments whose first rows leave no question open, except the time zone for a new workspace.
 * Otherwise undefined.
 */
export function createSpeculativeParse(sources: readonly Source[], before: DataSet | undefined, nextYear: number) {
  const [source, ...further] = sources;
  const [part, ...others] = source?.parts ?? [];
  if (!source || !part || further.length + others.length > 0 || kindOf(source.plan) !== 'payments') return undefined;
  const profile = profileFile(source.plan);
  for (const record of part.peeked.records.slice(part.headerRecord + 1))
    if (record.length >= leastWidth(source.headers)) profile.see(cellsOf(record));
  const { plan, questions } = resolvePlan(source.plan, profile, (code) => findCurrency(code).decimals);
  if (plan.currency === undefined || questions.some(({ about }) => about !== 'timeZone')) return undefined;
  // In an update, the zone that the operator will choose is usually in the list already.
  if (before && before.words.zones.length > 0 && questions.length > 0) return undefined;
  const currency = findCurrency(before?.currency ?? plan.currency);
  const guess = { ...plan, timeZone: plan.timeZone ?? UNKNOWN_ZONE };
  let begun: Begun | undefined;
  return {
    /** Starts reading, or restarts it. */
    start: () => {
      const crossFile = createCrossFileState(before);
      begun = {
        reading: createImport(
          guess,
          source.headers,
          before,
          { currency, nextYear, expected: expectedRows(part) },
          crossFile,
        ),
        crossFile,
      };
      return begun.reading.add;
    },
    /** Finishes what does not depend on the zone, while the operator is asked for it. */
    finish: () => begun?.reading.finish(),
    /** The result, or undefined if the file must be read again with other settings. */
    take: (resolved: Plan | undefined, context: ImportContext): Begun | undefined => {
      const isGuessed =
        resolved !== undefined &&
        isSame({ ...resolved, timeZone: undefined }, { ...plan, timeZone: undefined }) &&
        (plan.timeZone === undefined || resolved.timeZone === plan.timeZone) &&
        context.currency.code === currency.code &&
        context.isElsewhere === undefined;
      return isGuessed && begun?.reading.nameZone(UNKNOWN_ZONE, resolved.timeZone) ? begun : undefined;
    },
  };
}
