import { dataSetInZone, type OpenDataSet } from '@/data/dataSets/dataSetInZone';
import { withFileFees } from '@/data/dataSets/fileFees';
import { createSummary } from '@/data/dataSets/summaries';
import { importSources, type ImportedPart } from '@/data/imports/importSources';
import { resolveSource } from '@/data/imports/resolveSources';
import { rejectedRowAt } from '@/data/imports/rows/rejectedRows';
import { createReading, openSources, partsInOrder, Unreadable, type Source } from '@/data/imports/sources';
import { SheetsNeeded } from '@/data/workbooks/withSheets';
import { findCurrency } from '@/domain/money/currency';
import { numberAt } from '@/lib/columns/numbers';
import { hashOfText } from '@/lib/columns/idIndex';
import { textAt } from '@/lib/columns/stringColumn';
import { finish } from '@/lib/resumable';
import { messageOf } from '@/lib/objects';
import type { FinishedParts } from '@/protocol/engine';
import { refused } from '../../problems';
import { importBucket, type BucketImport, type BucketSource } from './bucketImport';
import { createDistribution, hasRowsOfPayments } from './distribute';
import { directoryOf, type Directory } from './directory';
import { POSITIONS_OF_RECORD } from './keyTable';
import { nameMerchants } from './nameMerchants';
import { needsNewestDay } from './newestDays';
import { partFile } from './partFile';
import { openBuckets } from './records';

/** In bytes of the parts: about what one bucket has. */
const BUCKET_BYTES = 12 * 2 ** 20;
const MOST_BUCKETS = 1_000;

/** In rows: how many refusals are named. All are counted. */
const NAMED_REFUSALS = 100;

export type PartToRead = { number: number; name: string; path: string; bytes: number };

/** Payments that were imported together, in the zone of the workspace, with their positions: each has its own, in the order of the records. */
export type ReadPayments = { dataSet: OpenDataSet; positionAt: (index: number) => number };

type Options = {
  parts: readonly PartToRead[];
  /** An empty folder for the records on their way. It is removed. */
  folder: string;
  /** What the payments continue. Merchants keep their ids. */
  before: Directory;
  timeZone: string;
  matchings: Readonly<Record<string, string>>;
  nextYear: number;
  bucketBytes?: number;
  onPayments: (payments: ReadPayments) => Promise<void>;
};

/** `records` is the number of positions that are taken. */
export type PartsRead = Omit<FinishedParts, 'dataSet' | 'seconds'> & { directory: Directory; records: number };

/**
 * Reads all parts as one import in a browser would, but never has more than one bucket of them in memory: the records are
 * first distributed by the id of their payment. Throws the problem `malformed` if a part cannot be read, or a question about
 * its columns is open.
 */
export async function readParts(options: Options): Promise<PartsRead> {
  const total = options.parts.reduce((sum, { bytes }) => sum + bytes, 0);
  const count = Math.min(MOST_BUCKETS, Math.max(1, Math.ceil(total / (options.bucketBytes ?? BUCKET_BYTES))));
  const buckets = openBuckets(options.folder, count);
  try {
    return await readAll(options, buckets);
  } catch (error) {
    throw explained(error);
  } finally {
    buckets.remove();
  }
}

