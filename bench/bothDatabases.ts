import { findPostgres, startPostgres } from '../__tests__/server/postgres';

/** Calls `measure` with PGlite, and with a PostgreSQL if there is one. */
export async function measureOnBoth(measure: (name: string, url: string | undefined) => Promise<void>): Promise<void> {
  await measure('PGlite', undefined);
  const binaries = findPostgres();
  if (binaries === undefined) return;
  const postgres = await startPostgres(binaries);
  try {
    await measure('PostgreSQL', postgres.url);
  } finally {
    await postgres.stop();
  }
}
