import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LARGEST_FILE } from '@/data/reading/sourceFile';
import type { EnginePart } from '@/protocol/engine';
import type { Query } from '../../database/database';
import { refused } from '../../problems';
import type { PartToRead } from '../ingestion/readParts';

/** The numbers of parts that programs sent begin here. */
export const FIRST_SENT = 1_000_000;

/** In milliseconds. */
const YOUNG = 3_600_000;

type PartRow = { number: number; name: string; hash: string; bytes: number };

export type PartFiles = ReturnType<typeof createPartFiles>;

/**
 * The files of engine workspaces, in the order of their numbers. They stay, because the tables of the engine are built from
 * them. A file is complete as soon as the database names it.
 */
export function createPartFiles(query: Query, folder: string) {
  const pathOf = (workspace: string, hash: string) => join(folder, workspace, hash);
  const toRead = (workspace: string, parts: readonly PartRow[]): PartToRead[] =>
    parts.map(({ number, name, hash, bytes }) => ({ number, name, bytes, path: pathOf(workspace, hash) }));
  const COLUMNS = 'select number, name, hash, bytes from engine_part where workspace = $1';

  return {
    /** The parts of people. */
    list: async (workspace: string): Promise<EnginePart[]> =>
      query<PartRow>(`${COLUMNS} and not is_sent order by number`, [workspace]),

    /** All parts as the ingestion reads them. */
    all: async (workspace: string): Promise<PartToRead[]> =>
      toRead(workspace, await query<PartRow>(`${COLUMNS} order by number`, [workspace])),

    /** The parts of programs that the engine may lack, because a send did not end. */
    unstored: async (workspace: string): Promise<PartToRead[]> =>
      toRead(workspace, await query<PartRow>(`${COLUMNS} and not is_stored order by number`, [workspace])),

    /**
     * Stores a part. The same number with the same bytes changes nothing, and other bytes replace the earlier ones. Throws the
     * problem `too-large` for a file that no import reads.
     */
    async put(
      workspace: string,
      { number, name, by, at }: { number: number; name: string; by: string; at: string },
      bytes: AsyncIterable<Uint8Array>,
    ): Promise<EnginePart> {
      await mkdir(join(folder, workspace), { recursive: true });
      const temporary = join(folder, workspace, `${randomUUID()}.part`);
      try {
        const written = await write(temporary, bytes);
        await rename(temporary, pathOf(workspace, written.hash));
        await query(
          `insert into engine_part (workspace, number, name, hash, bytes, is_sent, is_stored, added_by, added_at)
           values ($1, $2, $3, $4, $5, $6, not $6, $7, $8)
           on conflict (workspace, number) do update set name = $3, hash = $4, bytes = $5, added_by = $7, added_at = $8`,
          [workspace, number, name, written.hash, written.bytes, number >= FIRST_SENT, by, at],
        );
        return { number, name, ...written };
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },

    /** Removes a part of a person. Its payments go when the parts are read again. */
    async remove(workspace: string, number: number): Promise<void> {
      await query('delete from engine_part where workspace = $1 and number = $2 and not is_sent', [workspace, number]);
    },

    /** Removes the files that no part has any more. Younger ones may belong to a part that is being stored. */
    async removeOthers(workspace: string): Promise<void> {
      const parts = await query<PartRow>(COLUMNS, [workspace]);
      const named = new Set(parts.map(({ hash }) => hash));
      const names = await readdir(join(folder, workspace)).catch(() => []);
      for (const name of names) {
        const path = pathOf(workspace, name);
        if (!named.has(name) && (await stat(path)).mtimeMs < Date.now() - YOUNG) await rm(path, { force: true });
      }
    },

    /** The number of the next part that a program sends. */
    async nextSent(workspace: string): Promise<number> {
      const [last] = await query<{ number: number }>(
        `select coalesce(max(number), ${FIRST_SENT - 1}) as number from engine_part where workspace = $1 and is_sent`,
        [workspace],
      );
      return (last?.number ?? FIRST_SENT - 1) + 1;
    },
  };
}

/** The workspaces with parts of programs that the engine may lack. */
export const listUnstored = async (query: Query): Promise<{ id: string; team: string }[]> =>
  query(
    `select id, team from workspace where id in (select workspace from engine_part where not is_stored) order by id`,
  );

/** Notes that the engine has the parts of programs up to this number. */
export async function markStored(query: Query, workspace: string, last: number): Promise<void> {
  await query('update engine_part set is_stored = true where workspace = $1 and number <= $2 and not is_stored', [
    workspace,
    last,
  ]);
}

async function write(path: string, bytes: AsyncIterable<Uint8Array>): Promise<{ hash: string; bytes: number }> {
  const hash = createHash('sha256');
  let size = 0;
  const file = await open(path, 'wx');
  try {
    for await (const portion of bytes) {
      size += portion.byteLength;
      if (size > LARGEST_FILE)
        throw refused('too-large', `A part has at most ${Math.floor(LARGEST_FILE / 2 ** 20)} MB. Divide the file.`);
      hash.update(portion);
      await file.write(portion);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { hash: hash.digest('hex'), bytes: size };
}
