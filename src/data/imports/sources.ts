import { lacksSettlementHeader } from '@/data/formats/paypalFormats';
import { recognize } from '@/data/formats/recognize';
import { peek, type Peek } from '@/data/reading/peek';
import { LARGEST_FILE } from '@/data/reading/sourceFile';
import { readRecords, type RecordHandlers } from '@/data/reading/readRecords';
import { withVisibleName } from '@/data/reading/visibleName';
import { withSheets, type ChosenSheets } from '@/data/workbooks/withSheets';
import type { Day } from '@/domain/calendar/dates';
import { columnMappingKey, rememberedPlan } from '@/domain/imports/columnMappings';
import { kindOf, type FileKind, type Plan } from '@/domain/imports/plan';
import type { ImportProblem, UnreadableFile } from './messages';
import { headerKey } from '@/domain/imports/headerKey';
import { RECORD_ID_HEADER } from '@/domain/payments/recordsFile';

/** A file of an import, with the position of its headers. */
export type SourcePart = {
  file: File;
  peeked: Peek;
  headerRecord: number;
  /** The newest day of the whole file, if only a part of its rows is read. */
  newestDay?: Day | undefined;
};

/** Files with the same columns and separator. They share one plan. */
export type Source = {
  parts: SourcePart[];
  headers: readonly string[];
  plan: Plan;
  /** The plan without any answer. */
  recognised: Plan;
  /** True if the plan comes from an earlier import of files with these columns. */
  isRemembered: boolean;
};

const RECORDS_KEY = headerKey(RECORD_ID_HEADER);
const ORDER: readonly FileKind[] = ['merchants', 'integrations', 'payments', 'fees'];

/** Thrown if files cannot be read. Then no file is imported. */
export class Unreadable extends Error {
  constructor(readonly problems: UnreadableFile[]) {
    super('Unreadable');
  }
}

/**
 * Reads the start of each file and groups files with the same columns and separator. Throws if one of them cannot be
 * imported, and SheetsNeeded if a sheet of a workbook must be chosen. `mostBytes` is for all files together.
 */
export async function openSources(
  files: readonly File[],
  timeZone: string,
  columnMappings: Readonly<Record<string, string>>,
  sheets: ChosenSheets,
  onProgress: (progress: Progress) => void,
  mostBytes = LARGEST_FILE,
): Promise<Source[]> {
  const sources = new Map<string, Source>();
  const problems: UnreadableFile[] = [];
  let size = 0;
  const onProblem = (name: string, problem: ImportProblem) => void problems.push({ name, problem });
  const read = await withSheets(files.map(withVisibleName), sheets, onProblem, (rows) =>
    onProgress({ bytes: 0, total: 1, rows }),
  );
  for (const file of read) {
    const peeked = await peek(file);
    if ('problem' in peeked) {
      problems.push({ name: file.name, problem: peeked.problem });
      continue;
    }
    // The limit is for all files together, because all their rows are in memory at the same time.
    if (size + file.size > mostBytes) {
      problems.push({ name: file.name, problem: { kind: 'too large together', size: size + file.size } });
      continue;
    }
    size += file.size;
    // An export of refunds and voids from the console. Its rows are not payments.
    if (peeked.records.some((fields) => fields.some((field) => headerKey(field) === RECORDS_KEY))) {
      problems.push({ name: file.name, problem: { kind: 'refunds and voids' } });
      continue;
    }
    if (lacksSettlementHeader(peeked.records)) {
      problems.push({ name: file.name, problem: { kind: 'column names missing' } });
      continue;
    }
    const { format, headerRecord, plan } = recognize(peeked.records, timeZone);
    if (format?.holds === 'shares') {
      problems.push({ name: file.name, problem: { kind: format.holds, format: format.name } });
      continue;
    }
    const headers = peeked.records[headerRecord] ?? [];
    // A file with semicolons as separators uses the comma as the decimal mark, so files with another separator are a
    // different source.
    const key = [columnMappingKey(headers), 'separator' in peeked.layout ? peeked.layout.separator : ''].join('\n');
    const remembered = rememberedPlan(columnMappings, headers, plan);
    const source = sources.get(key) ?? {
      parts: [],
      headers,
      plan: remembered ?? plan,
      recognised: plan,
      isRemembered: remembered !== undefined,
    };
    source.parts.push({ file, peeked, headerRecord });
    sources.set(key, source);
  }
  if (problems.length > 0) throw new Unreadable(problems);
  return [...sources.values()];
}

/**
 * All files in reading order, independent of the order in which they were chosen: merchants, integrations (which name
 * merchants), payments, and fees (which name payments). Within a kind, the oldest first, because the newest file counts
 * if an id is in two.
 */
export function partsInOrder(sources: readonly Source[]) {
  const parts = sources.flatMap((source) => source.parts.map((part) => ({ source, part })));
  return parts.sort(({ part: { file: a }, source: sourceOfA }, { part: { file: b }, source: sourceOfB }) => {
    const byKind = ORDER.indexOf(kindOf(sourceOfA.plan)) - ORDER.indexOf(kindOf(sourceOfB.plan));
    const byName = a.name.localeCompare(b.name, 'en', { numeric: true });
    return byKind || a.lastModified - b.lastModified || byName || a.size - b.size;
  });
}

export type Progress = { bytes: number; total: number; rows: number };

/** Progress is reported at most once per this many records. */
const PROGRESS_RECORDS = 20_000;

/** Reads a file and passes its records to the started handler. */
export type Read = (part: SourcePart, start: () => RecordHandlers['onRecord']) => Promise<void>;

/**
 * Reads files one by one and reports their common progress. If the encoding of a file turns out to be different, its
 * records start again, with another handler.
 */
export function createReading(
  sources: readonly Pick<Source, 'parts'>[],
  onProgress: (progress: Progress) => void,
): Read {
  const total = sources.flatMap(({ parts }) => parts).reduce((sum, { file }) => sum + file.size, 0);
  let [read, rows] = [0, 0];
  return async (part, start) => {
    const { file, peeked, headerRecord } = part;
    const rowsBefore = rows;
    let bytes = 0;
    let onRecord = start();
    const { problem, encoding } = await readRecords(file, peeked.layout, headerRecord, {
      onRecord: (cells, line, isAfterBlank) => {
        onRecord(cells, line, isAfterBlank);
        if ((rows += 1) % PROGRESS_RECORDS === 0) onProgress({ bytes: read + bytes, total, rows });
      },
      onProgress: (portion) => {
        bytes = portion;
      },
      onRestart: () => {
        rows = rowsBefore;
        onRecord = start();
      },
    });
    if (problem) throw new Unreadable([{ name: file.name, problem }]);
    part.peeked = { ...peeked, encoding, layout: { ...peeked.layout, encoding } };
    read += file.size;
  };
}

/** Reads a file into what `begin` creates. It is created again if the encoding of the file turns out to be different. */
export async function readInto<Reading extends { add: RecordHandlers['onRecord'] }>(
  read: Read,
  part: SourcePart,
  begin: () => Reading,
): Promise<Reading> {
  let reading = begin();
  await read(part, () => (reading = begin()).add);
  return reading;
}
