import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { SEGMENT_FORMAT } from '@/protocol/segments';

/** In hexadecimal digits: the SHA-256 of the rest of the file, which it starts with. */
const DIGEST_LENGTH = 64;
const HASH = /^[0-9a-f]{64}$/;

/** The fastest level: a higher one needs four times as long for a third less. */
const LEVEL = 1;
const [compress, decompress] = [promisify(gzip), promisify(gunzip)];

export type SegmentFiles = Awaited<ReturnType<typeof openSegmentFiles>>;

/**
 * The compressed texts of segments, each in a file that is named by the hash of the last entry of its range. That hash covers all
 * entries before it, so that the name is that of another file if the history is another one, as after a restore of a backup.
 */
export async function openSegmentFiles(folder: string) {
  const formatFolder = join(folder, `format-${SEGMENT_FORMAT}`);
  await mkdir(formatFolder, { recursive: true });
  // An earlier format is made from the entries, too, and nobody reads it any more.
  await rm(join(folder, `format-${SEGMENT_FORMAT - 1}`), { recursive: true, force: true });
  const pathOf = (hash: string) => {
    // A text that is not a hash must not become a path.
    if (!HASH.test(hash)) throw new Error('A segment is named by the hash of an entry');
    return join(formatFolder, hash);
  };

  /** The compressed text. Undefined if the file is missing or damaged. */
  async function find(hash: string): Promise<Buffer | undefined> {
    const file = await readFile(pathOf(hash)).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    });
    const bytes = file?.subarray(DIGEST_LENGTH);
    return bytes && digestOf(bytes) === file?.toString('latin1', 0, DIGEST_LENGTH) ? bytes : undefined;
  }

  return {
    find,
    /** Stores a text, and returns it as it is compressed. */
    async put(hash: string, text: string): Promise<Buffer> {
      const bytes = await compress(text, { level: LEVEL });
      const temporary = join(formatFolder, `${randomUUID()}.part`);
      try {
        await writeFile(temporary, [digestOf(bytes), bytes]);
        await rename(temporary, pathOf(hash));
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      return bytes;
    },
    textOf: async (bytes: Buffer): Promise<string> => (await decompress(bytes)).toString(),
  };
}

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
