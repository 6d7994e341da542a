import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../../server/database/database';
import { openDatabase } from '../../../server/database/openDatabase';
import { emptyDatabaseFolder } from './emptyDatabase';

let files: Promise<Blob> | undefined;

/**
 * Opens a new database in memory that has the tables and no rows. The first one of the test files that share their modules gets
 * its tables in a folder, and each database starts with a copy of its files.
 */
export async function openMemoryDatabase(): Promise<Database> {
  files ??= createFiles();
  return openDatabase({ files: await files });
}

async function createFiles(): Promise<Blob> {
  const folder = mkdtempSync(join(tmpdir(), 'splitpay-tables-'));
  const { driver, close } = await openDatabase({ folder, emptyDatabase: await emptyDatabaseFolder() });
  if (driver.kind !== 'pglite') throw new Error('A database in a folder is PGlite');
  const created = await driver.pglite.dumpDataDir('none');
  await close();
  rmSync(folder, { recursive: true });
  return created;
}
