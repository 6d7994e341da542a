import { isSliceAt, type Slice } from '@/domain/imports/cells/cells';
import { largerOf } from './numbers';
import type { Texts } from './texts';

/** Bytes that most ids and times need: a text of many more is rare. */
const LENGTH = 20;

/** Texts that are still being gathered, as UTF-8; about how many are expected. */
export function createByteTexts(expected: number) {
  let bytes: Uint8Array = new Uint8Array(expected * LENGTH);
  let ends: Uint32Array = new Uint32Array(expected);
  let length = 0;
  let end = 0;
  return {
    push: ({ bytes: from, start, end: last }: Slice): void => {
      while (end + last - start > bytes.length) bytes = largerOf(bytes);
      if (length === ends.length) ends = largerOf(ends);
      // Numbers of its own: those of the column are slower to count with.
      const into = bytes;
      let to = end;
      for (let at = start; at < last; at += 1, to += 1) into[to] = Number(from[at]);
      end = to;
      ends[length] = end;
      length += 1;
    },
    /** The slice becomes the text at an index, until more are pushed. */
    take: (index: number, slice: Slice): void => {
      slice.bytes = bytes;
      slice.start = index === 0 ? 0 : Number(ends[index - 1]);
      slice.end = Number(ends[index]);
    },
    /** Whether the text at an index is that of a slice. */
    isAt: (index: number, slice: Slice): boolean =>
      isSliceAt(slice, bytes, index === 0 ? 0 : Number(ends[index - 1]), Number(ends[index])),
    finish: (): Texts => textsOfBytes(bytes.subarray(0, end), ends.slice(0, length)),
  };
}

/** Texts whose ends are those of their bytes. */
export function textsOfBytes(bytes: Uint8Array, ends: Uint32Array): Texts {
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

/** How many units of a text begin with a byte of its UTF-8. */
function unitsOf(byte: number): number {
  if (byte >= 0xf0) return 2;
  return byte >= 0x80 && byte < 0xc0 ? 0 : 1;
}
