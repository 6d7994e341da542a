import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../../server/database/database';
import { openDatabase } from '../../../server/database/openDatabase';
import { emptyDatabaseFolder } from './emptyDatabase';

let files: Promise<Blob> | undefined;

/** Databases that other tests have closed, without their rows. */
const free: Database[] = [];

/**
 * Opens a database in memory that has the tables and no rows. The first one of the test files that share their modules gets its
 * tables in a folder, and each further one starts with a copy of its files, or was closed by another of these test files.
 */
export async function openMemoryDatabase(): Promise<Database> {
  const database = free.pop() ?? (await openDatabase({ files: await (files ??= createFiles()) }));
  const { endings } = globalThis;
  if (!endings) return database;
  let emptying: Promise<void> | undefined;
  return { ...database, close: async () => (emptying ??= empty(database, endings)) };
}

async function empty(database: Database, endings: SharedEndings): Promise<void> {
  const tables = await database.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'migration'",
  );
  await database.transaction(async (_query, run) => {
    // Without the triggers, which refuse that a log is changed.
    await run("set local session_replication_role = 'replica'");
    await run(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  });
  endings.add(database.close);
  free.push(database);
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