async function readAll(options: Options, buckets: ReturnType<typeof openBuckets>): Promise<PartsRead> {
  const { parts, timeZone, matchings, nextYear } = options;
  const currency = findCurrency(options.before.currency);
  const files = parts.map(({ number, name, path, bytes }) => partFile(path, { name, size: bytes, order: number }));
  const sources = await openSources(files, timeZone, matchings, {}, () => undefined, Infinity);
  // Times without a zone are those of the workspace.
  for (const source of sources) source.plan = { timeZone, ...source.plan, currency: currency.code };
  const read = createReading(sources, () => undefined);
  const context = { currency, nextYear };
  const refusals = createRefusals();

  const distribution = createDistribution(buckets, currency, read);
  const rowSources: BucketSource[] = [];
  for (const source of sources) {
    const hasRows = hasRowsOfPayments(source);
    const { plan, questions, profiled } = await resolveSource(
      source,
      source.plan,
      undefined,
      hasRows ? distribution.readFor(source) : read,
    );
    if (questions.length > 0) throw refused('malformed', describeQuestions(source, questions));
    source.plan = plan;
    if (!hasRows) continue;
    await distribution.complete(source);
    rowSources.push({ source, isSeparate: needsNewestDay(source, profiled.profile) });
  }
  const described = sources.filter((source) => !hasRowsOfPayments(source));
  let directory = options.before;
  if (described.length > 0) {
    const { pending, parts: imported } = await importSources(described, directory, context, read);
    refusals.add(imported);
    directory = directoryOf(pending.make());
  }

  const naming = { sources: rowSources.map(({ source }) => source), distribution, context };
  directory = await nameMerchants(buckets, naming, directory);

  const inOrder = partsInOrder(naming.sources).map(({ part }) => part);
  const starts = distribution.starts(inOrder);
  const summary = createSummary();
  const counts = { payments: 0, refunds: 0 };
  const importOf = (bucket: number, before: Directory) =>
    importBucket(buckets.read(bucket), forAll, { sources: rowSources, distribution, starts, context, before });
  const forAll = buckets.read(buckets.count);
  if (rowSources.some(({ isSeparate }) => isSeparate))
    for (let bucket = 0; bucket < buckets.count; bucket += 1)
      await noteNewestDays(importOf(bucket, directory), directory);
  for (let bucket = 0; bucket < buckets.count; bucket += 1) {
    const imports = importOf(bucket, directory);
    for (let next = await imports.next(directory); !next.done; next = await imports.next(directory)) {
      const { pending, parts: imported, takePosition, nameOf } = next.value;
      const dataSet = pending.make();
      refusals.add(imported, nameOf);
      directory = directoryOf(dataSet);
      const open = dataSetInZone(dataSet, timeZone);
      const { payments, merchants, statuses, words } = open;
      finish(summary.add(withFileFees(payments, open.fees), merchants, statuses, words.statuses));
      counts.payments += payments.length;
      counts.refunds += open.refunds.length;
      const positions = new Float64Array(payments.length).map((_, index) =>
        takePosition(hashOfText(textAt(payments.id, index))),
      );
      await options.onPayments({ dataSet: open, positionAt: (index) => numberAt(positions, index) });
    }
  }
  return {
    ...counts,
    ...refusals.finish(),
    records: distribution.records() * POSITIONS_OF_RECORD,
    directory: directoryOf(directory, summary.finish()),
  };
}

/**
 * Notes the newest day of each part by importing a bucket for the first time. Refunds without a time count on it, so that it has
 * to be known before the payments of any bucket are complete.
 */
async function noteNewestDays(imports: ReturnType<typeof importBucket>, before: Directory): Promise<void> {
  for (let next = await imports.next(before); !next.done; next = await imports.next(before))
    for (const { part, result } of next.value.parts)
      if (result && result.newestDay > (part.newestDay ?? '')) part.newestDay = result.newestDay;
}

/** Counts the refused rows, and names the first ones. A row that belongs to all buckets counts once. */
function createRefusals() {
  const first: FinishedParts['refusals'] = [];
  const seen = new Set<string>();
  let count = 0;
  return {
    add(parts: readonly ImportedPart[], nameOf: BucketImport['nameOf'] = ({ file }) => file.name): void {
      for (const { part, refused: rows } of parts)
        for (let index = 0; index < rows.rows.length; index += 1) {
          const { line, reason } = rejectedRowAt(rows, index);
          const name = nameOf(part, numberAt(rows.rows.record, index));
          const key = `${name}:${line}:${reason}`;
          if (seen.size < 100 * NAMED_REFUSALS && seen.has(key)) continue;
          if (seen.size < 100 * NAMED_REFUSALS) seen.add(key);
          count += 1;
          if (first.length < NAMED_REFUSALS) first.push({ name, line, reason });
        }
    },
    finish: () => ({ refused: count, refusals: first }),
  };
}

function describeQuestions({ parts }: Source, questions: readonly { about: string }[]): string {
  const names = parts.length;
  const about = [...new Set(questions.map(({ about: what }) => what))].join(', ');
  return `The columns of ${parts[0]?.file.name ?? 'a part'}${names > 1 ? ` and ${names - 1} more` : ''} leave questions open (${about}). Import such a file in a browser first, answer there, and send the answers as "matchings".`;
}

function explained(error: unknown): unknown {
  if (error instanceof Unreadable) {
    const [problem] = error.problems;
    return refused(
      'malformed',
      `${problem?.name ?? 'A part'} cannot be read: ${problem?.problem.kind ?? messageOf(error)}.`,
    );
  }
  if (error instanceof SheetsNeeded)
    return refused('malformed', 'A workbook has several sheets with rows. Send the sheet as a CSV file.');
  return error;
}
