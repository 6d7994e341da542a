import type { Encoding } from './sourceFile';

/** The encoding of a file by its first bytes: by a mark, by zeros, or else by whether they are UTF-8. */
export function encodingOf(head: Uint8Array, isWhole: boolean): Encoding {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const pairs = Math.min(head.length >> 1, 512);
  let even = 0;
  let odd = 0;
  for (let pair = 0; pair < pairs; pair += 1) {
    if (head[2 * pair] === 0) even += 1;
    if (head[2 * pair + 1] === 0) odd += 1;
  }
  // Letters, digits and separators have a zero in front or behind, few other characters do.
  if (2 * odd > pairs && odd > 8 * even) return 'utf-16le';
  if (2 * even > pairs && even > 8 * odd) return 'utf-16be';
  return decodeHead(head, 'utf-8', isWhole) === undefined ? 'windows-1252' : 'utf-8';
}

/** The text of a file's first bytes; undefined where they are not UTF-8 and are read as such. */
export function decodeHead(head: Uint8Array, encoding: Encoding, isWhole: boolean): string | undefined {
  const decode = createDecoder(encoding);
  const text = decode(head);
  const end = isWhole ? decode() : '';
  return text === undefined || end === undefined ? undefined : text + end;
}

/** Decodes bytes, cut anywhere, without the mark in front; called without bytes at the end. Undefined where they are not UTF-8. */
export function createDecoder(encoding: Encoding): (bytes?: Uint8Array) => string | undefined {
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' });
  return (bytes) => {
    try {
      // Always as a stream: Node 20 reads Windows-1252 as Latin-1 otherwise.
      return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
    } catch {
      return undefined;
    }
  };
}

/**
 * As `createDecoder`, but what it returns is UTF-8. Most text is ASCII, whose bytes are that already: those are handed on as they
 * are.
 */
export function createTranscoder(encoding: Encoding): (bytes?: Uint8Array) => Uint8Array | undefined {
  const decode = createDecoder(encoding);
  const encoder = new TextEncoder();
  // Not behind a part of a character, nor where the mark stands, which the decoder takes off.
  let isBetween = false;
  return (bytes) => {
    if (bytes && isBetween && !encoding.startsWith('utf-16') && isPlain(bytes)) return bytes;
    if (bytes && bytes.length > 0) isBetween = Number(bytes.at(-1)) < 128;
    const text = decode(bytes);
    return text === undefined ? undefined : encoder.encode(text);
  };
}

/** Whether bytes are ASCII without zeros. Eight are looked at together. */
function isPlain(bytes: Uint8Array): boolean {
  const isPlainByte = (byte: number) => byte > 0 && byte < 128;
  // Words begin at every fourth byte of a buffer.
  const first = -bytes.byteOffset & 3;
  if (bytes.length < first) return bytes.every(isPlainByte);
  const words = new Int32Array(bytes.buffer, bytes.byteOffset + first, ((bytes.length - first) >> 3) * 2);
  // A zero has its highest bit set once one is taken off.
  for (let at = 0; at < words.length; at += 2) {
    const one = words[at] ?? 0;
    const other = words[at + 1] ?? 0;
    if (((one | other | (one - 0x01010101) | (other - 0x01010101)) & 0x80808080) !== 0) return false;
  }
  return bytes.subarray(0, first).every(isPlainByte) && bytes.subarray(first + 4 * words.length).every(isPlainByte);
}

/** Where the first zero character stands, in bytes (of UTF-16 with a mark two less): what holds one is no text. -1 where none does. */
export function zeroIn(bytes: Uint8Array, text: string, encoding: Encoding): number {
  const zero = text.indexOf('\0');
  if (zero === -1) return -1;
  return encoding.startsWith('utf-16') ? 2 * zero : bytes.indexOf(0);
}
