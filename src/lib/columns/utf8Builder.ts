import { isSliceAt, type Slice } from '@/lib/cells/cells';
import { largerOf } from './numbers';
import type { StringColumn } from './stringColumn';

/** Most ids and times need at most this many bytes. */
const LENGTH = 20;

/** Collects texts as UTF-8. `expected` is about how many there will be. */
export function createUtf8Builder(expected: number) {
  let bytes: Uint8Array = new Uint8Array(expected * LENGTH);
  let ends: Uint32Array = new Uint32Array(expected);
  let length = 0;
  let end = 0;
  return {
    push: ({ bytes: from, start, end: last }: Slice): void => {
      while (end + last - start > bytes.length) bytes = largerOf(bytes);
      if (length === ends.length) ends = largerOf(ends);
      // Local variables, because counting in the properties of the column is slower.
      const into = bytes;
      let to = end;
      for (let at = start; at < last; at += 1, to += 1) into[to] = Number(from[at]);
      end = to;
      ends[length] = end;
      length += 1;
    },
    /** The slice is the text at the index until more texts are added. */
    take: (index: number, slice: Slice): void => {
      slice.bytes = bytes;
      slice.start = index === 0 ? 0 : Number(ends[index - 1]);
      slice.end = Number(ends[index]);
    },
    /** True if the text at the index equals the slice. */
    isAt: (index: number, slice: Slice): boolean =>
      isSliceAt(slice, bytes, index === 0 ? 0 : Number(ends[index - 1]), Number(ends[index])),
    finish: (): StringColumn => decodeUtf8Column(bytes.subarray(0, end), ends.slice(0, length)),
  };
}

/** Texts as column, with the ends of their bytes as their ends. */
export function decodeUtf8Column(bytes: Uint8Array, ends: Uint32Array): StringColumn {
  if (bytes.length === 0) return { text: '', ends: new Uint32Array() };
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  if (text.length === bytes.length) return { text, ends };
  let at = 0;
  let units = 0;
  const endsOfUnits = ends.map((end) => {
    for (; at < end; at += 1) units += unitsOf(Number(bytes[at]));
    return units;
  });
  return { text, ends: endsOfUnits };
}

/** The number of UTF-16 units of a character, by the first byte of its UTF-8. */
function unitsOf(byte: number): number {
  if (byte >= 0xf0) return 2;
  return byte >= 0x80 && byte < 0xc0 ? 0 : 1;
}
