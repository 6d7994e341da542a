import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeDataSet } from '@/data/dataSets/format/decode';
import { refused } from '../problems';

const HASH = /^[0-9a-f]{64}$/;

/**
 * Data sets as files of a folder, named by the SHA-256 of their bytes. A file is complete as soon as it has its name, also
 * after a loss of power.
 */
export async function openDataSetFiles(folder: string) {
  await mkdir(folder, { recursive: true });
  // A text that is not a hash must not become a path.
  const pathOf = (hash: string) => (HASH.test(hash) ? join(folder, hash) : undefined);

  async function find(hash: string): Promise<{ path: string; size: number } | undefined> {
    const path = pathOf(hash);
    if (path === undefined) return undefined;
    try {
      return { path, size: (await stat(path)).size };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async function read(hash: string): Promise<ArrayBuffer | undefined> {
    const found = await find(hash);
    return found && bytesOf(found.path);
  }

  /**
   * Stores a data set. Throws the problem `too-large` above `mostBytes`, and `rows-missing` if the bytes are not those of the
   * hash or cannot be read as a data set.
   */
  async function put(hash: string, bytes: AsyncIterable<Uint8Array>, mostBytes: number): Promise<void> {
    const path = pathOf(hash);
    if (path === undefined) throw refused('malformed', 'A data set is named by 64 hexadecimal digits.');
    if (await find(hash)) {
      // Somebody needs it from now on, so that it is as young as a new one.
      const now = new Date();
      await utimes(path, now, now);
      return;
    }
    const temporary = join(folder, `${randomUUID()}.part`);
    try {
      const written = await write(temporary, bytes, mostBytes);
      if (written !== hash) throw refused('rows-missing', 'The rows were damaged on their way. Send them again.');
      const decoded = decodeDataSet(await bytesOf(temporary));
      if ('problem' in decoded)
        throw refused(
          'rows-missing',
          decoded.problem === 'of a newer version'
            ? 'The rows are of a newer version than this server can read. Ask your administrator to update it.'
            : 'These bytes are not rows that this server can read.',
        );
      await rename(temporary, path);
      await syncFolder(folder);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  /** Removes a data set, unless it was stored after this time, also for others. */
  async function remove(hash: string, storedBefore: Date): Promise<void> {
    const found = await find(hash);
    if (found && (await stat(found.path)).mtime < storedBefore) await rm(found.path, { force: true });
  }

  return { find, read, put, remove, has: async (hash: string) => (await find(hash)) !== undefined };
}

export type DataSetFiles = Awaited<ReturnType<typeof openDataSetFiles>>;

/** Writes a file to the disk and returns its hash. */
async function write(path: string, bytes: AsyncIterable<Uint8Array>, mostBytes: number): Promise<string> {
  const hash = createHash('sha256');
  let size = 0;
  const file = await open(path, 'wx');
  try {
    for await (const part of bytes) {
      size += part.byteLength;
      if (size > mostBytes)
        throw refused(
          'too-large',
          `The rows have more than the ${Math.floor(mostBytes / 1_000_000)} MB that this server accepts.`,
        );
      hash.update(part);
      await file.write(part);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return hash.digest('hex');
}

/** Without it, the new name may be lost when the power fails. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function bytesOf(path: string): Promise<ArrayBuffer> {
  const { buffer, byteOffset, byteLength } = await readFile(path);
  return buffer.slice(byteOffset, byteOffset + byteLength);
}
