import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClickhouseClient, Question } from '../../../server/engines/clickhouse/client';
import { rowBinary } from '../../../server/engines/clickhouse/rowBinary';

type Session = { query: (sql: string, format?: string) => string; close: () => void };

/** The folder in which `npm install chdb@3.4.0` ran. The package has 550 MB, so that this one does not depend on it. */
const folder = process.env.CHDB_FOLDER;

/** A newer ClickHouse in this process, with the functions of the client. Undefined if it is not installed. */
export function openNewerClickhouse(): (ClickhouseClient & { close: () => void }) | undefined {
  if (folder === undefined) return undefined;
  const { Session } = createRequire(join(folder, 'package.json'))('chdb') as { Session: new () => Session };
  const session = new Session();
  const files = mkdtempSync(join(tmpdir(), 'splitpay-chdb-'));
  const command = (sql: string) => Promise.resolve(void session.query(sql));

  async function readIn(table: string, ...[shape, rows]: Parameters<typeof rowBinary>): Promise<void> {
    const file = join(files, 'rows.bin');
    rmSync(file, { force: true });
    let size = 0;
    for await (const portion of rowBinary(shape, rows)) {
      appendFileSync(file, portion);
      size += portion.length;
    }
    const structure = Object.entries(shape).map(([name, kind]) => `${name} ${kind}`);
    if (size > 0)
      session.query(`INSERT INTO ${table} SELECT * FROM file('${file}', 'RowBinary', '${structure.join(', ')}')`);
  }

  async function answer<Row>({ sql, tables = [], signal }: Question): Promise<Row[]> {
    signal?.throwIfAborted();
    for (const { name, structure, rows } of tables) {
      const columns = structure
        .split(', ')
        .map((column) => column.split(' ') as [string, 'UInt64' | 'Int64' | 'String']);
      session.query(`CREATE OR REPLACE TEMPORARY TABLE ${name} (${structure})`);
      const named = rows.map((row) => Object.fromEntries(row.map((value, at) => [columns[at]![0], value])));
      await readIn(name, Object.fromEntries(columns), named);
    }
    return (JSON.parse(session.query(sql, 'JSONCompact')) as { data: Row[] }).data;
  }

  /** Questions have tables of the same names, so that they are asked one after the other. */
  let last: Promise<unknown> = Promise.resolve();

  return {
    database: 'default',
    cluster: undefined,
    ask<Row extends readonly unknown[]>(question: Question): Promise<Row[]> {
      const asked = last.catch(() => undefined).then(() => answer<Row>(question));
      last = asked;
      return asked;
    },
    command,
    commandOnFirst: command,
    insert: readIn,
    ping: () => Promise.resolve(),
    close: () => {
      session.close();
      rmSync(files, { recursive: true });
    },
  } as ClickhouseClient & { close: () => void };
}
