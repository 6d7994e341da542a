import { makeControlsVisible, visibleControls } from '@/lib/directionControls';
import type { RowProblem } from '@/lib/cells/cells';
import type { Encoding } from './sourceFile';

/**
 * The encoding of a file by its first bytes: by a byte order mark, by zeros, otherwise by whether almost all of them
 * are valid UTF-8.
 */
export function encodingOf(head: Uint8Array, isWhole: boolean): Encoding {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  if (MARK.every((byte, at) => head[at] === byte)) return 'utf-8';
  const pairs = Math.min(head.length >> 1, 512);
  let even = 0;
  let odd = 0;
  for (let pair = 0; pair < pairs; pair += 1) {
    if (head[2 * pair] === 0) even += 1;
    if (head[2 * pair + 1] === 0) odd += 1;
  }
  // In UTF-16, letters, digits and separators have a zero byte, and few other characters do.
  if (2 * odd > pairs && odd > 8 * even) return 'utf-16le';
  if (2 * even > pairs && even > 8 * odd) return 'utf-16be';
  const { valid, damaged } = measureUtf8(isWhole ? head : head.subarray(0, head.length - incompleteTail(head)));
  return isUtf8(valid, damaged) ? 'utf-8' : 'windows-1252';
}

/**
 * Whether a file with some invalid bytes is still UTF-8. Text in another encoding is almost never valid UTF-8, and a
 * UTF-8 file has few invalid bytes, for example where files were joined or a name was cut.
 */
const isUtf8 = (valid: number, damaged: number): boolean => damaged <= valid;

/** Once invalid bytes outnumber valid characters by this many, the rest of the file is not needed to decide. */
const CLEARLY = 1_000;

/** The text of a file's first bytes. Invalid UTF-8 becomes U+FFFD. */
export function decodeHead(head: Uint8Array, encoding: Encoding, isWhole: boolean): string {
  const decoder = new TextDecoder(encoding);
  // Decoded as a stream, because otherwise Node 20 reads Windows-1252 as Latin-1.
  const text = decoder.decode(head, { stream: true });
  return visibleControls(isWhole ? text + decoder.decode() : text);
}

/** A portion of a file as UTF-8. `isDamaged` is true if some of its bytes are invalid; they stay unchanged. */
export type Transcoded = { bytes: Uint8Array; isDamaged: boolean };

/**
 * Converts portions of bytes to UTF-8 without the byte order mark. Portions may cut a character. A call without bytes
 * ends the file. ASCII is already UTF-8 and is passed on without a copy. Returns undefined once a file that looked like
 * UTF-8 has another encoding.
 */
export function createTranscoder(encoding: Encoding): (bytes?: Uint8Array) => Transcoded | undefined {
  const transcode = encoding === 'utf-8' ? createUtf8Check() : createEncoder(encoding);
  return (bytes) => {
    const transcoded = transcode(bytes);
    if (transcoded) makeControlsVisible(transcoded.bytes);
    return transcoded;
  };
}

function createEncoder(encoding: Encoding): (bytes?: Uint8Array) => Transcoded {
  const decoder = new TextDecoder(encoding);
  const encoder = new TextEncoder();
  const passesPlain = encoding === 'windows-1252';
  return (bytes) => {
    if (bytes && passesPlain && isPlain(bytes)) return { bytes, isDamaged: false };
    const text = bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
    return { bytes: encoder.encode(text), isDamaged: false };
  };
}

