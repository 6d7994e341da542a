import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';

/** In bytes: what is read from the disk in one step. */
const STEP = 1 << 20;

/**
 * A file of the disk as the readers of `src/data` take it. They read its name, size and time, and its bytes as a stream, so
 * that the file is never in memory as a whole.
 */
export function partFile(path: string, { name, size, order }: { name: string; size: number; order: number }): File {
  const stream = () =>
    Readable.toWeb(createReadStream(path, { highWaterMark: STEP })) as unknown as ReadableStream<Uint8Array>;
  // The number of the part is its time: the newest file counts if an id is in two.
  return { name, size, lastModified: order, type: '', stream } as Pick<
    File,
    'name' | 'size' | 'lastModified' | 'type' | 'stream'
  > as File;
}
