import { textAt, type StringColumn } from '@/lib/columns/stringColumn';
import type { StoredKind } from '../storedPayment';

/** The values of a column: the same for all rows, numbers, texts, or those of the few rows that have any. */
export type ColumnData =
  | { value: number }
  | { numbers: ArrayLike<number> }
  | { texts: StringColumn }
  | { sparse: ReadonlyMap<number, string | number | readonly (string | number)[]> };

/** In bytes. */
const WIDTHS: Readonly<Record<string, number>> = { UInt8: 1, UInt16: 2, UInt32: 4, UInt64: 8, Int64: 8 };

/**
 * Rows in ClickHouse's format Native, which has a column after the other. Numbers must be whole and below 2 ** 53. It takes a
 * fifth of the time of rows, because no object is made for a row.
 */
export function nativeBlock<Shape extends Readonly<Record<string, StoredKind>>>(
  shape: Shape,
  length: number,
  columns: Readonly<Record<keyof Shape, ColumnData>>,
): Buffer[] {
  const names = Object.keys(shape);
  const parts = [varint(names.length), varint(length)];
  for (const name of names) {
    const kind = shape[name] ?? 'String';
    const data = columns[name] ?? { value: 0 };
    parts.push(bytesOfText(name), bytesOfText(kind));
    const item = /^Array\((.*)\)$/.exec(kind)?.[1];
    parts.push(...(item === undefined ? [bytesOfColumn(kind, length, data)] : bytesOfLists(item, length, data)));
  }
  return parts;
}

function bytesOfColumn(kind: string, length: number, data: ColumnData): Buffer {
  if (kind === 'String') return bytesOfTexts(length, 'texts' in data ? data.texts : textsOf(length, data));
  const width = WIDTHS[kind];
  if (width === undefined) throw new RangeError(`${kind} cannot be written`);
  if ('value' in data) return bytesOfNumbers(width, new Float64Array(length).fill(data.value), length);
  if ('numbers' in data) return bytesOfNumbers(width, data.numbers, length);
  const numbers = new Float64Array(length);
  if ('sparse' in data) for (const [index, value] of data.sparse) numbers[index] = Number(value);
  return bytesOfNumbers(width, numbers, length);
}

/** Missing numbers are 0. */
function bytesOfNumbers(width: number, numbers: ArrayLike<number>, length: number): Buffer {
  const bytes = Buffer.alloc(width * length);
  const most = Math.min(length, numbers.length);
  const { buffer, byteOffset } = bytes;
  if (width === 8) {
    // A buffer of this size begins at a multiple of 8 unless it is part of a pool.
    for (let row = 0, at = 0; row < most; row += 1, at += 8) {
      const value = numbers[row] ?? 0;
      if (value === 0) continue;
      bytes.writeInt32LE(value | 0, at);
      if (value < 0 || value >= 2 ** 32) bytes.writeInt32LE(Math.floor(value / 2 ** 32) | 0, at + 4);
      if (value >= 2 ** 31 || value < -(2 ** 31)) bytes.writeUInt32LE(value >>> 0, at);
    }
    return bytes;
  }
  const view = new DataView(buffer, byteOffset, bytes.length);
  for (let row = 0; row < most; row += 1) {
    const value = numbers[row] ?? 0;
    if (width === 1) bytes[row] = value;
    else if (width === 2) view.setUint16(2 * row, value, true);
    else view.setUint32(4 * row, value, true);
  }
  return bytes;
}

/** Each text with its length in bytes before it. */
function bytesOfTexts(length: number, texts: StringColumn): Buffer {
  const { text, ends } = texts;
  if (ends.length === 0) return Buffer.alloc(length);
  const encoded = Buffer.from(text, 'utf8');
  // Every text of ASCII has as many bytes as characters, so that the bytes are copied as they are.
  if (encoded.length !== text.length)
    return Buffer.concat(Array.from({ length }, (_, row) => bytesOfText(textAt(texts, row))));
  const bytes = Buffer.allocUnsafe(encoded.length + 5 * length);
  let [from, to] = [0, 0];
  for (let row = 0; row < length; row += 1) {
    const end = Number(ends[row]);
    let size = end - from;
    for (; size >= 0x80; size >>>= 7) bytes[to++] = (size & 0x7f) | 0x80;
    bytes[to++] = size;
    while (from < end) bytes[to++] = Number(encoded[from++]);
  }
  return bytes.subarray(0, to);
}

function textsOf(length: number, data: ColumnData): StringColumn {
  const sparse = 'sparse' in data ? data.sparse : undefined;
  if (!sparse || sparse.size === 0) return { text: '', ends: new Uint32Array() };
  const ends = new Uint32Array(length);
  const texts = Array.from({ length }, (_, row) => String(sparse.get(row) ?? ''));
  let end = 0;
  texts.forEach((text, row) => (ends[row] = end += text.length));
  return { text: texts.join(''), ends };
}

/** Where each list ends, and then all values. */
function bytesOfLists(item: string, length: number, data: ColumnData): Buffer[] {
  const sparse = 'sparse' in data ? data.sparse : new Map<number, readonly (string | number)[]>();
  const ends = new Float64Array(length);
  const values: (string | number)[] = [];
  for (let row = 0; row < length; row += 1) {
    const list = sparse.get(row);
    if (Array.isArray(list)) for (const value of list as (string | number)[]) values.push(value);
    ends[row] = values.length;
  }
  const all = new Map(values.map((value, at) => [at, value]));
  return [bytesOfNumbers(8, ends, length), bytesOfColumn(item, values.length, { sparse: all })];
}

function bytesOfText(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8');
  return Buffer.concat([varint(bytes.length), bytes]);
}

/** Seven bits in a byte, the lowest first. */
function varint(number: number): Buffer {
  const bytes: number[] = [];
  let rest = number;
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) | 0x80);
  return Buffer.from([...bytes, rest]);
}
