import type { PGlite } from '@electric-sql/pglite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';

const NO_TRANSACTIONS = 'The accounts use no transactions: those of the log would wait for them';

/**
 * Lets the accounts use the PGlite of the logs. It has one connection, and each statement is a separate transaction: a
 * transaction over several statements would also include those that the logs send meanwhile.
 */
export function createPgliteDialect(database: PGlite): Dialect {
  const connection: DatabaseConnection = {
    executeQuery: async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
      const { rows, affectedRows } = await database.query<R>(sql, [...parameters]);
      return { rows, numAffectedRows: BigInt(affectedRows ?? 0) };
    },
    streamQuery: () => {
      throw new Error('PGlite answers with all rows at once');
    },
  };
  const refuse = () => Promise.reject(new Error(NO_TRANSACTIONS));
  const nothing = () => Promise.resolve();
  const driver: Driver = {
    init: nothing,
    acquireConnection: () => Promise.resolve(connection),
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: nothing,
    // The logs close the database.
    destroy: nothing,
  };
  return {
    createDriver: () => driver,
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
  };
}
