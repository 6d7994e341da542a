import type { Database } from '../../../server/database/database';
import { openDatabase } from '../../../server/database/openDatabase';

let files: Promise<Blob> | undefined;

/**
 * Opens a new database in memory that has the tables and no rows. Creating one takes two seconds of processor time, so the
 * first one of the test files that share their modules is created, and each database starts with a copy of its files.
 */
export async function openMemoryDatabase(): Promise<Database> {
  files ??= createFiles();
  return openDatabase({ files: await files });
}

async function createFiles(): Promise<Blob> {
  const { driver, close } = await openDatabase({});
  if (driver.kind !== 'pglite') throw new Error('A database in memory is PGlite');
  const created = await driver.pglite.dumpDataDir('none');
  await close();
  return created;
}
