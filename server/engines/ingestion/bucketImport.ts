import type { DataSet } from '@/data/dataSets/dataSet';
import type { PendingDataSet } from '@/data/dataSets/pendingDataSet';
import { importSources, type ImportedPart } from '@/data/imports/importSources';
import type { ImportContext } from '@/data/imports/importResult';
import type { Read, Source, SourcePart } from '@/data/imports/sources';
import { kindOf, type FileKind } from '@/domain/imports/plan';
import { createKeyTable, type KeyTable } from './keyTable';
import { createRecordReader } from './records';
import type { Distribution } from './distribute';

/** A source whose parts have to be read one by one, because the newest day of each counts. */
export type BucketSource = { source: Source; isSeparate: boolean };

/** Some payments of a bucket, imported together. `takePosition` gives each payment of a key its position among all. */
export type BucketImport = {
  pending: PendingDataSet;
  parts: readonly ImportedPart[];
  takePosition: (key: number) => number;
  /** The file of a record of a part, which may be read together with others. */
  nameOf: (part: SourcePart, record: number) => string;
};

/** The places of records in a bucket, by reading. */
type Records = Map<number, number[]>;

type Scan = { single: Records; several: Records; takePosition: (key: number) => number };

/**
 * Imports the records of a bucket as an import in a browser does. Payments that several parts name are imported part by part,
 * because the newest one counts; all others together. `forAll` are the records that belong to each bucket.
 */
export async function* importBucket(
  bytes: Buffer,
  forAll: Buffer,
  {
    sources,
    distribution,
    starts,
    context,
    before,
  }: {
    sources: readonly BucketSource[];
    distribution: Distribution;
    starts: ReadonlyMap<number, number>;
    context: ImportContext;
    before: DataSet;
  },
): AsyncGenerator<BucketImport, void, DataSet> {
  const separate = new Set(sources.flatMap(({ source, isSeparate }) => (isSeparate ? [source] : [])));
  const scan = scanBucket(bytes, distribution, starts, separate);
  const common = recordsByReading(forAll, distribution);
  const { takePosition } = scan;
  let earlier = before;
  for (const records of [scan.single, scan.several]) {
    if (records.size === 0) continue;
    const isTogether = records === scan.single;
    const run = sources.map(({ source }) => ({
      ...source,
      parts: isTogether && !separate.has(source) ? source.parts.slice(-1) : source.parts,
    }));
    const readingsOf = (part: SourcePart) => {
      const together = run.find(({ parts }) => parts.includes(part));
      const all = sources.find(({ source }) => source.parts.includes(part))?.source.parts ?? [];
      return together && together.parts.length < all.length ? all : [part];
    };
    const names = new Map<SourcePart, { start: number; name: string }[]>();
    const read: Read = async (part, start) => {
      const onRecord = start();
      const parts = readingsOf(part);
      const ofRecords: { start: number; name: string }[] = [];
      names.set(part, ofRecords);
      let record = 0;
      for (const [from, lists] of [
        [forAll, common],
        [bytes, records],
      ] as const) {
        const reader = createRecordReader(from);
        for (const [reading, offsets] of lists) {
          const found = distribution.readingAt(reading);
          if (!found || !parts.includes(found.part)) continue;
          ofRecords.push({ start: record, name: found.part.file.name });
          record += offsets.length;
          for (const offset of offsets) {
            reader.goTo(offset);
            onRecord(reader.cells(), reader.lineOf(), reader.isAfterBlank());
          }
        }
      }
      return Promise.resolve();
    };
    const { pending, parts } = await importSources(run, earlier, context, read);
    const nameOf = (part: SourcePart, at: number) =>
      names.get(part)?.findLast((reading) => reading.start <= at)?.name ?? part.file.name;
    earlier = yield { pending, parts, takePosition, nameOf };
  }
}

/** The records of a bucket by reading, and the positions of its payments. */
function scanBucket(
  bytes: Buffer,
  distribution: Distribution,
  starts: ReadonlyMap<number, number>,
  separate: ReadonlySet<Source>,
): Scan {
  const all = recordsByReading(bytes, distribution);
  const mostKeys = [...all.values()].reduce((sum, { length }) => sum + length, 0);
  const reader = createRecordReader(bytes);
  const tables = new Map<FileKind, KeyTable>();
  const tableOf = ({ plan }: Source) => {
    const kind = kindOf(plan);
    const table = tables.get(kind) ?? createKeyTable(mostKeys);
    tables.set(kind, table);
    return table;
  };
  for (const [reading, offsets] of all) {
    const source = distribution.readingAt(reading)?.source;
    if (!source) continue;
    const table = tableOf(source);
    const [start, isSeparate] = [starts.get(reading) ?? 0, separate.has(source)];
    for (const offset of offsets) {
      reader.goTo(offset);
      const key = reader.keyOf();
      table.add(key, reading, isSeparate);
      if (reader.isPayment()) table.place(key, start + reader.positionOf());
    }
  }
  const isShared = (key: number) => [...tables.values()].some((table) => table.isShared(key));
  const areParts = all.size > 1 || separate.size > 0;
  const [single, several] = areParts ? divided(all, reader, isShared) : [all, new Map<number, number[]>()];
  return { single, several, takePosition: (key) => tables.get('payments')?.takePosition(key) ?? 0 };
}

/** The records whose key is in one part alone, and the others. */
function divided(all: Records, reader: ReturnType<typeof createRecordReader>, isShared: (key: number) => boolean) {
  const [single, several]: [Records, Records] = [new Map(), new Map()];
  for (const [reading, offsets] of all) {
    const [alone, others]: [number[], number[]] = [[], []];
    for (const offset of offsets) {
      reader.goTo(offset);
      (isShared(reader.keyOf()) ? others : alone).push(offset);
    }
    if (alone.length > 0) single.set(reading, alone);
    if (others.length > 0) several.set(reading, others);
  }
  return [single, several] as const;
}

function recordsByReading(bytes: Buffer, distribution: Distribution): Records {
  const records: Records = new Map();
  const reader = createRecordReader(bytes);
  let [last, offsets]: [number, number[]] = [-1, []];
  while (reader.next()) {
    const reading = reader.readingOf();
    if (reading !== last) {
      last = reading;
      offsets = records.get(reading) ?? [];
      if (distribution.readingAt(reading)) records.set(reading, offsets);
    }
    offsets.push(reader.offset());
  }
  return records;
}