function createUtf8Check(): (bytes?: Uint8Array) => Transcoded | undefined {
  /** The start of a character that continues in the next portion. */
  let tail = new Uint8Array();
  let isStart = true;
  let [allValid, allDamaged] = [0, 0];
  return (portion) => {
    if (portion && tail.length === 0 && isPlain(portion)) {
      isStart &&= portion.length === 0;
      return { bytes: portion, isDamaged: false };
    }
    let bytes = joined(tail, portion ?? new Uint8Array());
    const end = portion ? bytes.length - incompleteTail(bytes) : bytes.length;
    tail = bytes.slice(end);
    bytes = bytes.subarray(0, end);
    if (isStart && MARK.every((byte, at) => bytes[at] === byte)) {
      bytes = bytes.subarray(MARK.length);
      // A byte order mark proves that the file is UTF-8.
      allValid = Infinity;
    }
    isStart &&= end === 0;
    const { valid, damaged } = measureUtf8(bytes);
    allValid += valid;
    allDamaged += damaged;
    const isOther = portion ? allDamaged > allValid + CLEARLY : !isUtf8(allValid, allDamaged);
    return isOther ? undefined : { bytes, isDamaged: damaged > 0 };
  };
}

const MARK = [0xef, 0xbb, 0xbf];

/** The number of bytes that continue valid characters beyond ASCII, and the number of invalid places. */
function measureUtf8(bytes: Uint8Array): { valid: number; damaged: number } {
  const valid = textOfUtf8(bytes);
  if (valid !== undefined) return { valid: bytes.length - valid.length, damaged: 0 };
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return { valid: bytes.length - text.length, damaged: text.split('\uFFFD').length - 1 };
}

/** Undefined if the bytes are not UTF-8. */
function textOfUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Why a row with damaged bytes cannot be read. */
export function problemOfRow(row: Uint8Array): RowProblem | undefined {
  if (row.includes(0)) return 'zero character';
  return textOfUtf8(row) === undefined ? 'not UTF-8' : undefined;
}

/** Replaces a U+FFFD of the file itself, so that in a decoded text every U+FFFD is an invalid byte. */
const REPLACED = '\uFFFE';

/** Marks each U+FFFD of valid UTF-8 as one of the file itself, in place. `bytes` must contain whole characters. */
export function markReplacements(bytes: Uint8Array): void {
  for (let at = bytes.indexOf(0xef); at !== -1; at = bytes.indexOf(0xef, at + 1))
    if (bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd) bytes[at + 2] = 0xbe;
}

/** The text as it is in the file, after `markReplacements`. */
export function unmarkReplacements(text: string): string {
  return text.replaceAll(REPLACED, '\uFFFD');
}

/** The number of bytes at the end that start an incomplete UTF-8 character. */
function incompleteTail(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = Number(bytes[bytes.length - back]);
    if (byte >= 0x80 && byte < 0xc0) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return length > back ? back : 0;
  }
  return 0;
}

function joined(start: Uint8Array, end: Uint8Array): Uint8Array {
  if (start.length === 0) return end;
  const bytes = new Uint8Array(start.length + end.length);
  bytes.set(start);
  bytes.set(end, start.length);
  return bytes;
}

/** Whether bytes are ASCII without zeros. Checks eight bytes at a time. */
function isPlain(bytes: Uint8Array): boolean {
  const isPlainByte = (byte: number) => byte > 0 && byte < 128;
  // A view of 32-bit words must start at a multiple of four bytes.
  const first = -bytes.byteOffset & 3;
  if (bytes.length < first) return bytes.every(isPlainByte);
  const words = new Int32Array(bytes.buffer, bytes.byteOffset + first, ((bytes.length - first) >> 3) * 2);
  // Subtracting 1 from a zero byte sets its highest bit.
  for (let at = 0; at < words.length; at += 2) {
    const a = words[at] ?? 0;
    const b = words[at + 1] ?? 0;
    if (((a | b | (a - 0x01010101) | (b - 0x01010101)) & 0x80808080) !== 0) return false;
  }
  return bytes.subarray(0, first).every(isPlainByte) && bytes.subarray(first + 4 * words.length).every(isPlainByte);
}

/** Whether a text has so many zero characters that it is not text. A single one damages only its row. */
export function isFullOfZeros(text: string): boolean {
  const zeros = text.split('\0').length - 1;
  return zeros > 10 && zeros * 100 > text.length;
}
