import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Database } from './database';

/** Any number that other users of the database do not lock. */
const LOCK = 7_355_608;

/**
 * Runs the SQL files of a folder that the database has not run yet, in the order of their names, all in one transaction.
 * Other processes wait until it is over. Throws if the database was used by a newer version of the server.
 */
export async function migrate(database: Database, folder = resolve('server/database/migrations')): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const scripts = await Promise.all(names.map(async (name) => readFile(join(folder, name), 'utf8')));
  await database.transaction(async (query, run) => {
    await query('select pg_advisory_xact_lock($1)', [LOCK]);
    await query(
      'create table if not exists migration (name text primary key, run_at timestamptz not null default now())',
    );
    const done = new Set((await query<{ name: string }>('select name from migration')).map(({ name }) => name));
    const unknown = [...done].find((name) => !names.includes(name));
    if (unknown !== undefined)
      throw new Error(
        `The database has the migration ${unknown} of a newer server. Start that version, or restore a backup.`,
      );
    for (const [index, name] of names.entries()) {
      if (done.has(name)) continue;
      await run(scripts[index] ?? '');
      await query('insert into migration (name) values ($1)', [name]);
    }
  });
}
