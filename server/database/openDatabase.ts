import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database';
import { copyEmptyDatabase } from './emptyDatabase';
import { takeFolder } from './folderLock';
import { migrate } from './migrate';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';

/**
 * Opens the database and brings its tables to the newest version. With `url` (`postgres://…`) it is a PostgreSQL server of
 * version 14 or newer; otherwise PGlite in the folder `database` of `folder`, which one process at a time can open.
 * Without both, it is in memory, empty or with the tables and rows of `files`, a tar archive. Throws an error with a sentence for the operator if that is not possible.
 */
export async function openDatabase({
  url,
  folder,
  emptyDatabase,
  files,
  migrations,
}: {
  url?: string | undefined;
  folder?: string | undefined;
  /** The folder of an empty PGlite, with which a new folder starts. Without one, PGlite creates its files. */
  emptyDatabase?: string | undefined;
  files?: Blob | undefined;
  /** The folder of the numbered SQL files. */
  migrations?: string | undefined;
}): Promise<Database> {
  const database = url === undefined ? await openFolder(folder, emptyDatabase, files) : await openPostgres(url);
  let closing: Promise<void> | undefined;
  try {
    await migrate(database, migrations);
    return { ...database, close: async () => (closing ??= database.close()) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openFolder(
  folder: string | undefined,
  emptyDatabase: string | undefined,
  files: Blob | undefined,
): Promise<Database> {
  if (folder === undefined) return openPglite('memory://', files);
  await mkdir(folder, { recursive: true });
  const leave = takeFolder(folder);
  try {
    const path = join(folder, 'database');
    if (emptyDatabase !== undefined) await copyEmptyDatabase(emptyDatabase, path);
    const database = await openPglite(path);
    return {
      ...database,
      close: async () => {
        await database.close();
        leave();
      },
    };
  } catch (error) {
    leave();
    throw error;
  }
}
