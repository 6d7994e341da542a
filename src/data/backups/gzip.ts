/** Limits of decompression: bytes in all, and a multiple of the compressed size. They stop decompression bombs. */
const MOST_UNPACKED = 2 ** 30;
const MOST_TIMES = 200;

/**
 * The decompressor gets this many bytes at a time: browsers queue the whole output of one portion, about 1,000 times as
 * much.
 */
const PORTION = 2 ** 16;

/** Thrown if a file decompresses to more bytes than it declares, or than a file of its size can hold. */
export class UnpacksTooLarge extends Error {}

/**
 * Compresses a file with gzip. Returns it unchanged if the browser cannot compress, or if `unpacked` would reject the
 * result.
 */
export async function packed(file: Blob): Promise<Blob> {
  if (typeof CompressionStream === 'undefined' || file.size > MOST_UNPACKED) return file;
  const compressed = await new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob();
  return file.size > compressed.size * MOST_TIMES ? file : compressed;
}

/**
 * Decompresses a gzip file. Rejects with `UnpacksTooLarge` as soon as the output exceeds `declared`, 1 GB or 200 times
 * the compressed size, and with the browser's error if the file is damaged.
 */
export async function unpacked(file: Blob, declared = MOST_UNPACKED): Promise<ArrayBuffer> {
  const most = Math.min(declared, MOST_UNPACKED, file.size * MOST_TIMES);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = portions(file).pipeThrough(new DecompressionStream('gzip')).getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    size += chunk.value.length;
    if (size > most) {
      await reader.cancel();
      throw new UnpacksTooLarge();
    }
    chunks.push(chunk.value);
  }
  return new Blob(chunks).arrayBuffer();
}

function portions(file: Blob): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream({
    pull: async (controller) => {
      if (at >= file.size) {
        controller.close();
        return;
      }
      const portion = file.slice(at, (at += PORTION));
      controller.enqueue(new Uint8Array(await portion.arrayBuffer()));
    },
  });
}
