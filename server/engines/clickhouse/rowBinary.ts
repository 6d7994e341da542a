import { rowAt } from '@/lib/indices';
import type { StoredKind } from '../storedPayment';

type Value = string | number | readonly (string | number)[];
type Shape = Readonly<Record<string, StoredKind>>;

/** In bytes: a portion is sent when it has as many. */
const PORTION = 1 << 20;

/** A writer of the format RowBinary, whose bytes are those of a column each, without separators. */
function createWriter() {
  let bytes = Buffer.allocUnsafe(PORTION + (PORTION >> 2));
  let at = 0;

  function reserve(size: number): void {
    if (at + size <= bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(bytes.length * 2, at + size));
    bytes.copy(larger, 0, 0, at);
    bytes = larger;
  }

  function writeLength(length: number): void {
    reserve(10);
    let rest = length;
    for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes[at++] = (rest % 0x80) | 0x80;
    bytes[at++] = rest;
  }

  const writers: Record<string, (value: never) => void> = {
    UInt8: (value: number) => (at = bytes.writeUInt8(value, at)),
    UInt16: (value: number) => (at = bytes.writeUInt16LE(value, at)),
    UInt32: (value: number) => (at = bytes.writeUInt32LE(value, at)),
    UInt64: (value: number) => writeLong(value),
    Int64: (value: number) => writeLong(value),
    String: (value: string) => {
      // Most texts are short and of ASCII characters, whose number is the number of bytes.
      reserve(value.length * 3 + 10);
      if (value.length < 0x80) {
        const written = bytes.write(value, at + 1, 'utf8');
        if (written < 0x80) {
          bytes[at] = written;
          at += 1 + written;
          return;
        }
      }
      const size = Buffer.byteLength(value, 'utf8');
      writeLength(size);
      at += bytes.write(value, at, 'utf8');
    },
  };

  /** 64 bits, of which a number has 53. The upper half of a negative number is that of its floor. */
  function writeLong(value: number): void {
    at = bytes.writeUInt32LE(value >>> 0, at);
    at = bytes.writeInt32LE(Math.floor(value / 2 ** 32) | 0, at);
  }

  return {
    writers,
    reserve,
    writeLength,
    isFull: () => at >= PORTION,
    take(): Buffer {
      const taken = Buffer.from(bytes.subarray(0, at));
      at = 0;
      return taken;
    },
  };
}

/** The rows in portions of RowBinary, with the columns of the shape in its order. Numbers must be whole and below 2 ** 53. */
export async function* rowBinary<Of extends Shape>(
  shape: Of,
  rows: Iterable<Readonly<Record<keyof Of, Value>>> | AsyncIterable<Readonly<Record<keyof Of, Value>>>,
): AsyncGenerator<Buffer> {
  const writer = createWriter();
  const columns = Object.entries(shape).map(([name, kind]) => {
    const item = /^Array\((.*)\)$/.exec(kind)?.[1];
    const write = writer.writers[item ?? kind];
    if (!write) throw new RangeError(`${kind} cannot be written`);
    return { name, write, isArray: item !== undefined };
  });
  for await (const row of rows) {
    for (const { name, write, isArray } of columns) {
      const value = row[name];
      writer.reserve(8);
      if (!isArray) {
        write(value as never);
        continue;
      }
      const items = value as readonly (string | number)[];
      writer.writeLength(items.length);
      for (let at = 0; at < items.length; at += 1) {
        writer.reserve(8);
        write(rowAt(items, at) as never);
      }
    }
    if (writer.isFull()) yield writer.take();
  }
  const last = writer.take();
  if (last.length > 0) yield last;
}
