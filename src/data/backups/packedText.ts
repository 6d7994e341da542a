import { packed, unpacked } from './gzip';

/** Bytes are converted to text in portions of this size, because a call has a limited number of arguments. */
const PORTION = 2 ** 15;
/** The first bytes of a gzip file. */
const GZIP = [0x1f, 0x8b];

/** Encodes a file as text, for formats that cannot contain bytes. */
export async function textOfFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await (await packed(file)).arrayBuffer());
  let characters = '';
  for (let at = 0; at < bytes.length; at += PORTION)
    characters += String.fromCharCode(...bytes.subarray(at, at + PORTION));
  return btoa(characters);
}

/** Decodes the text to a file. Rejects if the text is damaged, or if `unpacked` rejects its size. */
export async function fileOfText(text: string): Promise<ArrayBuffer> {
  const characters = atob(text);
  const bytes = new Uint8Array(characters.length);
  for (let at = 0; at < characters.length; at += 1) bytes[at] = characters.charCodeAt(at);
  const isPacked = GZIP.every((byte, at) => bytes[at] === byte);
  return isPacked ? unpacked(new Blob([bytes])) : bytes.buffer;
}
