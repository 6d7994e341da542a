import { importSources } from '@/data/imports/importSources';
import type { ImportContext } from '@/data/imports/importResult';
import type { Read, Source, SourcePart } from '@/data/imports/sources';
import { directoryOf, type Directory } from './directory';
import type { Distribution } from './distribute';
import { createRecordReader, type Buckets } from './records';

type Naming = { sources: readonly Source[]; distribution: Distribution; context: ImportContext };

/**
 * The directory with the merchants of the first payments. They get their numbers, ids and spellings in the order of the files, as in
 * one import, because buckets have no order. All records of these payments are imported, of which the newest counts.
 */
export async function nameMerchants(
  buckets: Buckets,
  { sources, distribution, context }: Naming,
  before: Directory,
): Promise<Directory> {
  const bytes = recordsOf(buckets, distribution.firstKeys);
  const records = recordsByPart(bytes, distribution);
  const run = sources
    .map((source) => ({ ...source, parts: source.parts.filter((part) => records.has(part)) }))
    .filter(({ parts }) => parts.length > 0);
  if (run.length === 0) return before;
  const read: Read = async (part, start) => {
    const [onRecord, reader] = [start(), createRecordReader(bytes)];
    for (const { offset } of records.get(part) ?? []) {
      reader.goTo(offset);
      onRecord(reader.cells(), reader.lineOf(), reader.isAfterBlank());
    }
    return Promise.resolve();
  };
  const { pending } = await importSources(run, before, context, read);
  return directoryOf(pending.make());
}

/** The records with these keys, of all buckets. */
function recordsOf(buckets: Buckets, keys: ReadonlySet<number>): Buffer {
  const found: Buffer[] = [];
  let size = 0;
  for (let bucket = 0; bucket < buckets.count; bucket += 1) {
    const bytes = buckets.read(bucket);
    const reader = createRecordReader(bytes);
    while (reader.next()) {
      if (!keys.has(reader.keyOf())) continue;
      const record = Buffer.from(bytes.subarray(reader.offset(), reader.end()));
      found.push(record);
      size += record.length;
    }
  }
  const all = Buffer.allocUnsafeSlow(size);
  let at = 0;
  for (const record of found) at += record.copy(all, at);
  return all;
}

/** Where the records of each part are, in the order of the part. */
function recordsByPart(bytes: Buffer, distribution: Distribution) {
  const records = new Map<SourcePart, { offset: number; position: number }[]>();
  const reader = createRecordReader(bytes);
  while (reader.next()) {
    const part = distribution.readingAt(reader.readingOf())?.part;
    if (!part) continue;
    const ofPart = records.get(part) ?? [];
    records.set(part, ofPart);
    ofPart.push({ offset: reader.offset(), position: reader.positionOf() });
  }
  for (const ofPart of records.values()) ofPart.sort((a, b) => a.position - b.position);
  return records;
}
