import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Cells, RowProblem } from '@/lib/cells/cells';

/** In bytes: the buffer of each bucket before it is written. */
const BUFFER = 1 << 17;

/** In numbers of 32 bits: length in bytes, key, reading, position, line, flags and number of cells. */
const HEADER = 7;
const [LENGTH, KEY, READING, POSITION, LINE, FLAGS, COUNT] = [0, 1, 2, 3, 4, 5, 6];

const PROBLEMS: readonly RowProblem[] = ['not UTF-8', 'zero character', 'row too long', 'JSON broken'];
const [AFTER_BLANK, PAYMENT, PROBLEM_SHIFT] = [1, 2, 2];

/** Where a record comes from: the reading of a part, its position in it, and whether it is a payment. */
export type RecordOrigin = {
  reading: number;
  position: number;
  line: number;
  isAfterBlank: boolean;
  isPayment: boolean;
};

export type Buckets = ReturnType<typeof openBuckets>;

/**
 * Buckets of records in a folder: all records about one payment are in the same bucket, so that each bucket is a
 * small import. The last bucket has the records that belong to all of them.
 */
export function openBuckets(folder: string, count: number) {
  mkdirSync(folder, { recursive: true });
  const pathOf = (bucket: number) => join(folder, String(bucket));
  const buckets = Array.from({ length: count + 1 }, (_, bucket) => ({
    file: openSync(pathOf(bucket), 'w'),
    bytes: Buffer.allocUnsafeSlow(BUFFER),
    at: 0,
  }));

  function flush(bucket: number): void {
    const open = buckets[bucket];
    if (!open || open.at === 0) return;
    writeSync(open.file, open.bytes, 0, open.at);
    open.at = 0;
  }

  function put(bucket: number, key: number, cells: Cells, origin: RecordOrigin): void {
    const open = buckets[bucket];
    if (!open) throw new RangeError(`There is no bucket ${bucket}`);
    const size = sizeOf(cells);
    if (open.at + size > open.bytes.length) {
      flush(bucket);
      if (size > open.bytes.length) open.bytes = Buffer.allocUnsafeSlow(size);
    }
    writeRecord(open.bytes, open.at, size, { key, cells, origin });
    open.at += size;
  }

  return {
    count,
    /** Adds a record to the bucket of its key. */
    put: (key: number, cells: Cells, origin: RecordOrigin) => put(key % count, key, cells, origin),
    /** Adds a record that belongs to all buckets. */
    putForAll: (cells: Cells, origin: RecordOrigin) => put(count, 0, cells, origin),
    /** The records of a bucket; `count` is that of the records for all. Nothing may be added afterwards. */
    read(bucket: number): Buffer {
      flush(bucket);
      const bytes = readFileSync(pathOf(bucket));
      // A small file may be in the middle of a shared pool.
      return bytes.byteOffset % 4 === 0 ? bytes : Buffer.from(new Uint8Array(bytes).buffer);
    },
    remove(): void {
      for (const { file } of buckets) closeSync(file);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function sizeOf({ starts, ends, length }: Cells): number {
  let size = 4 * (HEADER + length);
  for (let column = 0; column < length; column += 1) size += Number(ends[column]) - Number(starts[column]);
  // Records begin at multiples of 4, so that their numbers can be read from typed arrays.
  return (size + 3) & ~3;
}

function writeRecord(
  to: Buffer,
  at: number,
  size: number,
  { key, cells, origin }: { key: number; cells: Cells; origin: RecordOrigin },
): void {
  const { bytes, starts, ends, length, problem } = cells;
  const { reading, position, line, isAfterBlank, isPayment } = origin;
  const problemFlag = (problem ? PROBLEMS.indexOf(problem) + 1 : 0) << PROBLEM_SHIFT;
  const words = wordsOf(to);
  const first = at >> 2;
  words[first + LENGTH] = size;
  words[first + KEY] = key;
  words[first + READING] = reading;
  words[first + POSITION] = position;
  words[first + LINE] = line;
  words[first + FLAGS] = (isAfterBlank ? AFTER_BLANK : 0) | (isPayment ? PAYMENT : 0) | problemFlag;
  words[first + COUNT] = length;
  let cellAt = at + 4 * (HEADER + length);
  for (let column = 0; column < length; column += 1) {
    const [start, end] = [Number(starts[column]), Number(ends[column])];
    words[first + HEADER + column] = end - start;
    for (let from = start; from < end; from += 1) to[cellAt++] = Number(bytes[from]);
  }
}

const views = new WeakMap<Buffer, Uint32Array>();

/** The bytes as numbers of 32 bits, which are read and written ten times as fast as by the methods of a buffer. */
function wordsOf(bytes: Buffer): Uint32Array {
  const known = views.get(bytes);
  if (known) return known;
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2);
  views.set(bytes, words);
  return words;
}

/** Reads the records of a bucket one after the other. The cells are valid until the next call. */
export function createRecordReader(bytes: Buffer) {
  const cells: Cells = {
    bytes,
    starts: new Uint32Array(16),
    ends: new Uint32Array(16),
    length: 0,
    textAt: (column = -1) =>
      column < 0 || column >= cells.length
        ? ''
        : bytes.toString('utf8', Number(cells.starts[column]), Number(cells.ends[column])),
  };
  const words = wordsOf(bytes);
  let at = 0;
  let record = 0;
  const numberAt = (field: number) => Number(words[(record >> 2) + field]);

  return {
    /** Goes to the next record. False after the last one. */
    next(): boolean {
      if (at >= bytes.length) return false;
      record = at;
      at += numberAt(LENGTH);
      return true;
    },
    /** Where the current record begins. */
    offset: () => record,
    /** Where the next one begins. */
    end: () => at,
    goTo: (offset: number) => void (record = offset),
    keyOf: () => numberAt(KEY),
    readingOf: () => numberAt(READING),
    positionOf: () => numberAt(POSITION),
    isPayment: () => (numberAt(FLAGS) & PAYMENT) !== 0,
    lineOf: () => numberAt(LINE),
    isAfterBlank: () => (numberAt(FLAGS) & AFTER_BLANK) !== 0,
    /** Its cells. */
    cells(): Cells {
      const length = numberAt(COUNT);
      if (length > cells.starts.length)
        Object.assign(cells, { starts: new Uint32Array(2 * length), ends: new Uint32Array(2 * length) });
      cells.length = length;
      cells.problem = PROBLEMS[(numberAt(FLAGS) >> PROBLEM_SHIFT) - 1];
      const first = (record >> 2) + HEADER;
      let start = 4 * (first + length);
      for (let column = 0; column < length; column += 1) {
        const end = start + Number(words[first + column]);
        cells.starts[column] = start;
        cells.ends[column] = end;
        start = end;
      }
      return cells;
    },
  };
}
