import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmptyDatabase } from '../../../server/database/emptyDatabase';

let created: Promise<string> | undefined;

/**
 * The folder of an empty PGlite, which nobody may change. Creating one takes several seconds of processor time, so the test files
 * that share their modules share it.
 */
export async function emptyDatabaseFolder(): Promise<string> {
  return (created ??= create());
}

async function create(): Promise<string> {
  const parent = mkdtempSync(join(tmpdir(), 'splitpay-empty-'));
  process.once('exit', () => rmSync(parent, { recursive: true, force: true }));
  const folder = join(parent, 'database');
  await createEmptyDatabase(folder);
  return folder;
}
