import type { PGlite } from '@electric-sql/pglite';
import { type Dialect, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { createPgliteDialect } from './pgliteDialect';

/** The database of the logs, in which the accounts have their own tables. */
type Driver = { kind: 'postgres'; pool: Pool } | { kind: 'pglite'; pglite: PGlite };

/** Any number that other users of the database do not lock. The migrations of the logs have another one. */
const LOCK = 7_355_609;

export type AccountStorage = {
  dialect: Dialect;
  /** Runs the creation of tables while no other server process does it. */
  alone: (act: () => Promise<void>) => Promise<void>;
};

export function createAccountStorage(driver: Driver): AccountStorage {
  if (driver.kind === 'pglite') {
    return { dialect: createPgliteDialect(driver.pglite), alone: async (act) => act() };
  }
  const { pool } = driver;
  return {
    dialect: new PostgresDialect({ pool }),
    alone: async (act) => {
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [LOCK]);
        await act();
        await client.query('select pg_advisory_unlock($1)', [LOCK]);
      } finally {
        // Closing the connection ends its locks, if it still has any.
        client.release(true);
      }
    },
  };
}
