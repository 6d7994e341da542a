import { existsSync } from 'node:fs';
import { chmod, cp, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openPglite } from './pglite';

/** Made by the build of the server. npm starts in the folder of the product. */
export const EMPTY_DATABASE = resolve('.cache/team/database');

/** Creates an empty PGlite in a folder, instead of one that is there. */
export async function createEmptyDatabase(folder = EMPTY_DATABASE): Promise<void> {
  const unfinished = `${folder}-${process.pid}`;
  const database = await openPglite(unfinished);
  await database.close();
  // PGlite lets everybody write to its files, and this folder is not as private as that of the server.
  for (const file of await readdir(unfinished, { recursive: true, withFileTypes: true })) {
    if (file.isFile()) await chmod(join(file.parentPath, file.name), 0o644);
  }
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
}

/**
 * Copies the empty PGlite of the build to a folder, unless a database is there or the build made none. To create one, PGlite
 * runs a second PostgreSQL in memory, which needs 500 MB more. The copy gets its name when it is complete, so that a crash
 * leaves no part of a database.
 */
export async function copyEmptyDatabase(source: string, folder: string): Promise<void> {
  if (existsSync(folder) || !existsSync(source)) return;
  const unfinished = `${folder}-unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await cp(source, unfinished, { recursive: true });
  await rename(unfinished, folder);
}
