import { packed, unpacked } from './gzip';

/** So many bytes become text at once: a call does not take more arguments than these. */
const PORTION = 2 ** 15;
/** What gzip begins with. */
const GZIP = [0x1f, 0x8b];

/** A file as text, for a place where bytes cannot stand. */
export async function textOfFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await (await packed(file)).arrayBuffer());
  let characters = '';
  for (let at = 0; at < bytes.length; at += PORTION)
    characters += String.fromCharCode(...bytes.subarray(at, at + PORTION));
  return btoa(characters);
}

/** The file of such a text; rejects where it is damaged, or unpacks to more than `unpacked` accepts. */
export async function fileOfText(text: string): Promise<ArrayBuffer> {
  const characters = atob(text);
  const bytes = new Uint8Array(characters.length);
  for (let at = 0; at < characters.length; at += 1) bytes[at] = characters.charCodeAt(at);
  const isPacked = GZIP.every((byte, at) => bytes[at] === byte);
  return isPacked ? unpacked(new Blob([bytes])) : bytes.buffer;
}
