import { randomUUID } from 'node:crypto';
import type { Database } from './database/database';

/**
 * The id of this server's data. It is another one if the tables are in another database cluster than before, which they are
 * after a restore from a backup of PostgreSQL on another machine.
 */
export async function readBackendId(database: Database): Promise<string> {
  const origin = await originOf(database);
  return database.transaction(async (query) => {
    await query('lock table backend in exclusive mode');
    const [stored] = await query<{ id: string; origin: string }>('select id, origin from backend');
    if (stored?.origin === origin) return stored.id;
    return renew(query, origin);
  });
}

/** Gives a restored server another id, so that pages ask before they send their changes again. */
export async function renewBackendId(database: Database): Promise<string> {
  const origin = await originOf(database);
  return database.transaction(async (query) => renew(query, origin));
}

async function renew(query: Database['query'], origin: string): Promise<string> {
  const id = randomUUID();
  await query('delete from backend');
  await query('insert into backend (id, origin) values ($1, $2)', [id, origin]);
  return id;
}

/** The cluster and the database. Some servers do not show the id of the cluster to everybody. */
async function originOf({ query }: Database): Promise<string> {
  const [database] = await query<{ oid: string }>(
    'select oid::text as oid from pg_database where datname = current_database()',
  );
  const cluster = await query<{ id: string }>('select system_identifier::text as id from pg_control_system()').catch(
    () => [],
  );
  return `${cluster[0]?.id ?? ''} ${database?.oid ?? ''}`;
}
