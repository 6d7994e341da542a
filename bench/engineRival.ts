import pg from 'pg';
import { findPostgres, startPostgres } from '../__tests__/server/postgres';

const SCHEMA = `create table raw (reference text, merchant text, amount numeric, date text, status text, currency text, customer text, fee numeric,
  description text, card text)`;
const TABLE = `create table payments as select reference as id, substring(merchant from 17)::int + 1 as merchant, (amount * 100)::bigint as amount, date,
  (case status when 'Completed' then 0 when 'Pending' then 1 else 2 end)::smallint as status, (fee * 100)::bigint as processor_fee, 0::bigint as platform_fee,
  lower(reference || ' ' || customer || ' ' || description || ' ' || card) as search_text from raw`;
const INDEXES = [
  'create extension if not exists pg_trgm',
  'alter table payments add primary key (id)',
  'create index on payments (date desc, id)',
  'create index on payments (date, id)',
  'create index on payments (merchant, date, id) include (amount, processor_fee, platform_fee, status)',
  'create index on payments (amount, id)',
  'create index on payments (amount desc, id)',
  'create index on payments (status, id)',
  'create index on payments using gin (search_text gin_trgm_ops)',
  'vacuum analyze payments',
];

/** PostgreSQL with the same payments, unless it is not installed. `print` says how long it took. */
export async function openRival(files: readonly string[], print: (text: string) => void) {
  const binaries = findPostgres();
  if (!binaries) return undefined;
  const server = await startPostgres(binaries);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const start = performance.now();
  await client.query(SCHEMA);
  for (const file of files) await client.query(`copy raw from '${file}' with (format csv, header)`);
  await client.query(TABLE);
  await client.query('drop table raw');
  for (const statement of INDEXES) await client.query(statement);
  print(`PostgreSQL has them, with its indexes, after ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return {
    query: async (sql: string) => client.query(sql),
    stop: async () => {
      await client.end();
      await server.stop();
    },
  };
}
