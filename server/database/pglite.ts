import { PGlite, type Transaction } from '@electric-sql/pglite';
import { createTurns } from '../turns';
import type { Database, Query } from './database';

const INT8 = 20;

/** Instead of 128 MB, all of which the process would occupy. The system caches the files of the database, too. */
const SHARED_BUFFERS = '32MB';

/** Opens PGlite in a folder, or in memory (`memory://`), there with its files as a tar archive if there are any. */
export async function openPglite(folder: string, files?: Blob): Promise<Database> {
  // Positions are below the safe integers.
  const pglite = new PGlite(folder, {
    ...(files && { loadDataDir: files }),
    parsers: { [INT8]: Number },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  });
  await pglite.waitReady;
  const inTurn = createTurns();
  const queryOf =
    (connection: PGlite | Transaction): Query =>
    async (text, values = []) =>
      (await connection.query<never>(text, [...values])).rows;

  return {
    query: queryOf(pglite),
    transaction: async (act) =>
      pglite.transaction((transaction) => act(queryOf(transaction), async (script) => transaction.exec(script))),
    // One process at a time can open the database, and runs acts in their order.
    alone: async (name, act) => inTurn(name, act),
    listen: async (channel, onNotice) => {
      const stop = await pglite.listen(channel, onNotice);
      return async () => (pglite.closed ? undefined : stop());
    },
    driver: { kind: 'pglite', pglite },
    close: async () => pglite.close(),
  };
}
