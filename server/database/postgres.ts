import pg from 'pg';
import type { Database, Query } from './database';

const INT8 = 20;
const OLDEST = 140_000;
const MOST_CONNECTIONS = 10;

/** Any number: locks of two numbers are apart from those of one. */
const LOCK = 7_355_610;

/** In milliseconds. */
const STATEMENT_TIMEOUT = 30_000;
const CONNECT_TIMEOUT = 10_000;
const RECONNECT_DELAY = 1_000;

const types: pg.CustomTypesConfig = {
  // Positions are below the safe integers.
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === INT8 ? Number : (pg.types.getTypeParser(id, format) as (text: string) => unknown),
};

/** Connects to a PostgreSQL server. Throws an error with a sentence if it does not answer or is too old. */
export async function openPostgres(url: string): Promise<Database> {
  const settings = { connectionString: url, types, connectionTimeoutMillis: CONNECT_TIMEOUT };
  const pool = new pg.Pool({ ...settings, max: MOST_CONNECTIONS, statement_timeout: STATEMENT_TIMEOUT });
  // An idle connection that breaks is replaced by the next query.
  pool.on('error', () => undefined);
  // One that breaks between two statements of a request fails the next statement. Unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const queryOf =
    (connection: pg.Pool | pg.PoolClient): Query =>
    async <Row extends object>(text: string, values: readonly unknown[] = []) =>
      (await connection.query<Row & pg.QueryResultRow>(text, [...values])).rows;
  const query = queryOf(pool);
  const transaction: Database['transaction'] = async (act) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const result = await act(queryOf(client), async (script) => client.query(script));
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      // A connection that cannot undo the transaction is closed.
      await client.query('rollback').then(
        () => client.release(),
        (reason: unknown) => client.release(reason instanceof Error ? reason : true),
      );
      throw error;
    }
  };
  try {
    const [row] = await query<{ version: number }>("select current_setting('server_version_num')::int as version");
    if (!row || row.version < OLDEST) throw new Error('the server is older than version 14');
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database of DATABASE_URL cannot be used: ${reason}.`, { cause: error });
  }

  return {
    query,
    transaction,
    alone: async (name, act) => alone(settings, name, act),
    listen: async (channel, onNotice) => listen(settings, channel, onNotice),
    driver: { kind: 'postgres', pool },
    close: async () => pool.end(),
  };
}

/** Holds a lock with its own connection, because those of the pool may all be waiting for the same lock. */
async function alone<Result>(settings: pg.ClientConfig, name: string, act: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ ...settings, statement_timeout: STATEMENT_TIMEOUT });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1, hashtext($2))', [LOCK, name]);
    return await act();
  } finally {
    // The lock ends with its connection.
    await client.end().catch(() => undefined);
  }
}

/** Listens with its own connection, and connects again when that breaks. */
async function listen(settings: pg.ClientConfig, channel: string, onNotice: (text: string) => void) {
  let isOver = false;
  let current: pg.Client | undefined;
  let waiting: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const client = new pg.Client(settings);
    current = client;
    client.on('notification', ({ payload = '' }) => onNotice(payload));
    client.on('error', () => undefined);
    client.on('end', () => {
      if (!isOver && current === client) waiting = setTimeout(reconnect, RECONNECT_DELAY);
    });
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  }
  function reconnect(): void {
    connect().then(
      () => onNotice(''),
      () => {
        if (!isOver) waiting = setTimeout(reconnect, RECONNECT_DELAY);
      },
    );
  }
  await connect();
  return async () => {
    isOver = true;
    clearTimeout(waiting);
    await current?.end();
  };
}
